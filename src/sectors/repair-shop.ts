import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const repairShop: Sector = {
  id: 'repair_shop',
  family: 'oficio',
  name: { es: 'Taller de reparación', en: 'Repair workshop' },
  unit: { es: { one: 'trabajo', many: 'trabajos' }, en: { one: 'job', many: 'jobs' } },
  revenueModel: 'transaction',
  variableCostPct: estimate(32, 38, 45),
  staffPct: estimate(27, 32, 37),
  rentPct: estimate(5, 7, 9),
  marketingPct: estimate(1, 3, 4),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(5, 8, 15),
  price: estimate(25, 60, 180),
  monthlyUnits: estimate(90, 190, 380),
  usualTeam: 2,
  season: [0.9372, 0.8791, 1.0212, 1.0282, 1.0542, 1.0192, 1.0462, 1.0362, 1.0082, 1.0682, 0.9692, 0.9332],
  rampMonths: 8,
  daysToCollect: 5,
  daysToPay: 30,
  daysOfStock: 20,
  customerCost: estimate(15, 30, 60),
  capex: estimate(40000, 77000, 150000),
  capexLifeYears: 10,
  targets: [{ measure: { es: 'margen en piezas', en: 'margin on parts' }, unit: 'percent', from: 50, to: 55 }],
  codes: { cnae: '45.20/95', naics: '8111' },
  basis: {
    variableCost: 'V parts GP 40-55, GM 45-60 incl. tech labour (gearmike/kaizen)',
    netMargin: 'V 8-12 avg, low end taken',
    season: 'V Census 4413 proxy',
  },
  evidence: [{ figure: 'parts margin 50-55%, labour 60-70%, net 8-12%', source: 'gearmike.com, kaizencpas.com', tag: 'V', cite: false }],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un taller de reparación', en: 'a repair workshop' },
    theBusiness: { es: 'el taller', en: 'the workshop' },
    scene: {
      es: 'Lo que se usa todos los días se rompe un martes, y hasta entonces nadie se había preguntado quién lo arregla. Donde lo vendieron ofrecen otro nuevo; el único taller que contesta da fecha para dentro de dos semanas y no dice precio.',
      en: 'Something used every day gives out on a Tuesday, and until then nobody had wondered who mends it. The place that sold it would rather sell another; the one workshop to pick up the phone offers a date in a fortnight and no price.',
    },
    stakes: {
      es: 'Cada día de espera se paga dos veces, con el apaño que sustituye a lo roto y con la tentación de tirarlo y comprar otro.',
      en: 'Every day of waiting is paid for twice, in the makeshift that stands in for the broken thing and in the growing temptation to throw it out and buy new.',
    },
    story: {
      wish: {
        es: 'Lleva años con lo mismo y le tiene apego. No pide que quede nuevo; pide saber qué día volverá a funcionar.',
        en: 'It has been in use for years and its owner is fond of it. They are not asking for it to look new, only to know which day it will work again.',
      },
      obstacle: {
        es: 'Quien contesta al teléfono habla en nombres de piezas y promete llamar.',
        en: 'Whoever answers the phone talks in part numbers and promises to ring back.',
      },
      hurt: {
        es: 'La duda pesa más que la avería: pagar un arreglo sin saber si compensa o tirar algo que todavía tenía años por delante.',
        en: 'The doubt weighs more than the fault, between paying for a repair that may not be worth it and throwing out something with years left.',
      },
    },
    usualCustomer: {
      es: 'quienes dependen a diario de algo que todavía se puede arreglar',
      en: 'people who rely every day on something that can still be mended',
    },
    directCost: { es: 'las piezas y el material', en: 'parts and materials' },
    costDoubt: {
      es: 'el coste por trabajo no cuenta la pieza pedida por error ni la hora de diagnóstico que acaba en un «no compensa»',
      en: 'the cost per job leaves out parts ordered by mistake and the hour of diagnosis that ends in “not worth it”',
    },
    substitutes: {
      es: ['comprar otro nuevo', 'un conocido con maña', 'el servicio técnico de la marca', 'un vídeo con instrucciones'],
      en: ['buying a new one', 'a handy acquaintance', 'the maker’s own service centre', 'a how-to video'],
    },
    rivalTest: {
      es: 'Basta llamar a tres talleres con la misma avería: qué día la miran, si cobran el presupuesto y quién responde si vuelve a fallar.',
      en: 'Three calls to other workshops about the same fault are enough: which day they can look at it, whether the estimate is charged, and who answers if it fails again.',
    },
    steps: {
      es: ['Cuenta qué le pasa o manda una foto', 'Acepta el precio antes de que nadie toque nada', 'Vuelve a usarlo el día acordado'],
      en: ['Say what is wrong or send a photo', 'Agree the price before anyone picks up a tool', 'Have it working again on the agreed day'],
    },
    before: { es: 'días de apaños y una factura por adivinar', en: 'days of making do and a bill nobody can foresee' },
    after: { es: 'una fecha, un precio y lo de siempre otra vez en uso', en: 'a date, a price and the old thing back in use' },
    proof: {
      es: 'una libreta de averías resueltas, con las horas de cada una y los meses que lleva sin volver',
      en: 'a log of faults fixed, the hours each took, and the months since without one coming back',
    },
    strain: {
      es: 'Una pieza que no llega deja el trabajo abierto encima del banco: ocupa el sitio del siguiente, el cliente llama y no se puede cobrar.',
      en: 'A part that does not arrive leaves the job open on the bench, where it takes the place of the next one, brings the customer to the phone and cannot be charged.',
    },
    channels: [
      {
        name: { es: 'ficha de Google con reseñas', en: 'Google profile with reviews' },
        purpose: {
          es: 'quien acaba de quedarse sin ello y busca desde el móvil',
          en: 'people who have just been let down and are searching on a phone',
        },
        share: 45,
      },
      {
        name: { es: 'acuerdos con tiendas que no reparan', en: 'agreements with shops that do not repair' },
        purpose: { es: 'trabajos que llegan de tres en tres', en: 'work that comes three at a time' },
        share: 25,
      },
      {
        name: { es: 'aviso de revisión por mensaje', en: 'service reminder by message' },
        purpose: { es: 'que vuelva antes de romperse', en: 'a visit before the next breakdown' },
        share: 15,
      },
      {
        name: { es: 'etiqueta del taller en lo arreglado', en: 'workshop tag on what was mended' },
        purpose: { es: 'el vecino que pregunta quién lo hizo', en: 'the neighbour who asks who did it' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'alta o registro de la actividad de taller',
        'tarifas a la vista con precio de la hora',
        'resguardo de depósito para cada objeto',
        'retirada de residuos peligrosos',
        'seguro por daños a lo que se guarda',
        'responsabilidad civil del trabajo hecho',
      ],
      en: [
        'registration of the workshop',
        'rates on display with the price per hour',
        'a signed receipt for every item left',
        'collection of hazardous waste',
        'cover for goods in the workshop’s care',
        'liability insurance for work done',
      ],
    },
    risks: [
      {
        risk: { es: 'la pieza tarda o ya no se fabrica', en: 'a part is late or no longer made' },
        hits: 'lost-sale',
        trigger: { es: 'un trabajo abierto más de una semana', en: 'one job open for over a week' },
        response: {
          es: 'dos proveedores por pieza corriente y compra de equipos para despiece',
          en: 'two suppliers for common parts, and donor items bought for stripping',
        },
      },
      {
        risk: { es: 'un arreglo que vuelve', en: 'a repair that comes back' },
        hits: 'again',
        trigger: { es: 'la misma avería por segunda vez en un trimestre', en: 'the same fault twice in a quarter' },
        response: {
          es: 'prueba firmada antes de entregar y garantía con límite escrito',
          en: 'a signed test before handing over and a guarantee with written limits',
        },
      },
      {
        risk: { es: 'falta la única persona que sabe', en: 'the one person who knows is away' },
        hits: 'week',
        trigger: { es: 'una baja de más de tres días', en: 'an absence of more than three days' },
        response: {
          es: 'pasos anotados con fotos y un taller amigo al que derivar',
          en: 'steps written down with photos and a friendly workshop to pass work to',
        },
      },
      {
        risk: { es: 'modelos nuevos que no se dejan abrir', en: 'new models that resist being opened' },
        hits: 'sales',
        trigger: {
          es: 'tres trabajos rechazados en un mes por falta de herramienta',
          en: 'three jobs refused in a month for want of the tool',
        },
        response: { es: 'formación en el modelo que más se repite', en: 'training on whichever model keeps coming in' },
      },
    ],
    measures: {
      es: [
        'trabajos terminados por semana',
        'importe medio por trabajo',
        'días de espera por trabajo',
        'trabajos que vuelven',
        'margen en piezas',
        'horas cobradas sobre horas de banco',
      ],
      en: [
        'jobs finished per week',
        'average amount per job',
        'days each job waits',
        'jobs that come back',
        'margin on parts',
        'hours charged out of hours at the bench',
      ],
    },
  },
};
