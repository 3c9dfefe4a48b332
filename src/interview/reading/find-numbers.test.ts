import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../language/fold-text.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findNumbers } from './find-numbers.ts';

const read = (text: string, language: 'es' | 'en' = 'es') =>
  findNumbers(text, foldText(text), language)
    .filter(({ isArticle }) => !isArticle)
    .map(({ low, high }) => (low === high ? low : [low, high]));

test.each([
  ['twenty-one a head', [21]],
  ['forty one visits', [41]],
  ['two hundred and forty-one', [241]],
  ['twenty one-hour sessions', [20]],
  ['twenty-one hundred', [2100]],
] as const)('ends in one: %s', (text, expected) => {
  expect(read(text, 'en')).toEqual(expected);
});

test.each([
  ['treinta y un clientes', [31]],
  ['cuarenta y una sesiones', [41]],
  ['cincuenta y un mil', [51_000]],
  ['noventa y uno', [91]],
] as const)('acaba en uno: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['a hundred quid', [100]],
  ['hundred quid a job', [100]],
  ['hundred and fifty quid', [150]],
  ['a couple hundred quid', [200]],
  ['two hundred quid', [200]],
  ['a few hundred quid', []],
  ['a grand and a half', [1500]],
  ['two and a half grand', [2500]],
  ['a million and a half', [1_500_000]],
])('in English: %s', (text, expected) => {
  expect(read(text, 'en')).toEqual(expected);
});

describe('numbers as people write them', () => {
  test.each([
    ['1.500', [1500]],
    ['12,000', [12000]],
    ['9,90', [9.9]],
    ['1.234.567,89', [1234567.89]],
    ["1'250", [1250]],
    ['12 500 euros', [12500]],
    ['0,500', [0.5]],
    ['40k', [40000]],
    ['1,2M', [1200000]],
    ['un local de 80 m2', [80]],
    ['3 mil 500', [3500]],
    ['mil quinientos', [1500]],
    ['treinta y dos', [32]],
    ['ciento veinticinco mil', [125000]],
    ['dos mil millones', [2e9]],
    ['medio millón', [500000]],
    ['un millón y medio', [1500000]],
    ['una docena', [12]],
    ['entre 15 y 20', [[15, 20]]],
    ['30-45', [[30, 45]]],
    ['pasar de 30 a 100', [30, 100]],
    ['de 9 a 14', [[9, 14]]],
    ['el 1º de mayo a las 10:30', []],
    ['el 3 por ciento', [3]],
    ['dos quinientos la docena', [2500]],
    ['veinte ochocientos', [20_800]],
    ['dos cientos cincuenta', [250]],
    ['luca y media el completo', [1500]],
    ['un palo y medio', [1_500_000]],
    ['un millón dos', [1_200_000]],
    ['un millón y dos hornos', [1_000_000, 2]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['thirty five', [35]],
    ['a hundred and twenty', [120]],
    ['twelve fifty', [12.5]],
    ['twenty-four ninety-nine', [24.99]],
    ['half a million', [500000]],
    ['a couple of hundred', [200]],
    ['one thousand two hundred and fifty', [1250]],
    ['the 2nd and the 3rd', []],
    ['once a week', []],
    ['10 to 15k', [[10000, 15000]]],
  ])('%s', (text, expected) => {
    expect(read(text, 'en')).toEqual(expected);
  });

  test.each(['es-ES', 'es-MX', 'en-US', 'en-IE'])('amounts written by Intl in %s are read back exactly', (locale) => {
    const currency = { 'es-ES': 'EUR', 'es-MX': 'MXN', 'en-US': 'USD', 'en-IE': 'EUR' }[locale] ?? 'EUR';
    const language = locale.startsWith('es') ? 'es' : 'en';
    const plain = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const grouped = new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.boolean(), (cents, isGrouped) => {
        const text = (isGrouped ? grouped : plain).format(cents / 100);
        const [money, ...rest] = findAmounts(prepareGround(text, 'price', language, '2026-11-20'));
        expect(rest).toEqual([]);
        expect(money).toMatchObject({ kind: 'money', low: cents / 100, high: cents / 100 });
      }),
      { numRuns: 1500 },
    );
  });
});
