import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const KNOWN = withFacts({}, [
  makeFact('investment', 32_010, { unit: 'EUR' }),
  makeFact('investmentItems', [
    { label: 'obra', amount: 30_000 },
    { label: 'sueldos', amount: 1700 },
    { label: 'cuota', amount: 310 },
  ]),
  makeFact('fixedCosts', 1985, { unit: 'EUR', period: 'month' }),
  makeFact('staffPay', 1450, { unit: 'EUR', period: 'month' }),
]);

test.each([
  [
    'es',
    'Varias cosas no. La inversión son 37.800: os falta la máquina de anestesia con el monitor, 7.800, y sobran los 1.700, los 310 y los 95 que ya no están.',
    'máquina de anestesia con el monitor',
  ],
  ['en', 'The investment is 37,800: you missed the oven at 7,800, and take out the 1,700 and the 310', 'oven'],
] as const)('%s: %s', (language, text, label) => {
  const { facts } = read('read-back', text, language, KNOWN);
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toEqual({
    investment: 37_800,
    investmentItems: [
      { label: 'obra', amount: 30_000 },
      { label, amount: 7800 },
    ],
  });
});
