import { expect, test } from 'vitest';
import { type FactSheet, type MoneyItem, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const ITEMS: readonly MoneyItem[] = [
  { label: 'reforma', amount: 14_000 },
  { label: 'dos bañeras', amount: 3200 },
  { label: 'fianza del local', amount: 750 },
  { label: 'local lo pago', amount: 750 },
];
const KNOWN: FactSheet = withFacts({}, [
  makeFact('country', 'ES'),
  makeFact('price', 22, { origin: 'derived' }),
  makeFact('volume', 330, { origin: 'derived' }),
  makeFact('lines', [
    { label: 'perros', price: 38, units: 150 },
    { label: 'lavados', price: 10, units: 180 },
  ]),
  makeFact('investment', 18_700, { origin: 'derived' }),
  makeFact('investmentItems', ITEMS),
  makeFact('rent', 750),
]);

const ADDED: readonly (readonly [Language, string, readonly (readonly [string, number])[], number])[] = [
  [
    'es',
    'En la inversión faltan las dos mesas hidráulicas, 1.300 las dos, y los secadores 1.800, y la fianza son 1.500, que son dos meses. Y sobra lo de local lo pago 750, eso es el alquiler de cada mes',
    [
      ['reforma', 14_000],
      ['dos bañeras', 3200],
      ['fianza del local', 1500],
      ['dos mesas hidráulicas', 1300],
      ['secadores', 1800],
    ],
    21_800,
  ],
  [
    'es',
    'en la inversión te has dejado los secadores, 1.800, y las mesas, 1.300. La fianza son 1.500 y lo del local 750 quítalo. En total son 37.000',
    [
      ['reforma', 14_000],
      ['dos bañeras', 3200],
      ['fianza del local', 1500],
      ['secadores', 1800],
      ['mesas', 1300],
    ],
    37_000,
  ],
  [
    'en',
    'In the investment you missed the dryers at 1,800 and two tables, 1,300',
    [
      ['reforma', 14_000],
      ['dos bañeras', 3200],
      ['fianza del local', 750],
      ['local lo pago', 750],
      ['dryers', 1800],
      ['two tables', 1300],
    ],
    21_800,
  ],
];

test.each(ADDED)('%s "%s"', (language, answer, items, total) => {
  const { lines, price, investment, investmentItems } = figures('read-back', answer, language, KNOWN);
  expect([lines, price]).toEqual([undefined, undefined]);
  expect((investmentItems as readonly MoneyItem[]).map(({ label, amount }) => [label, amount])).toEqual(items);
  expect(investment).toBe(total);
});

test.each([
  ['es', 'faltan los cursos, 20 al mes a 90 euros'],
  ['es', 'la inversión son 20.000'],
] as const)('%s "%s" adds no purchase', (language, answer) => {
  expect(figures('read-back', answer, language, KNOWN).investmentItems).toBeUndefined();
});

test.each([
  ['es', 'el primer mes ponme el 40%', 40, undefined],
  ['es', 'Y el primer mes sería el 40 por ciento, y hasta los 9 meses no llego a lo normal', 40, 9],
  ['es', 'eso cuando lleve 9 meses, el primer mes sería un 40 por ciento o así', 40, 9],
  ['en', "I won't get there until nine months in. First month, make it 40%", 40, 9],
  ['en', 'once we have been open eight months. The first month put 30%', 30, 8],
] as const)('%s "%s": the first month’s part and the months to a normal one', (language, answer, share, months) => {
  const { openingShare, targetMonths } = figures('read-back', answer, language, KNOWN);
  expect([openingShare, targetMonths]).toEqual([share, months]);
});

test.each([
  [
    'es',
    'por Google Maps e Instagram, en eso unos 60 euros al mes. Y folletos por los portales 40 al mes. Dos clínicas me mandan gente, eso gratis. Para la inauguración unos 600 de una vez',
    100,
  ],
  ['en', 'Instagram, £60 a month, and leaflets 40 a month', 100],
  ['en', 'Instagram, £60 a month, about 30 customers a month from it', 60],
] as const)('%s "%s" is %i a month to get known', (language, answer, budget) => {
  expect(figures('marketing', answer, language, KNOWN).marketingBudget).toBe(budget);
});
