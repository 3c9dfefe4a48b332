import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const agriculture: Sector = {
  id: 'agriculture',
  family: 'mesa',
  name: { es: 'Explotación agraria o huerta', en: 'Farm or market garden' },
  unit: { es: { one: 'caja', many: 'cajas' }, en: { one: 'box', many: 'boxes' } },
  revenueModel: 'product',
  vatClass: 'food',
  variableCostPct: estimate(30, 40, 50),
  staffPct: estimate(20, 27, 35),
  rentPct: estimate(2, 5, 10),
  marketingPct: estimate(1, 2, 5),
  otherFixedPct: estimate(12, 16, 20),
  netMarginPct: estimate(-5, 5, 12),
  price: estimate(12, 20, 32),
  monthlyUnits: estimate(200, 450, 900),
  usualTeam: 1,
  season: [0.4, 0.4, 0.6, 0.8, 1.1, 1.4, 1.5, 1.4, 1.5, 1.3, 0.9, 0.7],
  weatherDriven: true,
  rampMonths: 18,
  daysToCollect: 30,
  daysToPay: 45,
  daysOfStock: 15,
  customerCost: estimate(5, 17, 60),
  capex: estimate(30000, 77000, 200000),
  capexLifeYears: 12,
  codes: { cnae: '01', naics: '111/112' },
  basis: { variableCost: 'K', netMargin: 'V most small US farms return <1% RRA (USDA ERS)', season: 'K (crop)' },
  evidence: [
    {
      figure: 'most small US farms earn < 1% on assets (79-86% of three small-farm types in the red zone, 2013 data)',
      source: 'USDA ERS chart 78328',
      tag: 'V',
      cite: true,
    },
    { figure: 'gross margin, Europe, listed farming, Jan 2019: 25.27% (secondary check only)', source: 'Damodaran', tag: 'V', cite: false },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una explotación agraria', en: 'a working farm' },
    theBusiness: { es: 'la finca', en: 'the farm' },
    scene: {
      es: 'El tomate de la tienda lleva una pegatina de otro continente y al cortarlo está blanco por dentro. A doce kilómetros lo están recogiendo rojo, y se va en camión a una subasta.',
      en: 'The tomato in the shop carries a sticker from another continent and is white inside when cut. A few miles off they are picking them red, and a lorry takes those to an auction.',
    },
    stakes: {
      es: 'En casa se tira la mitad de una verdura que no sabe a nada, y en el campo se paga por debajo de lo que costó regarla.',
      en: 'At home half of a vegetable that tastes of nothing gets thrown out, while in the field it fetches less than the water it took.',
    },
    story: {
      wish: {
        es: 'Cocina en casa casi todas las noches y ha dejado de fiarse de las etiquetas. Quiere ver la tierra de donde sale.',
        en: 'Somebody who cooks most evenings and has stopped trusting labels. They want to see the ground their food grew in.',
      },
      obstacle: {
        es: 'La tienda compra donde le sirven a diario, y el campo solo da cuando le toca.',
        en: 'The shop buys where it is supplied daily, and a field gives only when it is ready.',
      },
      hurt: {
        es: 'En casa se olvida qué meses tiene el tomate, y los niños aprenden que la fruta no sabe.',
        en: 'The household forgets which months tomatoes have, and the children learn that fruit tastes of nothing.',
      },
    },
    usualCustomer: {
      es: 'las familias y los cocineros que quieren saber de qué campo viene lo que comen',
      en: 'families and cooks who want to know which field their food comes from',
    },
    directCost: { es: 'la semilla, el riego y las cajas', en: 'seed, water and crates' },
    costDoubt: {
      es: 'el coste por caja no cuenta lo que se queda en la mata por calibre ni la cosecha que se lleva una noche de helada',
      en: 'the cost per box leaves out what stays on the plant for its size and the crop one night of frost takes',
    },
    substitutes: {
      es: ['la verdura del supermercado', 'la frutería del barrio', 'el huerto de un familiar', 'una cesta de otra comarca'],
      en: ['supermarket vegetables', 'the greengrocer', 'a relative’s allotment', 'a box from another district'],
    },
    rivalTest: {
      es: 'Comprar dos semanas la caja del rival, pesarla y apuntar los días desde la recogida, lo que llega blando y lo que se repite.',
      en: 'Take the rival’s box for two weeks, weigh it and note the days since picking, what arrives soft and what comes round again.',
    },
    steps: {
      es: ['Apúntate a la caja de la semana', 'Di qué no quieres encontrar', 'Recógela en tu punto o en la finca'],
      en: ['Sign up for the weekly box', 'Say what to leave out', 'Collect it at your pick-up point or the farm'],
    },
    before: { es: 'un tomate blanco por dentro y una pegatina lejana', en: 'a tomato white inside and a sticker from far away' },
    after: {
      es: 'una caja recogida la víspera, con el nombre del bancal',
      en: 'a box picked the day before, with the name of the field on it',
    },
    proof: {
      es: 'una campaña completa con kilos por parcela, análisis de suelo y agua, y diez familias que hayan repetido',
      en: 'one full season with weight per plot, soil and water tests, and ten households that came back',
    },
    strain: {
      es: 'Todo madura la misma semana, que suele ser la de vacaciones: faltan manos al amanecer, cajas a mediodía y clientes por la tarde.',
      en: 'Everything ripens in the same week, usually a holiday one; hands run short at dawn, crates at noon and customers in the evening.',
    },
    channels: [
      {
        name: { es: 'cajas por suscripción', en: 'subscription boxes' },
        purpose: { es: 'vender la cosecha antes de sembrarla', en: 'selling the crop before it is sown' },
        share: 35,
      },
      {
        name: { es: 'mercado semanal de productores', en: 'weekly growers’ market' },
        purpose: { es: 'la cara detrás de la caja', en: 'the face behind the box' },
        share: 25,
      },
      {
        name: { es: 'cocinas de restaurantes y comedores', en: 'restaurant and school kitchens' },
        purpose: { es: 'la variedad que nadie más cultiva', en: 'the variety nobody else grows' },
        share: 25,
      },
      {
        name: { es: 'cooperativa o lonja', en: 'cooperative or auction' },
        purpose: { es: 'lo que madura de golpe', en: 'whatever ripens all at once' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'registro de la explotación',
        'derechos de agua o pozo autorizado',
        'carné de aplicador de fitosanitarios',
        'certificación ecológica si se anuncia',
        'contratos de temporada en regla',
        'seguro agrario',
        'registro para venta directa',
      ],
      en: [
        'farm registration',
        'water rights or a licensed well',
        'spraying certificate',
        'organic certification if claimed',
        'seasonal contracts in order',
        'crop insurance',
        'registration for direct sales',
      ],
    },
    risks: [
      {
        risk: { es: 'helada, pedrisco o sequía', en: 'frost, hail or drought' },
        hits: 'sales',
        trigger: {
          es: 'aviso de mínimas en floración o pantano bajo antes de sembrar',
          en: 'a frost warning at blossom, or a low reservoir before sowing',
        },
        response: {
          es: 'seguro de cosecha, malla y tres cultivos con fechas distintas',
          en: 'crop insurance, netting and three crops with different dates',
        },
      },
      {
        risk: { es: 'el precio en origen se hunde', en: 'the farm-gate price collapses' },
        hits: 'price',
        trigger: { es: 'la lonja dos semanas por debajo del coste de recoger', en: 'the auction two weeks under the cost of picking' },
        response: {
          es: 'parte de la cosecha vendida por adelantado y conserva con la de segunda',
          en: 'part of the crop sold ahead and the seconds bottled',
        },
      },
      {
        risk: { es: 'una plaga en la parcela', en: 'a pest in the plot' },
        hits: 'sales',
        trigger: { es: 'la primera hoja manchada en la trampa del lunes', en: 'the first marked leaf at Monday’s trap' },
        response: {
          es: 'rotación, fauna útil y visita semanal con libreta',
          en: 'rotation, beneficial insects and a weekly walk with a notebook',
        },
      },
      {
        risk: { es: 'no llega la cuadrilla', en: 'the pickers do not come' },
        hits: 'sales',
        trigger: { es: 'una semana para la cosecha sin la mitad de los nombres', en: 'a week to harvest with half the names missing' },
        response: {
          es: 'acuerdo con fincas vecinas y fechas de siembra escalonadas',
          en: 'an arrangement with neighbouring farms and staggered sowing',
        },
      },
    ],
    measures: {
      es: [
        'kilos recogidos por parcela',
        'precio medio por kilo',
        'cajas vendidas de antemano',
        'agua por kilo',
        'género sin vender',
        'horas de recogida por caja',
      ],
      en: [
        'weight picked per plot',
        'average price per kilo',
        'boxes sold ahead',
        'water per kilo',
        'produce left unsold',
        'picking hours per box',
      ],
    },
  },
};
