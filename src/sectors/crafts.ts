import { estimate } from './benchmark.ts';
import type { Sector } from './sector.ts';

export const crafts: Sector = {
  id: 'crafts',
  family: 'comercio',
  name: { es: 'Artesanía y producto propio', en: 'Crafts and own products' },
  unit: { es: { one: 'pieza', many: 'piezas' }, en: { one: 'piece', many: 'pieces' } },
  revenueModel: 'product',
  variableCostPct: estimate(30, 38, 48),
  staffPct: estimate(20, 30, 40),
  rentPct: estimate(1, 4, 8),
  marketingPct: estimate(4, 7, 12),
  otherFixedPct: estimate(5, 7, 9),
  netMarginPct: estimate(5, 12, 20),
  price: estimate(18, 38, 95),
  monthlyUnits: estimate(60, 130, 260),
  usualTeam: 1,
  season: [0.9564, 0.8304, 0.9524, 0.8704, 0.9214, 0.9704, 0.9104, 1.1562, 0.9374, 0.8534, 1.0413, 1.5999],
  rampMonths: 9,
  daysToCollect: 3,
  daysToPay: 15,
  daysOfStock: 30,
  customerCost: estimate(5, 12, 30),
  capex: estimate(2000, 5500, 15000),
  capexLifeYears: 5,
  codes: { cnae: '32/23/13', naics: '339/453' },
  basis: { variableCost: 'K; Etsy all-in fees ~10-11% (V vertexstack)', netMargin: 'K', season: 'V Census 451 2012-13 proxy' },
  evidence: [{ figure: 'Etsy all-in fees about 10-11%', source: 'vertexstack', tag: 'V', cite: false }],
  asOf: '2026-11-20',
  pack: {
    aBusiness: { es: 'un taller artesano', en: 'a craft workshop' },
    theBusiness: { es: 'el taller', en: 'the workshop' },
    scene: {
      es: 'Hace falta un regalo para alguien que ya tiene de todo, y en cada escaparate está la misma taza. Lo hecho a mano apareció un fin de semana en una feria y después no hubo forma de encontrar a quien lo hacía.',
      en: 'A present is needed for somebody who has everything, and every window shows the same mug. The handmade one turned up at a fair one weekend, and afterwards nobody could find its maker.',
    },
    stakes: {
      es: 'Lo salido de una cadena de montaje acaba en un cajón, y con ello lo que quería decir quien lo regaló.',
      en: 'What came off a production line ends up in a drawer, along with whatever the giver meant by it.',
    },
    story: {
      wish: {
        es: 'Quiere regalar algo en lo que se note que pensó en la otra persona. El precio viene después.',
        en: 'Somebody who wants a present that shows it was chosen for one person. The price comes second.',
      },
      obstacle: {
        es: 'Buscar «hecho a mano» devuelve mil páginas de la misma fábrica.',
        en: 'A search for “handmade” brings up a thousand pages from the same factory.',
      },
      hurt: {
        es: 'En la mesa se abren dos paquetes iguales, y uno de los dos es el suyo.',
        en: 'At the table two identical parcels are opened, and one of them is theirs.',
      },
    },
    usualCustomer: {
      es: 'quienes regalan y no quieren llegar con lo mismo que los demás',
      en: 'people who give presents and would rather not bring the same as everyone else',
    },
    directCost: { es: 'el material, el embalaje y la comisión de venta', en: 'materials, packaging and selling fees' },
    costDoubt: {
      es: 'el coste por pieza no cuenta las que salen mal del horno, del telar o del banco ni las horas de quien las hace',
      en: 'the cost per piece leaves out the ones that fail on the bench, in the kiln or at the loom, and the maker’s own hours',
    },
    substitutes: {
      es: [
        'un objeto fabricado en serie',
        'una tarjeta regalo',
        'otra persona artesana de la feria',
        'una experiencia en vez de un objeto',
      ],
      en: ['a factory-made object', 'a gift card', 'another maker at the fair', 'an outing instead of an object'],
    },
    rivalTest: {
      es: 'Comprar una pieza parecida en la próxima feria: pesarla, mirar el acabado por debajo y preguntar cuánto tardarían en hacer otra.',
      en: 'Buy a similar piece at the next fair, weigh it, look at the finish underneath and ask how long another would take.',
    },
    steps: {
      es: ['Mira las piezas acabadas o pide la tuya', 'Elige medida, color o dedicatoria', 'Recíbela con el nombre de quien la hizo'],
      en: ['Look at finished pieces or ask for your own', 'Choose size, colour or dedication', 'Receive it with the maker’s name on it'],
    },
    before: { es: 'la taza que ya estaba en tres escaparates', en: 'the mug already seen in three windows' },
    after: { es: 'una pieza de la que se cuenta de qué manos viene', en: 'a piece that comes with the story of whose hands made it' },
    proof: {
      es: 'un cuaderno de taller con las horas de cada pieza, la procedencia del material y cinco encargos entregados',
      en: 'a workshop notebook with the hours in each piece, where the material came from and five commissions delivered',
    },
    strain: {
      es: 'Noviembre pide en tres semanas lo que las manos hacen en dos meses, y lo que no llega seco, cosido o pulido a diciembre espera un año.',
      en: 'November asks in three weeks for what two hands make in two months, and whatever is not dry, stitched or polished by December waits a year.',
    },
    channels: [
      {
        name: { es: 'ferias y mercados de artesanía', en: 'craft fairs and markets' },
        purpose: { es: 'que toquen la pieza antes de comprarla', en: 'letting people handle the piece first' },
        share: 30,
      },
      {
        name: { es: 'Instagram con el proceso', en: 'Instagram showing the making' },
        purpose: { es: 'ver las manos trabajando', en: 'seeing the hands at work' },
        share: 25,
      },
      {
        name: { es: 'portal de artesanía', en: 'online craft marketplace' },
        purpose: { es: 'quien busca regalo lejos de aquí', en: 'people far away looking for a present' },
        share: 25,
      },
      {
        name: { es: 'tiendas en depósito', en: 'shops on sale or return' },
        purpose: { es: 'escaparate donde no llega el taller', en: 'a window where the workshop has none' },
        share: 20,
      },
    ],
    permits: {
      es: [
        'registro de artesanía, que es voluntario',
        'etiqueta de composición',
        'marcado de seguridad si la pieza es para niños',
        'licencia temporal de puesto si la feria la pide',
        'seguro de responsabilidad por producto',
      ],
      en: [
        'craft register, which is voluntary',
        'composition label',
        'safety marking if the pieces are for children',
        'temporary stall licence where the fair asks for it',
        'product liability insurance',
      ],
    },
    risks: [
      {
        risk: { es: 'el año depende de diciembre', en: 'the year hangs on December' },
        hits: 'sales',
        trigger: { es: 'octubre sin encargos de empresas ni tiendas', en: 'no trade orders by October' },
        response: {
          es: 'carta a bodas, hoteles o librerías a principio de año',
          en: 'letters to wedding planners, hotels or bookshops early in the year',
        },
      },
      {
        risk: { es: 'las manos no dan más', en: 'the hands are full' },
        hits: 'sales',
        trigger: { es: 'encargos con más de seis semanas de espera', en: 'commissions waiting over six weeks' },
        response: {
          es: 'subir el precio de lo que más horas lleva antes de buscar ayuda',
          en: 'raise the price of the slowest piece before looking for help',
        },
      },
      {
        risk: { es: 'el portal sube la comisión o esconde las piezas', en: 'the marketplace raises its fee or buries the listings' },
        hits: 'goods',
        trigger: { es: 'dos meses con menos visitas a iguales fotos', en: 'two months of fewer views on the same photographs' },
        response: { es: 'tienda propia y tarjeta en cada paquete', en: 'a site of its own and a card in every parcel' },
      },
      {
        risk: { es: 'una copia fabricada en serie', en: 'a mass-produced copy' },
        hits: 'sales',
        trigger: { es: 'una foto idéntica a mitad de precio', en: 'an identical photograph at half the price' },
        response: { es: 'registro del diseño y número en cada pieza', en: 'register the design and number each piece' },
      },
    ],
    measures: {
      es: [
        'piezas acabadas al mes',
        'horas por pieza',
        'piezas que salen mal',
        'margen por pieza tras comisiones',
        'ventas fuera de diciembre',
        'encargos que repiten',
      ],
      en: [
        'pieces finished per month',
        'hours per piece',
        'pieces that fail',
        'margin per piece after fees',
        'sales outside December',
        'repeat commissions',
      ],
    },
  },
};
