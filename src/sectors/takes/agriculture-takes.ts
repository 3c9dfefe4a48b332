import type { PackTakes } from '../pack-takes.ts';

export const agricultureTakes: PackTakes = {
  packBuyers: { scenes: 'household', stories: 'household', steps: 'household' },
  scenes: [
    {
      buyer: 'business',
      scene: {
        es: 'Quien cocina para cien niños abre la cámara y encuentra lo de siempre, con fecha de envasado y sin nada que diga cuándo salió del campo. Desde la ventana del comedor se ve una finca.',
        en: 'The cook who feeds a hundred children opens the cold room on the usual boxes, with a packing date and nothing to say when they left the field. There is a farm within sight of the dining room.',
      },
      stakes: {
        es: 'Los platos vuelven medio llenos, y lo que se ahorró en la compra se tira con las sobras.',
        en: 'The plates come back half full, and what was saved on the order is scraped into the bin.',
      },
    },
    {
      buyer: 'household',
      scene: {
        es: 'Es domingo, la carretera de vuelta cruza campos y hay un puesto con cajas bonitas. Detrás asoma el camión del mercado central, y quien vende no sabe de qué pueblo viene nada.',
        en: 'It is Sunday, the road home runs through fields, and there is a stall with handsome crates. Behind it stands a lorry from the wholesale market, and the seller cannot say which village anything came from.',
      },
      stakes: {
        es: 'Se compra por el paisaje y se paga a un almacén: a la tierra que se iba mirando no le llega nada.',
        en: 'The view makes the sale and a warehouse takes the money; the land everyone was looking at sees none of it.',
      },
    },
  ],
  stories: [
    {
      buyer: 'household',
      wish: {
        es: 'Creció con un huerto o una granja cerca y ahora vive en un cuarto piso. Echa de menos comer algo que hasta hace un rato estaba en el campo.',
        en: 'Raised near a garden or a farm, they now live on a fourth floor. They miss food that was in a field a little while ago.',
      },
      obstacle: {
        es: 'Las fincas trabajan mientras la ciudad compra: cuando se sale de la oficina, el campo ya ha cerrado.',
        en: 'Farms are at work while the town does its shopping, and by the time the offices empty the gate is shut.',
      },
      hurt: {
        es: 'De cada viaje al pueblo se vuelve con el maletero lleno y con tres semanas por delante en que lo demás sabe a poco.',
        en: 'Every trip to the village ends with a full boot, and then come three weeks in which everything else tastes thin.',
      },
    },
    {
      buyer: 'business',
      wish: {
        es: 'Tiene una tienda o una cocina pequeña y reescribe la pizarra cada semana. Necesita saber el lunes qué habrá el jueves.',
        en: 'Somebody with a small shop or kitchen who rewrites the board every week. By Monday they need to know what Thursday will bring.',
      },
      obstacle: {
        es: 'Quien cultiva o cría mira al cielo antes de contestar; el mayorista contesta en un minuto con el catálogo entero.',
        en: 'Those who grow or rear look at the sky before they answer; the wholesaler answers in a minute with the entire catalogue.',
      },
      hurt: {
        es: 'Gana quien contesta, y el plato que iba a llevar el nombre de una finca vuelve a llevar el de una salsa.',
        en: 'Whoever replies gets the order, and the dish that was to carry the name of a farm carries that of a sauce once more.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'una fecha de envasado y ningún lugar de origen', en: 'a packing date and no place of origin' },
      after: { es: 'una finca con nombre que avisa de lo que viene', en: 'a farm with a name that says what is on its way' },
    },
    {
      buyer: 'household',
      before: { es: 'un puesto bonito con el camión del mayorista detrás', en: 'a handsome stall with the wholesaler’s lorry behind it' },
      after: { es: 'un campo que se puede ir a ver antes de comprar', en: 'ground that can be walked over before anything is bought' },
    },
  ],
  costDoubts: [
    {
      es: 'en el coste por caja no entran el combustible del reparto, los envases que no vuelven ni las jornadas de la familia',
      en: 'diesel for the round, crates that never return and the family’s own days stay outside the cost per box',
    },
    {
      es: 'el coste por caja no reparte la siembra fallida, el año que se espera hasta producir ni el arreglo del tractor',
      en: 'the cost per box does not spread the sowing that fails, the year’s wait to produce or the tractor’s repairs',
    },
  ],
  rivalTests: [
    {
      es: 'Ir a comprar a la finca o al puesto del rival un día de lluvia y otro en plena temporada, y anotar qué falta, qué precio tiene lo que hay y si alguien lo explica.',
      en: 'Buy at the rival’s farm or stall on a wet day and again at the height of the season, and note what is missing, what the rest costs and whether anyone explains.',
    },
    {
      buyer: 'business',
      es: 'Preguntar a tres cocinas que compran en el campo con cuánto aviso les sirven, qué ocurre cuando falta género y a los cuántos días pagan.',
      en: 'Ask three kitchens that buy from farms how much notice they get, what happens when produce falls short and after how many days they pay.',
    },
  ],
  steps: [
    {
      es: ['Mira la lista de lo que hay esta semana', 'Pide antes del día de recogida', 'Devuelve la caja vacía y repite'],
      en: ['See the list of what there is this week', 'Order ahead of picking day', 'Hand back the empty crate and order again'],
    },
    {
      es: ['Visita la finca y prueba lo que haya', 'Aparta tu parte de la temporada', 'Ven o recíbelo el día en que esté a punto'],
      en: [
        'Visit the farm and taste what there is',
        'Set aside your share of the season',
        'Come for it, or have it sent, the day it is ready',
      ],
    },
  ],
  proofs: [
    {
      buyer: 'business',
      es: 'cartas de tres cocinas o tiendas con la cantidad por semana y el precio que mantendrían en un mal año',
      en: 'letters from three kitchens or shops, with weekly amounts and the price they would hold in a bad year',
    },
    {
      es: 'doce semanas seguidas de entregas, con lo prometido, lo servido y el motivo de cada falta',
      en: 'twelve weeks of deliveries without a break, with what was promised, what was supplied and why anything fell short',
    },
  ],
  strains: [
    {
      es: 'El campo pide meses de gasto antes de la primera venta, y el agua, el tractor y el banco cobran en todos ellos.',
      en: 'The land takes months of spending before its first sale, and the water, the tractor and the bank are paid in every one of them.',
    },
    {
      es: 'Quien sabe llevar la finca es también quien reparte, factura y atiende el puesto: la mañana que está en el mercado falta en el campo.',
      en: 'The person who can run the farm also drives the round, sends the invoices and minds the stall, and a morning at market is a morning missing from the field.',
    },
  ],
  risks: [
    {
      risk: { es: 'se pierde la tierra arrendada', en: 'the rented land is lost' },
      hits: 'sales',
      trigger: {
        es: 'un arrendamiento a menos de dos años de vencer o una visita con cinta métrica',
        en: 'a lease with under two years to run, or a visitor with a measuring tape',
      },
      response: {
        es: 'renovación firmada antes de plantar y parte de la superficie con otro dueño',
        en: 'a renewal signed before planting and part of the ground under another owner',
      },
    },
    {
      risk: { es: 'se encarece lo que hay que comprar para producir', en: 'what has to be bought in order to produce gets dearer' },
      hits: 'goods',
      trigger: {
        es: 'dos presupuestos de abono, envases o combustible por encima de la campaña anterior',
        en: 'two quotes for fertiliser, containers or diesel above last season’s',
      },
      response: {
        es: 'compra en común con los vecinos y precio de venta revisado en cada campaña',
        en: 'buying jointly with neighbours and a selling price reviewed every season',
      },
    },
  ],
  bankAsks: [
    {
      es: 'Antes que la producción interesa sobre qué suelo se apoya: conviene llevar el contrato de la finca o el permiso de cada emplazamiento, el derecho de agua y los años que les quedan.',
      en: 'Ahead of output comes the ground it rests on: take the lease of the farm or the permission for each site, the right to water and the years they have left.',
    },
    {
      es: 'Se pregunta qué pasa si se pierde media campaña, y contestan la póliza, lo que de verdad cubre y los meses que la finca aguanta sin vender.',
      en: 'The question is what happens when half a season is lost, and the answer lies in the policy, what it truly covers and the months the farm can last without selling.',
    },
    {
      es: 'En el campo el calendario de gastos y el de cobros rara vez coinciden: conviene llevar los dos, mes a mes, y pedir que los vencimientos caigan después de la venta.',
      en: 'On a farm the calendar of spending and the calendar of receipts seldom agree; take both, month by month, and ask for instalments that fall due after the sale.',
    },
  ],
  peaks: [
    {
      es: 'Los pedidos grandes se aceptan con la producción ya contada: se ofrece lo que hay en la nave, nunca lo que se espera.',
      en: 'Large orders are accepted against stock already counted; what is in the shed gets offered, and what is hoped for does not.',
    },
    {
      es: 'Los envases y el transporte se apalabran con semanas de margen, porque el que falta en pleno mes fuerte lo presta un vecino al doble.',
      en: 'Containers and transport are settled weeks ahead, because whatever is missing at full stretch has to be had from a neighbour at twice the price.',
    },
    {
      es: 'Se avisa antes a quien compra todo el año, se le aparta su parte y solo lo que queda sale a la venta suelta.',
      en: 'People who buy all year hear first and have their share set aside; only what remains goes on open sale.',
    },
  ],
  troughs: [
    {
      es: 'Se repara sin prisa lo que se rompió con prisa, desde el vallado hasta la máquina, y esas facturas figuran ya en la tesorería.',
      en: 'What was broken in haste is mended at leisure, from fences to machinery, and those bills are already in the cash plan.',
    },
    {
      es: 'Se cobran visitas a la finca y lotes pequeños, y se abren reservas de la campaña siguiente con una parte pagada.',
      en: 'There are paid visits and small boxed lots, and bookings open for the season to come with part of the money down.',
    },
    {
      es: 'Con poca venta conviene sentarse con cocinas y tiendas y dejar escritas las cantidades, las fechas y el precio de lo próximo.',
      en: 'Little is selling, so it is time to sit down with kitchens and shops and put in writing the amounts, dates and price of what comes next.',
    },
  ],
};
