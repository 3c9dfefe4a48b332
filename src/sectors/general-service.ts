// What is usual in a service of any kind: for a founder whose answers name none of the trades. It is nobody's neighbour.
import { estimate } from './benchmark.ts';
import type { Trade } from './trade.ts';

export const generalService = {
  id: 'general_service',
  // A sector whose work is done when it is asked for; nothing of its own words or figures is left.
  sector: 'logistics',
  name: { es: 'Servicio', en: 'Service' },
  clues: { es: [], en: [] },
  figures: {
    unit: { es: { one: 'servicio', many: 'servicios' }, en: { one: 'job', many: 'jobs' } },
    revenueModel: 'transaction',
    variableCostPct: estimate(5, 15, 35),
    price: estimate(25, 45, 120),
    monthlyUnits: estimate(50, 90, 160),
    usualTeam: 1,
    staffPct: estimate(30, 40, 65),
    rentPct: estimate(0, 6, 12),
    marketingPct: estimate(3, 5, 8),
    otherFixedPct: estimate(8, 12, 18),
    netMarginPct: estimate(5, 14, 22),
    rampMonths: 9,
    daysToCollect: 0,
    daysToPay: 15,
    daysOfStock: 0,
    customerCost: estimate(10, 30, 80),
    capex: estimate(3_000, 9_000, 30_000),
    capexLifeYears: 5,
    season: [0.9, 0.95, 1.0, 1.05, 1.05, 1.05, 1.0, 0.85, 1.05, 1.1, 1.05, 0.95],
    weatherDriven: false,
    vatClass: 'standard',
  },
  words: {
    aBusiness: { es: 'un negocio de servicios', en: 'a service business' },
    theBusiness: { es: 'el negocio', en: 'the business' },
    usualCustomer: { es: 'las personas de la zona que lo necesitan', en: 'people nearby who need it' },
    directCost: { es: 'los gastos directos', en: 'direct costs' },
    scene: {
      es: 'Lleva semanas en la lista de pendientes. Se pidió consejo a un conocido, se miró en internet una noche y se dejó para otro día.',
      en: 'It has been on the list for weeks. Somebody was asked for advice, an evening went on searching, and it was left for another day.',
    },
    stakes: {
      es: 'Mientras tanto se paga con ratos sueltos, con remiendos y con la sensación de que ya tendría que estar resuelto.',
      en: 'Meanwhile it is paid for in odd half-hours, in stopgaps and in the feeling that it should have been settled by now.',
    },
    story: {
      wish: {
        es: 'Sabe qué quiere y no sabe a quién pedírselo. Busca a alguien que lo haya hecho antes y lo explique sin rodeos.',
        en: 'They know what they want and not whom to ask. They look for somebody who has done it before and can say so plainly.',
      },
      obstacle: {
        es: 'Cada opción explica una cosa distinta, y ninguna dice por escrito qué entra y qué no.',
        en: 'Each option explains something different, and none puts in writing what is included and what is not.',
      },
      hurt: {
        es: 'Elegir mal obliga a pagar dos veces y a contarlo todo otra vez desde el principio.',
        en: 'A wrong choice is paid for twice and has to be explained again from the start.',
      },
    },
    costDoubt: {
      es: 'el coste de cada venta no cuenta las horas de contestar, preparar, desplazarse y repetir lo que no salió a la primera',
      en: 'the cost of each sale leaves out the hours of answering, preparing, travelling and doing again what did not work first time',
    },
    substitutes: {
      es: ['hacerlo por cuenta propia', 'pedir el favor a un conocido', 'dejarlo para más adelante'],
      en: ['doing it oneself', 'asking a favour of somebody', 'putting it off'],
    },
    rivalTest: {
      es: 'Plantea el mismo caso a dos rivales y apunta cuánto tardan en contestar, qué preguntan y qué se queda fuera del precio.',
      en: 'Put the same case to two rivals and note how soon they answer, what they ask and what the price leaves out.',
    },
    steps: {
      es: ['Cuenta tu caso y desde cuándo pasa', 'Recibe un precio y una fecha', 'Di después qué cambió y qué faltó'],
      en: ['Tell us your case and since when', 'Get a price and a date', 'Say afterwards what changed and what was missing'],
    },
    before: { es: 'un asunto que se aplaza semana tras semana', en: 'something put off from one week to the next' },
    after: { es: 'el asunto resuelto y un nombre al que volver', en: 'the matter settled, and a name to come back to' },
    proof: {
      es: 'tres casos reales con su fecha, su precio y lo que cambió, contados por quien los pagó',
      en: 'three real cases with the date, the price and what changed, told by whoever paid for them',
    },
    strain: {
      es: 'Quien hace el trabajo suele ser quien contesta y quien cobra, y en una semana llena lo primero que se retrasa es la respuesta a quien pregunta por primera vez.',
      en: 'Whoever does the work is usually the one who answers and collects, and in a full week the first thing to slip is the reply to somebody asking for the first time.',
    },
    channels: [
      {
        name: { es: 'recomendación de quien ya probó', en: 'word from those who have tried it' },
        purpose: { es: 'un caso contado por quien lo vivió', en: 'a case told by whoever lived it' },
        share: 40,
      },
      {
        name: { es: 'ficha de Google', en: 'Google profile' },
        purpose: { es: 'quien busca hoy y compara', en: 'people searching today and comparing' },
        share: 35,
      },
      {
        name: { es: 'redes con casos propios', en: 'social media with real cases' },
        purpose: { es: 'ver el resultado antes de preguntar', en: 'seeing the result before asking' },
        share: 25,
      },
    ],
    permits: {
      es: ['permiso o titulación de la actividad, si se exige', 'seguro de responsabilidad civil del servicio'],
      en: ['permit or qualification for the activity, if one is required', 'liability insurance for the service'],
    },
    risks: [
      {
        risk: { es: 'cada servicio lleva más horas de las cobradas', en: 'each job takes more hours than are charged' },
        hits: 'margin',
        trigger: { es: 'tres seguidos por encima del tiempo previsto', en: 'three in a row over the time planned' },
        response: {
          es: 'precio por tramos, límite por escrito y lo añadido, aparte',
          en: 'prices in bands, a limit in writing and extras charged apart',
        },
      },
      {
        risk: { es: 'se anula con poco aviso', en: 'bookings cancelled at short notice' },
        hits: 'lost-sale',
        trigger: { es: 'dos anulaciones de última hora en una semana', en: 'two late cancellations in one week' },
        response: {
          es: 'confirmación la víspera, señal al reservar y dos nombres en espera',
          en: 'confirmation the day before, a deposit on booking and two names in reserve',
        },
      },
      {
        risk: { es: 'una sola fuente trae a casi toda la clientela', en: 'one source sends nearly every customer' },
        hits: 'source',
        trigger: {
          es: 'más de la mitad de los nuevos dan la misma respuesta a cómo llegaron',
          en: 'over half the new ones giving the same answer to how they came',
        },
        response: {
          es: 'un segundo canal con presupuesto propio y un trato por escrito con el primero',
          en: 'a second channel with a budget of its own and a written deal with the first',
        },
      },
    ],
    measures: {
      es: ['ventas de la semana', 'horas por venta', 'clientes que repiten', 'preguntas que acaban en compra'],
      en: ['sales in the week', 'hours per sale', 'customers who come back', 'enquiries that end in a sale'],
    },
  },
} as const satisfies Trade;
