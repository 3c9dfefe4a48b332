import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const beautySalon: Sector = {
  id: 'beauty_salon',
  family: 'cuidado',
  name: { es: 'Peluquería o centro de estética', en: 'Hair or beauty salon' },
  unit: { es: { one: 'servicio', many: 'servicios' }, en: { one: 'service', many: 'services' } },
  revenueModel: 'transaction',
  variableCostPct: estimate(10, 14, 20),
  staffPct: estimate(43, 50, 56),
  rentPct: estimate(8, 11, 15),
  marketingPct: estimate(2, 3, 5),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(5, 9, 17),
  price: estimate(16, 30, 55),
  monthlyUnits: estimate(180, 330, 600),
  usualTeam: 2,
  season: [0.9, 0.9, 0.97, 1.0, 1.05, 1.05, 1.02, 0.92, 0.97, 1.0, 1.02, 1.2],
  rampMonths: 6,
  daysToCollect: 0,
  daysToPay: 30,
  daysOfStock: 30,
  customerCost: estimate(5, 12, 30),
  capex: estimate(25000, 45000, 80000),
  capexLifeYears: 8,
  targets: [
    {
      measure: { es: 'horas de sillón vendidas sobre horas abiertas', en: 'chair hours sold out of hours open' },
      unit: 'percent',
      from: 75,
      to: 85,
    },
    { measure: { es: 'clientes que repiten', en: 'clients who come back' }, unit: 'percent', from: 60, to: 70 },
    {
      measure: { es: 'producto vendido para casa sobre ventas', en: 'products sold to take home out of sales' },
      unit: 'percent',
      from: 10,
      to: 15,
    },
  ],
  codes: { cnae: '96.02', naics: '8121' },
  basis: {
    variableCost: 'V supplies ≤10% of service rev (refine), 11% of cost (Salon Today)',
    netMargin: 'V 5-8 avg, 10-17 top',
    season: 'K',
  },
  evidence: [
    {
      figure: 'labour 47%, supplies 11%, profit 7% of expenses (old, Salon Today 200); payroll < 50%, COGS < 10%, retention 60-70%',
      source: 'kopsaottesalon.blogspot, therefinenetwork.com, dojobusiness',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un salón de peluquería y estética', en: 'a hair and beauty salon' },
    theBusiness: { es: 'el salón', en: 'the salon' },
    scene: {
      es: 'La boda es el sábado y hoy es jueves. El salón de siempre no tiene hueco hasta el martes, y en el que sí lo tiene nadie sabe qué se usó la última vez.',
      en: 'The wedding is on Saturday and today is Thursday. The usual salon is full until Tuesday, and the one with a free chair has no idea what was used last time.',
    },
    stakes: {
      es: 'Lo que sale mal delante del espejo se lleva puesto durante semanas y aparece en todas las fotos.',
      en: 'What goes wrong in front of the mirror is worn for weeks and turns up in every photograph.',
    },
    story: {
      wish: {
        es: 'Vive a diez minutos y se mira al espejo antes de cada cita importante. No quiere un cambio; quiere reconocerse.',
        en: 'Somebody who lives ten minutes away and checks the mirror before anything that matters. They do not want a change; they want to recognise themselves.',
      },
      obstacle: { es: 'La última vez pidió dos dedos y cortaron cuatro.', en: 'Last time it was to be an inch, and two came off.' },
      hurt: {
        es: 'Durante semanas evita las fotos y lleva el pelo recogido o las manos en los bolsillos, y no lo dice.',
        en: 'For weeks photographs are avoided, the hair stays tied up or the hands in pockets, and nothing is said.',
      },
    },
    usualCustomer: {
      es: 'quienes viven o trabajan cerca y piden cita cada mes o mes y medio',
      en: 'people living or working nearby who book every month or six weeks',
    },
    directCost: { es: 'el producto que se gasta', en: 'products used up' },
    costDoubt: {
      es: 'el coste por servicio no cuenta el tinte que se mezcla de más ni la hora de quien reservó y no vino',
      en: 'the cost per service leaves out colour mixed and thrown away and the hour of somebody who booked and never came',
    },
    substitutes: {
      es: ['el tinte de caja en casa', 'una cadena sin cita previa', 'una profesional que va a domicilio', 'aguantar otro mes'],
      en: ['a box dye at home', 'a walk-in chain', 'a stylist who comes to the house', 'leaving it another month'],
    },
    rivalTest: {
      es: 'Llamar al salón rival para pedir cita el sábado y apuntar el hueco que dan, lo que preguntan antes y en cuánto se queda la cuenta frente a la lista de la puerta.',
      en: 'Ring the rival salon for a Saturday appointment and note the slot they give, what they ask beforehand and how the bill compares with the list on the door.',
    },
    steps: {
      es: ['Reserva desde el móvil', 'Enseña una foto y escucha qué es posible', 'Sal con la próxima cita apuntada'],
      en: ['Book on your phone', 'Show a photo and hear what can be done', 'Leave with the next date in the diary'],
    },
    before: { es: 'una gorra y dos semanas de espera', en: 'a hat and a fortnight’s wait' },
    after: {
      es: 'un espejo sin sorpresas y la fórmula guardada en la ficha',
      en: 'no surprises in the mirror, and the formula kept on file',
    },
    proof: {
      es: 'fotos de antes y después con permiso firmado, tomadas con la misma luz y sin retoque',
      en: 'before-and-after photographs with signed consent, in the same light and unretouched',
    },
    strain: {
      es: 'El viernes por la tarde y el sábado se llenan solos; el martes los sillones esperan vacíos con los mismos sueldos detrás.',
      en: 'Friday afternoon and Saturday fill themselves; on Tuesday the chairs stand empty on the same wages.',
    },
    channels: [
      {
        name: { es: 'Instagram con antes y después', en: 'Instagram with before and after' },
        purpose: { es: 'ver en otra cabeza lo que se va a pedir', en: 'seeing on someone else what one is about to ask for' },
        share: 35,
      },
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: { es: 'quien se acaba de mudar o se quedó sin salón', en: 'people new to the area or left without a salon' },
        share: 30,
      },
      {
        name: { es: 'reserva en línea con recordatorio', en: 'online booking with a reminder' },
        purpose: { es: 'menos huecos vacíos', en: 'fewer empty slots' },
        share: 20,
      },
      { name: { es: 'tarjeta de visitas', en: 'visit card' }, purpose: { es: 'la cita siguiente', en: 'the next appointment' }, share: 15 },
    ],
    permits: {
      es: [
        'licencia de actividad del local',
        'autorización sanitaria si los aparatos la exigen',
        'esterilización de útiles documentada',
        'prevención de riesgos con productos químicos',
        'seguro de responsabilidad civil por tratamientos',
      ],
      en: [
        'licence for the premises',
        'health clearance if the equipment needs it',
        'sterilising records',
        'safety sheets for chemical products',
        'treatment liability insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'quien peina se va y la clientela detrás', en: 'a stylist leaves and the clients follow' },
        hits: 'client',
        trigger: { es: 'una sola persona con la mitad de las citas pedidas por su nombre', en: 'one person named in half the bookings' },
        response: {
          es: 'fichas en el salón, dos nombres por cliente y comisión por repetición',
          en: 'records kept by the salon, two names per client and commission on repeat visits',
        },
      },
      {
        risk: { es: 'citas a las que no viene nadie', en: 'appointments nobody keeps' },
        hits: 'lost-sale',
        trigger: { es: 'dos sillones vacíos sin aviso en una semana', en: 'two chairs left empty without notice in a week' },
        response: { es: 'señal al reservar y lista de espera por mensaje', en: 'a deposit on booking and a waiting list by message' },
      },
      {
        risk: { es: 'reacción a un producto', en: 'a reaction to a product' },
        hits: 'policy',
        trigger: { es: 'un producto nuevo usado sin prueba previa en la ficha', en: 'a new product used with no patch test on file' },
        response: { es: 'prueba en la piel dos días antes y lote anotado', en: 'a patch test two days before and the batch number noted' },
      },
      {
        risk: { es: 'el bajón de después de las fiestas', en: 'the slump after the holidays' },
        hits: 'sales',
        trigger: { es: 'la mitad de los sábados sin reservar a dos semanas vista', en: 'half the Saturdays unbooked two weeks ahead' },
        response: { es: 'bonos vendidos en diciembre para los meses flojos', en: 'packages sold in December for the slow months' },
      },
    ],
    measures: {
      es: [
        'horas de sillón vendidas sobre horas abiertas',
        'importe medio por servicio',
        'clientes que vuelven antes de dos meses',
        'citas perdidas sin aviso',
        'producto vendido para casa',
      ],
      en: [
        'chair hours sold out of hours open',
        'average amount per service',
        'clients back within two months',
        'missed appointments',
        'products sold to take home',
      ],
    },
  },
};
