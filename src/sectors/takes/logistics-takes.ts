import type { PackTakes } from '../pack-takes.ts';

export const logisticsTakes: PackTakes = {
  scenes: [
    {
      scene: {
        es: 'La caja salió entera y llegó mojada, con una esquina hundida y la pegatina de «frágil» boca abajo. El formulario de reclamación pide una foto del embalaje, que ya está en la basura.',
        en: 'The box left whole and arrived wet, one corner crushed and the “fragile” sticker upside down. The claim form wants a photograph of the packaging, which is already in the bin.',
      },
      stakes: {
        es: 'Quien envía se disculpa por algo que no tuvo en las manos, y el nombre que queda mal es el de su etiqueta.',
        en: 'The sender apologises for something that was out of their hands, and the name that suffers is the one on the label.',
      },
    },
    {
      scene: {
        es: 'A las cinco y cuarto suena el teléfono de la tienda: «aquí no ha venido nadie». El aviso dice «destinatario ausente», y el destinatario lleva toda la tarde detrás de la puerta.',
        en: 'At a quarter past five the shop’s phone rings: “nobody has been here”. The notice says “recipient absent”, and the recipient has been behind the door all afternoon.',
      },
      stakes: {
        es: 'La primera vez se pregunta por la mercancía; la segunda, por el dinero.',
        en: 'The first time, the question is about the goods; the second time, it is about the money.',
      },
    },
  ],
  stories: [
    {
      wish: {
        es: 'Prepara pedidos con dos personas y promete «mañana» en su web. Quiere que le digan la verdad el día en que mañana no se puede.',
        en: 'Two people packing orders behind a website that promises “tomorrow”. What is wanted is to be told the truth on the days when tomorrow cannot be done.',
      },
      obstacle: {
        es: 'Cada semana viene alguien distinto al volante, y cada cual busca la misma puerta desde cero.',
        en: 'A different driver comes every week, and each looks for the same door from scratch.',
      },
      hurt: {
        es: 'Los plazos se alargan un poco, por si acaso, hasta que la web deja de prometer nada.',
        en: 'Lead times are padded a little, just in case, until the site ends up promising nothing.',
      },
    },
    {
      wish: {
        es: 'Tiene un cliente grande a tres horas de carretera y una penalización en el contrato. Quiere dormir la víspera.',
        en: 'One large customer three hours up the road, and a penalty clause in the contract. The wish is to sleep the night before.',
      },
      obstacle: {
        es: 'Quien cotiza barato subcontrata, y al tercer intermediario nadie sabe de quién es la carga.',
        en: 'Whoever quotes low passes the work on, and by the third middleman nobody knows whose load it is.',
      },
      hurt: {
        es: 'La penalización se descuenta de la factura siguiente, y una mañana se lleva por delante un año de trato.',
        en: 'The penalty comes off the next invoice, and one morning undoes a year of good terms.',
      },
    },
  ],
  contrasts: [
    {
      before: { es: 'un «destinatario ausente» y alguien detrás de la puerta', en: 'a “recipient absent” and somebody behind the door' },
      after: {
        es: 'la misma cara cada mañana, que ya sabe a qué timbre llamar',
        en: 'the same face each morning, who knows which bell to ring',
      },
    },
    {
      before: {
        es: 'una caja mojada y un formulario que pide lo que ya no existe',
        en: 'a wet box and a form asking for what no longer exists',
      },
      after: {
        es: 'la foto al cargar, la foto al dejarlo y alguien que responde',
        en: 'a picture on loading, a picture on delivery and somebody who answers',
      },
    },
  ],
  costDoubts: [
    {
      es: 'el coste por entrega ignora las multas, los minutos de carga en la nave y el seguro que sube después del primer parte',
      en: 'the cost per delivery ignores fines, minutes spent loading at the depot and the premium that rises after the first claim',
    },
    {
      es: 'el coste por entrega reparte el combustible y se olvida de los neumáticos, la furgoneta de sustitución y las vacaciones',
      en: 'the cost per delivery shares out the fuel and forgets tyres, the replacement van and paid holidays',
    },
  ],
  rivalTests: [
    {
      es: 'Preguntar a cinco empresas que envíen a diario qué falló el último mes y con quién: tres que nombren al mismo transportista son una oportunidad o un aviso.',
      en: 'Ask five firms that ship every day what went wrong last month and with whom; three naming the same carrier are either an opening or a warning.',
    },
    {
      es: 'Esperar cerca de la puerta de un cliente del rival dos mañanas seguidas y apuntar a qué hora llega el vehículo, quién descarga y cuánto tarda en irse.',
      en: 'Wait near the gate of one of the rival’s customers two mornings running, and note when the vehicle arrives, who unloads and how long before it leaves.',
    },
  ],
  steps: [
    {
      es: ['Enseña lo que mandas en una semana normal', 'Prueba una ruta durante un mes', 'Fija día, hora y tarifa'],
      en: ['Show what you ship in an ordinary week', 'Try one route for a month', 'Settle the day, the hour and the rate'],
    },
    {
      es: ['Avisa antes de la hora de corte', 'Entrega la carga con su albarán', 'Recibe la prueba de entrega firmada'],
      en: ['Give notice before the cut-off', 'Hand over the goods with their note', 'Get signed proof of delivery'],
    },
  ],
  proofs: [
    {
      es: 'el registro de incidencias de una ruta a prueba, con la causa de cada una y quién avisó a quién',
      en: 'the incident log of a trial route, with the cause of each and who told whom',
    },
    {
      es: 'la póliza de mercancías con su límite y una reclamación de ensayo contestada con fecha y documento',
      en: 'the goods policy with its limit, and a rehearsed claim answered with a date and a document',
    },
  ],
  strains: [
    {
      es: 'El día se decide al cargar: un bulto mal puesto al fondo obliga a vaciar media furgoneta en cada parada.',
      en: 'The day is decided at loading, when one package misplaced at the back means emptying half the van at every stop.',
    },
    {
      es: 'El teléfono de incidencias y el volante son de la misma persona, así que cada llamada se contesta en doble fila o no se contesta.',
      en: 'The complaints line and the steering wheel belong to one person, so every call is taken double-parked or not at all.',
    },
  ],
  risks: [
    {
      risk: { es: 'un vehículo se queda parado', en: 'a vehicle is off the road' },
      hits: 'week',
      trigger: { es: 'un testigo encendido dos días o una revisión aplazada', en: 'a warning light on for two days, or a service put off' },
      response: {
        es: 'revisiones por kilómetros, alquiler con precio cerrado y una ruta que los demás puedan repartirse',
        en: 'services by mileage, a hire rate agreed beforehand and a route the others can share',
      },
    },
    {
      risk: { es: 'los clientes pagan tarde y el surtidor no espera', en: 'customers pay late and the pump does not wait' },
      hits: 'late',
      trigger: { es: 'una factura con quince días de retraso', en: 'an invoice a fortnight overdue' },
      response: {
        es: 'tope de crédito por cliente, cobro domiciliado y ruta parada al segundo aviso',
        en: 'a credit limit per customer, direct debit and the route halted at the second reminder',
      },
    },
  ],
  bankAsks: [
    {
      es: 'La licencia o autorización se pide antes que las cuentas, porque sin ella el vehículo es solo un gasto. Conviene llevarla a nombre de quien firma, con su vencimiento y lo que pide la renovación.',
      en: 'The licence or permit is asked for before the accounts, since without it the vehicle is only an expense. Bring it in the borrower’s name, with its expiry date and what renewal requires.',
    },
    {
      es: 'De cada vehículo se pregunta cuánto vale hoy, cuánto valdrá dentro de tres años y cuántas horas al día pasa parado o vacío. Una ficha por matrícula lo contesta.',
      en: 'For each vehicle they ask what it is worth today, what it will be worth in three years and how many hours a day it stands still or runs empty. One sheet per number plate answers it.',
    },
    {
      es: 'El coste por kilómetro se mira antes que la tarifa. Hay que llevarlo abierto en combustible, peajes, seguro, ruedas y la hora de quien conduce, y con lo que queda si el litro sube.',
      en: 'Cost per kilometre is looked at before the rate. Bring it broken down into fuel, tolls, insurance, tyres and the driver’s hour, with what is left if the pump price rises.',
    },
  ],
  peaks: [
    {
      es: 'Con seis semanas se reservan un vehículo de alquiler y dos personas con el permiso en regla, a precio firmado, y antes se prueba con ellas una jornada corriente.',
      en: 'Six weeks ahead a hire vehicle and two licensed drivers are booked at a signed rate, and they are put through an ordinary day first.',
    },
    {
      es: 'Los clientes fijos reciben su cupo por escrito antes de aceptar trabajo suelto, y lo que pase de ahí lleva otra hora u otro precio.',
      en: 'Regular customers get their allowance in writing before odd jobs are taken, and anything beyond it has another hour or another price.',
    },
    {
      es: 'Frenos, ruedas y aceite se ven en cada vehículo antes de que empiece, y se acuerda con un taller que en esas semanas los atienda primero.',
      en: 'Brakes, tyres and oil are seen to on every vehicle before it starts, and a garage agrees to take them first in those weeks.',
    },
  ],
  troughs: [
    {
      es: 'Se devuelve lo alquilado, se aparca lo que no cubre su seguro diario y las vacaciones se dan por turnos.',
      en: 'What was hired goes back, whatever does not earn its daily insurance is parked, and holidays are taken in turn.',
    },
    {
      es: 'Se visita a quienes ya usan otra empresa y se les ofrecen justo las horas que sobran, a un precio que caduca con el mes.',
      en: 'Those who already use another firm are called on and offered exactly the spare hours, at a price that expires with the month.',
    },
    {
      es: 'Se rehacen recorridos y turnos con los tiempos reales, se renuevan permisos y cursos, y van al taller las averías que se toleraban.',
      en: 'Rounds and shifts are redrawn from real times, permits and courses renewed, and the faults everybody put up with go to the garage.',
    },
  ],
};
