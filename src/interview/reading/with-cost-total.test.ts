import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const known = (total: number, repairs: number, label: string) =>
  withFacts({}, [
    makeFact('price', 40),
    makeFact('volume', 190),
    makeFact('fixedCosts', total),
    makeFact('staffPay', 912),
    makeFact('ownFunds', 5500),
    makeFact('costLines', [
      { label: 'Luz', amount: 862, kind: 'other' },
      { label, amount: repairs, kind: 'other' },
    ]),
  ]);

const CASES: readonly Told[] = [
  ['read-back', 'es', 'Y los gastos fijos son 982 al mes, los arreglos 120 y no 75.', { fixedCosts: 982 }, known(937, 75, 'arreglos')],
  [
    'read-back',
    'es',
    'casi. los gastos fijos son 982, no 1.102, el 120 de arreglos ya va dentro. Dinero propio 32.300.',
    { fixedCosts: 982, ownFunds: 32_300, payIncluded: undefined },
    known(1102, 120, 'arreglos'),
  ],
  [
    'read-back',
    'en',
    'fixed costs are 982, not 1,102, the 120 for repairs is already in there. Own money 32,300',
    { fixedCosts: 982, ownFunds: 32_300 },
    known(1102, 120, 'repairs'),
  ],
  ['read-back', 'es', 'los arreglos 120 y no 75', { fixedCosts: 982 }, known(937, 75, 'arreglos')],
];

test.for(CASES)('a sum of the month with more said after it, in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
