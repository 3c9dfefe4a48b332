import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const opening = (investment: number) =>
  withFacts({}, [
    makeFact('price', 40),
    makeFact('volume', 190),
    makeFact('investment', investment),
    makeFact('investmentItems', [
      { label: 'obra', amount: 82_300 },
      { label: 'colchón', amount: 5000 },
    ]),
  ]);

const CASES: readonly Told[] = [
  [
    'fixed-costs',
    'es',
    'uy 95 no, a mi me salen 87.300 contando los 5 mil del colchón. Luz 280, el seguro 75 y arreglos pues 120. Y mi autónomo 88 el primer año',
    { fixedCosts: 563, investment: 87_300 },
    opening(95_300),
  ],
  ['fixed-costs', 'es', 'a mí me salen 87.300 con los 5 mil del colchón. Luz 280, el seguro 75', { fixedCosts: 355 }, opening(87_300)],
  [
    'fixed-costs',
    'en',
    'no, 95,300 is wrong, I make it 87,300. Power 200, insurance 80, phone 40',
    { fixedCosts: 320, investment: 87_300 },
    opening(95_300),
  ],
  ['fixed-costs', 'en', 'rent 900, power 200, insurance 80', { fixedCosts: 1180, investment: undefined }, opening(95_300)],
  [
    'funding',
    'es',
    '5.982?? no hombre, son 982, los 5 mil son del colchón. Nosotros ponemos 32.300 de lo ahorrado',
    { fixedCosts: 982, ownFunds: 32_300 },
    withFacts(opening(87_300), [makeFact('fixedCosts', 5982)]),
  ],
  [
    'funding',
    'en',
    '4,100?? No, it’s 1,400. We put in 30,000 of savings',
    { fixedCosts: 1400, ownFunds: 30_000 },
    withFacts(opening(87_300), [makeFact('fixedCosts', 4100)]),
  ],
];

test.for(CASES)('what opening takes is no cost of a month, told as %s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
