// Things bought by the number, pay and totals told beside them, goods sold by weight, sales by season: as founders of small trades type them.
import { describe, expect, test } from 'vitest';
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
  ['resources', 'es', 'el horno 9.000, y 1.500 al mes para mí', { investment: 9000, staffPay: undefined, founderPay: 1500 }],
  ['resources', 'en', 'a processor at 12k. about a grand a month all in plus 900 for my lad', { investment: 12_000, staffPay: 900 }],
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

describe('what it takes, told loosely', () => {
  test.each(MEANS)('%s (%s): %s', (...row) => {
    expect(namedFigures(row)).toEqual(row[3]);
  });
});
