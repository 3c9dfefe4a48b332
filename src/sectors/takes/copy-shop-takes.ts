import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const copyShopTakes = {
  copy_shop: {
    scenes: [
      {
        buyer: 'household',
        scene: {
          es: 'Piden en la escuela el certificado en papel, el de vacunas y dos fotos, antes del viernes. Entre las tres cosas suman ocho hojas y ninguna impresora.',
          en: 'School wants the certificate on paper, the vaccination card and two photographs by Friday. That makes eight sheets and no printer.',
        },
        stakes: { es: 'Se pierde media mañana de trabajo por unas hojas.', en: 'Half a morning’s work goes on a few sheets.' },
      },
      {
        buyer: 'business',
        scene: {
          es: 'La obra para hasta que llegue el plano corregido, y es un metro de ancho. El estudio lo manda a las siete y cuarto de la mañana.',
          en: 'The site stops until the corrected plan arrives, a yard wide. The architects send it at a quarter past seven in the morning.',
        },
        stakes: {
          es: 'Ocho albañiles esperan de pie lo que tarda un rollo de papel.',
          en: 'Eight builders stand waiting on one roll of paper.',
        },
      },
    ],
    stories: [
      {
        buyer: 'household',
        wish: {
          es: 'Se presenta a unas oposiciones y estudia mejor sobre papel.',
          en: 'There are public exams ahead, and paper is better to study from.',
        },
        obstacle: {
          es: 'Son mil doscientas hojas y en cada sitio cuentan distinto.',
          en: 'It comes to twelve hundred sheets, counted differently in each shop.',
        },
        hurt: { es: 'Acaba leyendo en una pantalla hasta que le escuecen los ojos.', en: 'It gets read on a screen until the eyes sting.' },
      },
      {
        buyer: 'business',
        wish: {
          es: 'Abre su restaurante el sábado y la carta cambió el jueves.',
          en: 'A restaurant opens on Saturday, and its menu changed on Thursday.',
        },
        obstacle: {
          es: 'La imprenta grande no toca nada por debajo de quinientas.',
          en: 'Big printers will not touch fewer than five hundred.',
        },
        hurt: { es: 'Los primeros clientes leen tachones a mano.', en: 'The first guests read crossings-out.' },
      },
    ],
    contrasts: [
      {
        before: { es: 'tres pestañas abiertas y un archivo que no sube', en: 'three tabs open and a file that will not load' },
        after: { es: 'un mensaje con la hora de recogida', en: 'a message with the collection time' },
      },
      {
        before: { es: 'hojas sueltas con la esquina doblada', en: 'loose sheets with folded corners' },
        after: { es: 'tapas, lomo y el nombre bien escrito', en: 'covers, a spine and the name spelt right' },
      },
    ],
    costDoubts: [
      {
        es: 'un minuto de mostrador para cobrar cuatro copias cuesta más que las cuatro copias',
        en: 'a minute at the counter to charge for four copies costs more than the copies',
      },
      {
        es: 'el papel especial se compra por resma y se vende por hoja, y lo que queda amarillea en el estante',
        en: 'special paper is bought by the ream and sold by the sheet, and the rest yellows on its shelf',
      },
    ],
    rivalTests: [
      {
        es: 'Ponerse en la cola rival un lunes a las nueve, medir cuánto avanza y contar cuántos llevan el archivo sin preparar.',
        en: 'Join the rival’s queue on a Monday at nine, time it, and count those whose file is not ready.',
      },
      {
        es: 'Comparar en tres páginas de impresión por internet el coste de cincuenta folletos con envío urgente y la hora límite para pedirlos.',
        en: 'Compare on three online printers what fifty leaflets cost with express post, and the latest hour to order.',
      },
    ],
    steps: [
      {
        es: ['Escanea el código del escaparate', 'Sube el archivo', 'Paga al recoger'],
        en: ['Scan the code in the window', 'Upload the file', 'Pay on collection'],
      },
      {
        buyer: 'business',
        es: ['Abre una cuenta de empresa', 'Manda a cualquier hora', 'Recibe en la oficina'],
        en: ['Open a business account', 'Send at any hour', 'Have it brought to the office'],
      },
    ],
    proofs: [
      {
        es: 'veinte archivos con fallo detectado antes de imprimir, con lo que se corrigió y lo que ahorró',
        en: 'twenty files with a fault caught before printing, what was mended and what it saved',
      },
      {
        es: 'cinco despachos con cuenta abierta y sus encargos de tres meses',
        en: 'five offices with an account, and three months of their jobs',
      },
    ],
    strains: [
      {
        es: 'Una persona prepara archivos y otra cobra; en cuanto falta una, la máquina rápida espera a un humano.',
        en: 'One person readies files and another takes payment, and when either is out the fast machine waits for a human.',
      },
      {
        es: 'El plotter, la guillotina y la encuadernadora caben justos, y cada tesis los cruza en fila.',
        en: 'Plotter, guillotine and binder barely fit, and each thesis crosses all three in turn.',
      },
    ],
    risks: [
      {
        risk: { es: 'sube el papel o escasea un gramaje', en: 'paper goes up, or one weight runs short' },
        hits: 'goods',
        trigger: { es: 'un pedido servido incompleto', en: 'one delivery short of what was ordered' },
        response: {
          es: 'dos almacenes, reserva de un mes y papel equivalente enseñado antes',
          en: 'two warehouses, a month in reserve and an equal paper shown beforehand',
        },
      },
      {
        risk: { es: 'se imprime un documento ajeno por error', en: 'somebody’s papers end up in other hands' },
        hits: 'policy',
        trigger: { es: 'una bandeja con hojas de otra persona', en: 'one tray with another person’s sheets' },
        response: {
          es: 'carpeta por cliente, borrado diario y destructora junto a la caja',
          en: 'a folder for each customer, daily deletion and a shredder by the till',
        },
      },
    ],
    bankAsks: [
      {
        es: 'Querrá el contrato de la máquina, con su cuota por página y su penalización. Importa más que el alquiler.',
        en: 'The machine’s contract will be wanted, with its charge per page and its penalty. It matters more than the rent.',
      },
      {
        es: 'Se preguntará si todavía se imprime. Se responde con encargos de empresa por mes y no con copias sueltas.',
        en: 'Whether people still print is the doubt. Answer with firms’ jobs by the month and not with single copies.',
      },
      {
        es: 'Verá con gusto clientes a cuenta que pagan a su hora, y hay que traer las fechas de cobro.',
        en: 'Account customers who pay on time are welcome, so bring the dates they paid.',
      },
    ],
    peaks: [
      {
        es: 'Se reserva hora de encuadernado y se cobra el doble lo que entra el mismo día, avisado en la puerta.',
        en: 'Binding slots are booked, and same-day work costs double, as a notice on the door says.',
      },
      {
        es: 'El papel y las tapas se compran antes de las entregas y la revisión de máquinas se pide para la semana anterior.',
        en: 'Paper and covers are bought before deadlines, and machines are serviced the week before.',
      },
      {
        es: 'Un estudiante que ya entregó atiende por las tardes, que sabe lo que pide el tribunal.',
        en: 'A student who has handed in works afternoons, knowing what examiners ask.',
      },
    ],
    troughs: [
      {
        es: 'Se visita a comercios con cartas, etiquetas y lonas para la temporada que viene.',
        en: 'Shops are called on with menus, labels and banners for the season to come.',
      },
      {
        es: 'Fotolibros y calendarios con las fotos del móvil ocupan la máquina buena.',
        en: 'Photo books and calendars from phone pictures keep the good machine busy.',
      },
      {
        es: 'Se abre solo por la mañana y se revisan contratos, existencias y precios por tramo.',
        en: 'Mornings only, while contracts, stock and price bands are gone over.',
      },
    ],
  },
} satisfies Partial<Record<TradeId, TradeTakes>>;
