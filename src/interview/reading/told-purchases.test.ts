import { expect, test } from 'vitest';
import { type FactSheet, type MoneyItem, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const known = (investment: number): FactSheet => withFacts({}, [makeFact('investment', investment), makeFact('price', 50)]);

test.each([
  [
    'es',
    86_000,
    '29 mil la hidrolavadora y aspiradora, 34 mil remolque, 8 mil quimicos y 15 mil guardados',
    [29_000, 34_000, 8_000, 15_000],
  ],
  [
    'es',
    41_000_000,
    'Veinticuatro millones en vestidos, nueve en arreglar el local, tres en computador y cinco para tener en caja. Cuarenta y uno.',
    [24e6, 9e6, 3e6, 5e6],
  ],
  ['en', 4_200, '1.1k irons n boards, 1.5k van deposit, 600 bags n labels, 1k in the bank', [1_100, 1_500, 600, 1_000]],
  [
    'en',
    88_000,
    'So two vans at thirty-one thousand each, and eleven thousand for the lifts, three thousand for the licensing, and twelve thousand so I can sleep at night. Eighty-eight.',
    [62_000, 11_000, 3_000, 12_000],
  ],
  [
    'en',
    41_000,
    'Twenty-two grand for the build, nine for props, four and a half for the deposit on the lease, five and a half kept as cash.',
    [22_000, 9_000, 4_500, 5_500],
  ],
  [
    'en',
    126_000,
    "Three vans, thirty-two thousand apiece, so that's ninety-six. Fifteen to kit 'em all out, five for licensing, and ten just in case.",
    [96_000, 15_000, 5_000, 10_000],
  ],
] as const)('come to the total that was told before, %s: %i, %s', (language, investment, text, amounts) => {
  const found = figures('investment', text, language, known(investment));
  expect(found.investment).toBe(investment);
  expect((found.investmentItems as readonly MoneyItem[]).map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  [
    'es',
    'Un camión usado por 46 millones, canecas por 14, adecuación de la bodega por 9 y caja inicial por otros 9: 78 millones.',
    78_000_000,
  ],
  [
    'en',
    '$34,000 for contracted development, $6,500 for legal work, $7,500 for the launch campaign, and $15,000 of runway. That is $63,000.',
    63_000,
  ],
  ['en', '8.5k van, 3.2k grinder n belts, 800 signage, 1.5k cash = 14k', 14_000],
] as const)('come to the total told last, %s: %s', (language, text, investment) => {
  expect(figures('investment', text, language)).toMatchObject({ investment });
});

test('one that is by chance as much as the others is no total', () => {
  expect(figures('investment', 'Buildout 85k, oven 22k, hood 18k, furniture 15k, working capital 30k', 'en')).toMatchObject({
    investment: 170_000,
  });
});

test.each([
  ['es', '86 mil pa arrancar. un ayudante y yo', 86_000],
  ['en', '22.5k. me plus a part timer. 4,350 a month to run', 22_500],
  ['en', '€46,000 is needed. I shall run it with one part-time host.', 46_000],
  [
    'es',
    'Herramienta y bancos, 12.300 €; recambios, 8.600 €; acondicionamiento, 4.700 €; liquidez inicial, 5.800 €. En conjunto, 31.400 €.',
    31_400,
  ],
  [
    'en',
    'Washing rigs will take $17,000, fitting out the vehicle $9,500, and licenses $4,000; adding a $9,000 reserve, the opening requires $39,500.',
    39_500,
  ],
] as const)('among the means, %s: %s', (language, text, investment) => {
  expect(figures('resources', text, language)).toMatchObject({ investment });
});

test('who pays for the opening is nothing that it goes on', () => {
  const text =
    '15.000 € de mis ahorros, mi hermana Nerea me presta 5.000 € sin interés y Laboral Kutxa un microcrédito de 20.000 € a cinco años.';
  const items = (figures('investment', text, 'es', known(40_000)).investmentItems ?? []) as readonly MoneyItem[];
  expect(items.map(({ amount }) => amount)).not.toEqual([15_000, 5_000, 20_000]);
});
