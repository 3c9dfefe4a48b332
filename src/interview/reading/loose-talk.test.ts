// Things bought by the number, pay and totals told beside them, goods sold by weight, sales by season: as founders of small trades type them.
import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const items = (...list: readonly (readonly [string, number])[]) => list.map(([label, amount]) => ({ label, amount }));

const MEANS: readonly Told[] = [
  // So many, and what one of them costs.
  [
    'resources',
    'es',
    '8 acordeones de 2.500.000, arreglar el salón 6 millones y un sonido de 3 millones',
    {
      investment: 29_000_000,
      investmentItems: items(['8 acordeones', 20_000_000], ['arreglar el salón', 6_000_000], ['sonido', 3_000_000]),
    },
  ],
  [
    'investment',
    'es',
    '6 bicis de 900 y un remolque de 300',
    { investment: 5700, investmentItems: items(['6 bicis', 5400], ['remolque', 300]) },
  ],
  [
    'resources',
    'es',
    'Necesito doce mesas de 80, 40 sillas de 25 y una plancha de 700',
    { investment: 2660, investmentItems: items(['doce mesas', 960], ['40 sillas', 1000], ['plancha', 700]) },
  ],
  // How large one thing is counts none.
  [
    'resources',
    'es',
    'necesito 3 freidoras de 1.200, una cámara de 200 litros de 900 y un horno de 4 bandejas de 3.000',
    { investmentItems: items(['3 freidoras', 3600], ['cámara de 200 litros', 900], ['horno de 4 bandejas', 3000]) },
  ],
  [
    'resources',
    'es',
    'Necesito 62.000: 2 hornos de 16.000, obra 18.000 y amasadora 12.000',
    { investment: 62_000, investmentItems: items(['2 hornos', 32_000], ['obra', 18_000], ['amasadora', 12_000]) },
  ],
  ['resources', 'en', 'two vans at 14k each and scales for 700', { investment: 28_700 }],
  // Pay told in the same breath buys nothing.
  [
    'resources',
    'es',
    'necesito una cortadora de 9.000, y 1.200 al mes para mi ayudante. gastos fijos en total unos 2.600 al mes con el ayudante',
    { investment: 9000, staffPay: 1200, fixedCosts: 2600, founderPay: undefined },
  ],
  [
    'resources',
    'en',
    'Three carts at 2,800 each and a freezer for 900, and 600 a month for my niece. About 850 a month all in with her',
    { investment: 9300, staffPay: 600, fixedCosts: 850 },
  ],
  ['resources', 'es', 'un molino de 40 mil, y 6 mil al mes para la muchacha', { investment: 40_000, staffPay: 6000 }],
  ['resources', 'es', 'una nevera de 2.600. 1.300 al mes para la señora que me ayuda', { investment: 2600, staffPay: 1300 }],
  ['resources', 'es', 'el horno 9.000, y 1.500 al mes para mí', { investment: 9000, staffPay: undefined, founderPay: 1500 }],
  [
    'resources',
    'en',
    'a processor at 12k. about a grand a month all in plus 900 for my lad',
    { investment: 12_000, staffPay: 900, fixedCosts: 1900 },
  ],
  // A total of a month opens nothing.
  ['resources', 'es', 'estanterías 1.500 y 8.000 de género. en total unos 1.400 al mes', { investment: 9500, fixedCosts: 1400 }],
  ['resources', 'es', 'un extractor de 1.900. Gastos en total unos 650 al mes', { investment: 1900, fixedCosts: 650 }],
  [
    'resources',
    'es',
    'una retro de 350 mil. Un chofer de 9,500 al mes. gasto en total unos 38 mil al mes con el chofer',
    { investment: 350_000, fixedCosts: 38_000, staffPay: 9500 },
  ],
  [
    'resources',
    'en',
    'scales for 700. about 1.5 grand a month all in, and 1,100 a month for the lad who helps',
    { investment: 700, fixedCosts: 1500, staffPay: 1100 },
  ],
  ['resources', 'es', 'El salón 1.800.000 al mes y en total unos 4 millones al mes con el profe', { fixedCosts: 4_000_000 }],
];

const country = (code: 'CO' | 'ES' | 'GB' | 'US') => withFacts({}, [makeFact('country', code)]);
const priced = (price: number) => withFacts({}, [makeFact('price', price)]);

const SALES: readonly Told[] = [
  // By weight and volume: a price, a cost and a number, each of one unit.
  [
    'revenue',
    'es',
    'me cuesta 105 la tonelada y la vendo a 180. unas 38 toneladas al mes',
    { price: 180, unitCost: 105, volume: 38, saleUnit: 'tonne' },
  ],
  ['revenue', 'es', 'a 6,50 el kilo, me cuesta 3. unos 400 kilos al mes', { price: 6.5, unitCost: 3, volume: 400, saleUnit: 'kilo' }],
  [
    'revenue',
    'en',
    'I charge $42 a ton for gravel and pay 19 a ton at the quarry. about 90 tons a week',
    { price: 42, unitCost: 19, volume: 390, saleUnit: 'ton' },
  ],
  [
    'revenue',
    'es',
    'el metro lo vendo a 420, lo compro a 230 en la criba. unos 260 metros al mes',
    { price: 420, unitCost: 230, volume: 260 },
  ],
  ['revenue', 'en', '£6 a jar, costs 2.50. I shift 500 a month', { price: 6, unitCost: 2.5, volume: 500, lines: undefined }],
  [
    'revenue',
    'es',
    'vendo 38 toneladas al mes, 14 palés y 300 sacos. me cuesta 105 la tonelada y la vendo a 180, el palé a 140 y me cuesta 85, el saco a 6,50 y me cuesta 3',
    {
      lines: [
        { label: 'toneladas', price: 180, units: 38, unitCost: 105 },
        { label: 'palés', price: 140, units: 14, unitCost: 85 },
        { label: 'sacos', price: 6.5, units: 300, unitCost: 3 },
      ],
    },
  ],
  [
    'revenue',
    'es',
    'pago 0,12 el kilo y lo vendo a 0,21. muevo unas 60 toneladas al mes',
    { price: 0.21, unitCost: 0.12, volume: 60_000, saleUnit: 'kilo', lines: undefined },
  ],
  ['revenue', 'es', '180 la tonelada, me cuesta 105. unos 8.000 kilos al mes', { price: 180, unitCost: 105, volume: 8 }],
  ['revenue', 'en', '£3.80 a metre, costs 1.90. 2,500 metres a month', { price: 3.8, unitCost: 1.9, volume: 2500, lines: undefined }],
  // A pound that weighs is no money.
  [
    'revenue',
    'es',
    'la libra de queso a 9.500 y me cuesta 5.200, vendo unas 700 libras al mes; la cuajada a 7.000 la libra, me cuesta 3.900, unas 300',
    {
      currency: undefined,
      lines: [
        { label: 'libra de queso', price: 9500, units: 700, unitCost: 5200 },
        { label: 'cuajada', price: 7000, units: 300, unitCost: 3900 },
      ],
    },
    country('CO'),
  ],
  ['revenue', 'es', 'cobro 25 libras por clase, unas 40 clases al mes', { price: 25, volume: 40, currency: 'GBP' }],
  // A total in money is what sales come to.
  ['revenue', 'es', '12 el kilo, me cuesta 5; en total unos 3.000 al mes', { price: 12, unitCost: 5, volume: 250 }],
  ['revenue', 'es', '220 la tonelada, saco en total unos 4.000 al mes', { price: 220, volume: 18 }],
  ['revenue', 'en', '£6 a jar, costs me 2.50. I take about 3 grand a month all in', { price: 6, volume: 500, founderPay: undefined }],
  ['revenue', 'en', 'about 3 grand a month all in', { price: undefined, volume: undefined }],
  ['volume', 'en', 'about 3 grand a month all in', { volume: 27 }, priced(110)],
  ['volume', 'es', 'unos 600 en total al mes', { volume: 600 }, priced(9)],
  ['volume', 'es', 'vendo en total unos 900 al mes', { volume: 900 }, priced(2)],
];

const LEAN = [17391, 17391, 13696, 10000, 6304, 2609, 2609, 2609, 6304, 10000, 13696, 17391];
const SEASONS: readonly Told[] = [
  ['revenue', 'en', '£110 a bag. 30 a week in winter, hardly any in summer', { volume: 75, season: LEAN }, country('GB')],
  [
    'revenue',
    'en',
    '£110 a bag. 30 a week in summer, no sorry 30 a week in winter, hardly any in summer',
    { volume: 75, season: LEAN },
    country('GB'),
  ],
  ['volume', 'es', 'en invierno 60 al mes, en verano 10', { volume: 35 }, country('ES')],
  [
    'revenue',
    'en',
    '£45 a tree, costs me 18. 600 in December, 150 in November, nothing the rest of the year',
    { price: 45, volume: 63, season: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24000, 96000] },
    country('GB'),
  ],
  [
    'revenue',
    'en',
    '£3 a roll. 2,500 a month from April to October, next to nothing in winter',
    { volume: 1792, season: [2093, 2093, 8023, 13953, 13953, 13953, 13953, 13953, 13953, 13953, 8023, 2093] },
    country('GB'),
  ],
  ['volume', 'es', '500 en diciembre, 80 en noviembre y el resto nada', { volume: 48 }, country('ES')],
];

const TOWNS: readonly Told[] = [
  ['solution', 'es', 'Leña a domicilio. Vivo en un pueblo, Covaleda (Soria)', { city: 'Covaleda', country: 'ES' }],
  ['solution', 'es', 'Llevo leña a casa, cerca de Vinuesa (Soria)', { city: 'Vinuesa', country: 'ES' }],
  ['solution', 'es', 'Paellas a domicilio. Vivo en un pueblo (Castellón), Sant Mateu', { city: 'Sant Mateu', country: 'ES' }],
  ['solution', 'es', 'Tienda de pienso en Riello (León)', { city: 'Riello' }],
  ['solution', 'es', 'Clases de acordeón aquí en Valledupar (Cesar)', { city: 'Valledupar', country: 'CO', name: undefined }],
  ['solution', 'en', 'small bale hay, delivered. I live in a village, Belstone (Devon)', { city: 'Belstone', country: 'GB' }],
  ['solution', 'en', 'Smokeless coal by the bag. I’m in Hawes (North Yorkshire)', { city: 'Hawes', country: 'GB' }],
  ['solution', 'en', 'Gravel in small loads, out of Watkinsville (Georgia)', { city: 'Watkinsville', country: 'US' }],
  ['solution', 'es', 'Arepas de maíz pilado. Estoy en el Espinal (Tolima)', { city: 'Espinal', country: 'CO' }],
  ['solution', 'es', 'Clases de yoga en Ponferrada (León)', { city: 'Ponferrada', country: 'ES' }],
  ['solution', 'es', 'Panadería en Madrid (España)', { city: 'Madrid', country: 'ES' }],
];

const RIVALS: readonly Told[] = [
  ['competitors', 'es', 'la gasolinera, que vende sacos carísimos, y el de la furgoneta, verde y sin pesar', { rivals: undefined }],
  ['competitors', 'es', 'los camioneros del sindicato y el señor de la criba, caro y tarda', { rivals: undefined }],
  ['competitors', 'en', 'the garage, and a bloke with a van, short weight', { rivals: undefined }],
  ['competitors', 'en', 'the funnel cake guy, and the boosters with a popcorn machine, stale', { rivals: undefined }],
  ['competitors', 'en', 'The bloke with the van, cheap but it’s wet. B&Q do it but rough', { rivals: ['B&Q'] }],
  ['competitors', 'es', 'el chino, mercadona, lidl', { rivals: ['mercadona', 'lidl'] }],
  ['competitors', 'es', 'la tienda de ikea, leroy merlin', { rivals: ['tienda de ikea', 'leroy merlin'] }],
];

describe.each([
  ['what it takes', MEANS],
  ['what is sold', SALES],
  ['when it is sold', SEASONS],
  ['where it is', TOWNS],
  ['who else there is', RIVALS],
])('%s, told loosely', (_, rows) => {
  test.each(rows.map((row) => ({ said: row[2], row })))('$said', ({ row }) => {
    expect(namedFigures(row)).toEqual(row[3]);
  });
});
