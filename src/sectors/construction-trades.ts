import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const constructionTrades: Sector = {
  id: 'construction_trades',
  family: 'oficio',
  name: { es: 'Reformas y oficios de la construcción', en: 'Building work and trades' },
  unit: { es: { one: 'obra', many: 'obras' }, en: { one: 'job', many: 'jobs' } },
  revenueModel: 'project',
  variableCostPct: estimate(45, 55, 65),
  staffPct: estimate(22, 27, 33),
  rentPct: estimate(1, 2, 4),
  marketingPct: estimate(1, 3, 5),
  otherFixedPct: estimate(6, 8, 10),
  netMarginPct: estimate(2, 4, 8),
  price: estimate(600, 3500, 12000),
  monthlyUnits: estimate(2, 5, 12),
  usualTeam: 2,
  season: [0.8163, 0.7873, 0.9794, 1.1045, 1.1735, 1.0875, 1.0794, 1.0074, 1.0064, 1.0815, 0.9694, 0.9074],
  weatherDriven: true,
  rampMonths: 6,
  daysToCollect: 45,
  daysToPay: 45,
  daysOfStock: 10,
  customerCost: estimate(80, 200, 500),
  capex: estimate(15000, 32000, 70000),
  capexLifeYears: 6,
  targets: [{ measure: { es: 'imprevistos en el presupuesto', en: 'contingency in the quote' }, unit: 'percent', from: 10, to: 10 }],
  codes: { cnae: '43', naics: '238' },
  basis: {
    variableCost: 'V remodelers COGS 69.9% incl. labour (NAHB FY2018)',
    netMargin: 'V NAHB 5.2 remodelers; builders 8.7 (FY2023)',
    season: 'V Census 444 proxy',
  },
  evidence: [
    {
      figure:
        'remodelers: cost of sales 69.9%, gross 30.1%, operating 24.8%, net 5.2% (FY2018); home builders gross 20.7%, net 8.7% (FY2023)',
      source: 'NAHB Cost of Doing Business (nahb.org; beyondthebid.co for 2023)',
      tag: 'V',
      cite: true,
    },
    {
      figure: 'gross margin, Europe, listed engineering/construction, Jan 2019: 33.51% (secondary check only)',
      source: 'Damodaran',
      tag: 'V',
      cite: false,
    },
  ],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'una empresa de reformas y oficios', en: 'a building and trades firm' },
    theBusiness: { es: 'la empresa', en: 'the firm' },
    scene: {
      es: 'Hay una mancha en el techo del baño que en enero era una moneda y ahora es un plato. De tres que prometieron pasar a verla, uno vino, midió y no mandó el presupuesto.',
      en: 'The stain on the bathroom ceiling was a coin in January and is a dinner plate now. Of the three who promised to come and look, one came, measured up and never sent the quote.',
    },
    stakes: {
      es: 'La humedad no espera al presupuesto: lo que era sellar una junta acaba en levantar el suelo y en disculparse con el vecino de abajo.',
      en: 'Damp does not wait for the quote; what was a joint to seal becomes a floor to lift and an apology to the neighbour below.',
    },
    story: {
      wish: {
        es: 'Vive en la casa que quiere arreglar. Quiere una fecha de entrada, una de salida y un precio que sea el último.',
        en: 'Somebody living in the house that needs the work. They want a start date, an end date and a price that stays put.',
      },
      obstacle: {
        es: 'Los buenos tienen lista de espera y los que están libres no enseñan obras.',
        en: 'The good ones have a waiting list, and the free ones have nothing to show.',
      },
      hurt: {
        es: 'La familia se ducha en casa de un pariente, el polvo entra en los cajones y nadie sabe decir hasta cuándo.',
        en: 'The family showers at a relative’s, dust gets into the drawers and nobody can say for how long.',
      },
    },
    usualCustomer: {
      es: 'los propietarios de viviendas con años y las comunidades de la zona',
      en: 'owners of older homes and the managers of blocks nearby',
    },
    directCost: { es: 'los materiales, las subcontratas y la retirada de restos', en: 'materials, subcontractors and waste removal' },
    costDoubt: {
      es: 'el coste por obra no cuenta los viajes al almacén ni el día que se vuelve a rematar lo que quedó torcido',
      en: 'the cost per job leaves out runs to the builder’s merchant and the day spent going back to put right what was left crooked',
    },
    substitutes: {
      es: [
        'un conocido que lo hace los sábados',
        'una gran superficie con instalación',
        'una app de presupuestos',
        'otro cubo debajo de la gotera',
      ],
      en: ['someone who does it on Saturdays', 'a large store that also fits', 'a quotes app', 'another bucket under the drip'],
    },
    rivalTest: {
      es: 'Pedir a tres empresas que presupuesten el mismo baño y comparar los días que tardan, las partidas que detallan y quién pregunta por la bajante.',
      en: 'Ask three firms to price the same bathroom, and compare the days they take, the items they list and which of them asks about the waste pipe.',
    },
    steps: {
      es: ['Manda fotos y medidas', 'Firma partidas, plazo y forma de pago', 'Repasa la obra antes del último pago'],
      en: ['Send photographs and measurements', 'Sign the items, the dates and the payments', 'Walk round before the last payment'],
    },
    before: { es: 'tres visitas prometidas y un cubo en el pasillo', en: 'three promised visits and a bucket in the hall' },
    after: {
      es: 'un techo seco, la obra barrida y una factura que coincide con lo firmado',
      en: 'a dry ceiling, a swept floor and a bill that matches what was signed',
    },
    proof: {
      es: 'tres obras que se puedan visitar, cada una con lo presupuestado y lo cobrado en la misma hoja',
      en: 'three jobs open to a visit, each with the quote and the final bill on one sheet',
    },
    strain: {
      es: 'El alicatador no entra hasta que seca la solera, y un azulejo que llega roto deja parada una obra y retrasa las dos siguientes.',
      en: 'The tiler cannot start until the screed is dry, and one pallet of broken tiles stops this job and pushes back the next two.',
    },
    channels: [
      {
        name: { es: 'ficha de Google con fotos de obra', en: 'Google profile with photographs of jobs' },
        purpose: { es: 'quien tiene agua en el suelo', en: 'people with water on the floor' },
        share: 35,
      },
      {
        name: { es: 'administradores de fincas', en: 'property managers' },
        purpose: { es: 'obras pequeñas todo el año', en: 'small jobs all year round' },
        share: 30,
      },
      {
        name: { es: 'recomendación con cartel en la obra', en: 'referral with a board on the scaffold' },
        purpose: { es: 'el vecino del rellano', en: 'the neighbour across the landing' },
        share: 20,
      },
      {
        name: { es: 'portales de presupuestos', en: 'quote portals' },
        purpose: { es: 'semanas sin obra firmada', en: 'weeks with nothing signed' },
        share: 15,
      },
    ],
    permits: {
      es: [
        'registro como empresa de construcción si lo exige el país',
        'plan de prevención de riesgos en obra',
        'licencia o comunicación de obra',
        'carné de instalador si se toca agua, luz o gas',
        'gestión de escombros',
        'responsabilidad civil con daños a vecinos',
        'garantía legal de la obra',
      ],
      en: [
        'registration as a contractor where required',
        'site safety plan',
        'building consent or notice for the client’s works',
        'installer’s licence where water, power or gas is touched',
        'waste carrier’s licence',
        'public liability cover for damage to neighbours',
        'statutory guarantee on works',
      ],
    },
    risks: [
      {
        risk: { es: 'aparece lo que no se veía', en: 'what was behind the wall' },
        hits: 'margin',
        trigger: { es: 'una pared que al abrirla o rascarla no está sana', en: 'a wall that proves unsound once opened or scraped' },
        response: {
          es: 'partida de imprevistos firmada y precio por escrito antes de seguir',
          en: 'a signed contingency item and a written price before going on',
        },
      },
      {
        risk: { es: 'el cliente no paga el final', en: 'the last payment does not come' },
        hits: 'unpaid',
        trigger: { es: 'una certificación con más de diez días de retraso', en: 'a stage bill over ten days late' },
        response: {
          es: 'pagos por fase y ninguna fase nueva sin cobrar la anterior',
          en: 'payment by stages and no new stage until the last one is paid',
        },
      },
      {
        risk: { es: 'alguien se cae o se corta', en: 'somebody falls or is cut' },
        hits: 'policy',
        trigger: { es: 'un andamio sin revisar el lunes', en: 'a scaffold unchecked on Monday' },
        response: {
          es: 'formación al día, equipo firmado y seguro de accidentes',
          en: 'up-to-date training, signed-for equipment and accident cover',
        },
      },
      {
        risk: { es: 'el material sube entre la firma y la compra', en: 'materials go up between signing and buying' },
        hits: 'goods',
        trigger: { es: 'un presupuesto con más de un mes', en: 'a quote more than a month old' },
        response: { es: 'validez escrita y pedido el mismo día de la firma', en: 'a written expiry date, and the order placed on signing' },
      },
    ],
    measures: {
      es: [
        'presupuestos enviados',
        'presupuestos firmados',
        'margen de cada obra al cerrar',
        'desviación de lo gastado frente a lo presupuestado',
        'días hasta el cobro',
        'días de obra parada',
      ],
      en: [
        'quotes sent',
        'quotes signed',
        'margin on each job at close',
        'how far costs stray from the quote',
        'days to payment',
        'days a site stood idle',
      ],
    },
  },
};
