import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const foodManufacturing: Sector = {
  id: 'food_manufacturing',
  family: 'mesa',
  name: { es: 'Obrador o fabricación de alimentos', en: 'Food production' },
  unit: { es: { one: 'unidad', many: 'unidades' }, en: { one: 'unit', many: 'units' } },
  revenueModel: 'product',
  vatClass: 'food',
  variableCostPct: estimate(38, 45, 55),
  staffPct: estimate(22, 27, 33),
  rentPct: estimate(4, 6, 8),
  marketingPct: estimate(2, 4, 7),
  otherFixedPct: estimate(9, 11, 13),
  netMarginPct: estimate(2, 5, 9),
  price: estimate(2.5, 5, 12),
  monthlyUnits: estimate(2000, 4200, 9000),
  usualTeam: 3,
  season: [0.9879, 0.9068, 0.9849, 0.9799, 1.042, 0.9869, 1.0269, 1.0179, 0.9689, 1.0069, 1.0239, 1.067],
  rampMonths: 9,
  daysToCollect: 30,
  daysToPay: 30,
  daysOfStock: 20,
  customerCost: estimate(5, 32, 200),
  capex: estimate(40000, 89000, 200000),
  capexLifeYears: 10,
  targets: [{ measure: { es: 'producto desechado', en: 'product discarded' }, unit: 'percent', from: 5, to: 8 }],
  codes: { cnae: '10', naics: '311' },
  basis: { variableCost: 'V GM 50-65 retail, 35-50 wholesale (dojobusiness bakery)', netMargin: 'K', season: 'V Census 445 proxy' },
  evidence: [
    { figure: 'bakery gross 50-65% retail, 35-50% wholesale, waste 5-8%', source: 'dojobusiness.com', tag: 'V', cite: false },
    {
      figure: 'gross margin, Europe, listed food processing, Jan 2019: 39.15% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un obrador de alimentos', en: 'a small food producer' },
    theBusiness: { es: 'el obrador', en: 'the producer' },
    scene: {
      es: 'En la balda de la tienda hay seis marcas y ninguna dice quién está detrás. El tendero reconoce que la que pedía la gente dejó de llegar, porque quien la elaboraba solo podía servir cuando le sobraban horas.',
      en: 'Six brands sit on the shelf, and none says who made it. The shopkeeper admits that the one people asked for stopped coming; its maker could only deliver when there were hours to spare.',
    },
    stakes: {
      es: 'Quien buscaba ese sabor se lleva a casa uno industrial, y la tienda pierde la razón por la que venían hasta ella.',
      en: 'People who came for that taste go home with a factory one, and the shop loses its reason to be visited.',
    },
    story: {
      wish: {
        es: 'Lleva una tienda o una cocina donde se nota la diferencia. Quiere un producto que no esté también en el supermercado de enfrente.',
        en: 'Somebody with a shop or a kitchen where people taste the difference. The wish is for something the supermarket opposite does not have.',
      },
      obstacle: {
        es: 'Quien lo hace bien no contesta al teléfono en plena hornada.',
        en: 'Those who make it well do not pick up the phone in mid-batch.',
      },
      hurt: {
        es: 'El cliente pregunta por lo de siempre, oye por tercera semana que no ha llegado y deja de preguntar.',
        en: 'The customer asks for the usual, hears for the third week that it has not come, and stops asking.',
      },
    },
    usualCustomer: {
      es: 'las tiendas de alimentación y los restaurantes que venden producto con nombre',
      en: 'food shops and restaurants that sell by the maker’s name',
    },
    directCost: { es: 'la materia prima, el envase y la etiqueta', en: 'ingredients, container and label' },
    costDoubt: {
      es: 'el coste por unidad no cuenta la hornada que sale mal, lo que caduca en la tienda ni el viaje de repartirlo',
      en: 'the cost per unit leaves out the batch that fails, what goes out of date on the shop’s shelf and the trip to deliver it',
    },
    substitutes: {
      es: ['la marca industrial del supermercado', 'la marca blanca', 'otro obrador de la comarca', 'hacerlo en casa'],
      en: ['the supermarket’s factory brand', 'own label', 'another small producer in the area', 'making it at home'],
    },
    rivalTest: {
      es: 'Comprar el producto del rival en tres tiendas y anotar la fecha de cada lote, el precio en balda y si el tendero sabe qué día lo reponen.',
      en: 'Buy the rival’s product in three shops and note the date on each batch, the price on the shelf and whether the shopkeeper knows which day it is restocked.',
    },
    steps: {
      es: ['Pide una caja de muestra', 'Ponla a la vista durante dos semanas', 'Fija el día de reposición'],
      en: ['Ask for a sample case', 'Put it in sight for two weeks', 'Fix the restocking day'],
    },
    before: { es: 'un hueco en la balda y una excusa cada viernes', en: 'a gap on the shelf and an excuse every Friday' },
    after: { es: 'el mismo sabor cada semana, con su lote y su fecha', en: 'the same taste each week, with its batch and its date' },
    proof: {
      es: 'tres lotes seguidos con igual peso y sabor, analizados por un laboratorio y con la caducidad probada',
      en: 'three batches running with the same weight and taste, laboratory tested and with the shelf life proved',
    },
    strain: {
      es: 'El horno, la marmita o la cuba mandan: cabe una hornada por turno, y para el pedido de Navidad hay que empezar en octubre.',
      en: 'The oven, the pan or the vat is in charge; one batch fits in a shift, and the Christmas order has to be started in October.',
    },
    channels: [
      {
        name: { es: 'visitas a tiendas con muestra', en: 'calls on shops with a sample' },
        purpose: { es: 'la primera caja en la balda', en: 'the first case on the shelf' },
        share: 35,
      },
      {
        name: { es: 'cocinas de restaurantes', en: 'restaurant kitchens' },
        purpose: { es: 'pedidos fijos entre semana', en: 'standing weekday orders' },
        share: 25,
      },
      {
        name: { es: 'mercado de los sábados', en: 'Saturday market' },
        purpose: { es: 'oír qué dice quien lo prueba', en: 'hearing what tasters say' },
        share: 25,
      },
      {
        name: { es: 'venta en línea por cajas', en: 'boxes sold online' },
        purpose: { es: 'quien lo probó de viaje', en: 'those who tasted it on holiday' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'registro sanitario del establecimiento',
        'plan de análisis de peligros con puntos de control',
        'etiquetado con alérgenos o información nutricional',
        'trazabilidad por lote',
        'licencia de actividad del local',
        'seguro de responsabilidad por producto',
      ],
      en: [
        'food business registration',
        'hazard analysis plan',
        'labels with allergens or nutrition',
        'batch traceability',
        'licence for the premises',
        'product liability insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'la materia prima se dispara', en: 'ingredients soar' },
        hits: 'goods',
        trigger: { es: 'dos compras seguidas por encima del coste calculado', en: 'two purchases running above the costing' },
        response: {
          es: 'contrato de campaña y formato más pequeño al mismo precio',
          en: 'a seasonal contract and a smaller size at the same price',
        },
      },
      {
        risk: { es: 'un lote en mal estado', en: 'a batch goes bad' },
        hits: 'waste',
        trigger: {
          es: 'una temperatura fuera de registro o una llamada de tienda',
          en: 'a temperature missing from the log or a call from a shop',
        },
        response: {
          es: 'retirada ensayada, muestras guardadas y aviso en el día',
          en: 'a rehearsed recall, kept samples and notice the same day',
        },
      },
      {
        risk: { es: 'un solo distribuidor lleva casi todo', en: 'a single distributor takes nearly everything' },
        hits: 'client',
        trigger: { es: 'más de un tercio de las cajas con la misma firma', en: 'over a third of cases under one signature' },
        response: { es: 'mercado propio y cuatro tiendas servidas sin intermediario', en: 'a market stall and four shops served direct' },
      },
      {
        risk: { es: 'la avería llega en campaña', en: 'a breakdown in peak season' },
        hits: 'week',
        trigger: { es: 'un horno que tarda el doble en subir', en: 'an oven taking twice as long to heat' },
        response: {
          es: 'revisión antes de la campaña y horas apalabradas en otro obrador',
          en: 'a service before the season and hours agreed at another kitchen',
        },
      },
    ],
    measures: {
      es: [
        'coste por unidad terminada',
        'unidades por hora de turno',
        'kilos tirados por lote',
        'tiendas que repiten pedido',
        'margen por canal',
        'días entre la elaboración o el cobro',
      ],
      en: [
        'cost per finished unit',
        'units per shift hour',
        'weight discarded per batch',
        'shops that reorder',
        'margin per channel',
        'days from making to payment',
      ],
    },
  },
};
