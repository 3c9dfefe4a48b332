// Who lends is who is named, and no programme behind the loan.
import { expect, test } from 'vitest';
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const sheet = (unit: 'EUR' | 'USD', ...facts: readonly Fact[]): FactSheet => withFacts({}, [makeFact('currency', unit), ...facts]);
const KENNELS_OPEN = sheet('USD', makeFact('investment', 84_000, { unit: 'USD' }));
const KENNELS = sheet(
  'USD',
  makeFact('investment', 84_000, { unit: 'USD' }),
  makeFact('ownFunds', 34_000, { unit: 'USD' }),
  makeFact('loan', 50_000, { unit: 'USD' }),
  makeFact('loanRate', 11.5),
  makeFact('moneySources', [{ who: 'SBA', kind: 'bank', amount: 50_000, rate: 11.5, years: 7 }]),
);

const CASES: readonly Told[] = [
  // Who lends is who is named, and no programme.
  [
    'funding',
    'en',
    "we've got 34k saved between us and want 50k from Bellco, our credit union, an SBA loan, 7 years at 11.5%",
    { ownFunds: 34_000, loan: 50_000, moneySources: [{ who: 'Bellco', kind: 'bank', amount: 50_000, rate: 11.5, years: 7 }] },
    KENNELS_OPEN,
  ],
  [
    'read-back',
    'en',
    "the loan's from Bellco, the credit union, SBA is just the program",
    { loan: undefined, moneySources: [{ who: 'Bellco', kind: 'bank', amount: 50_000, rate: 11.5, years: 7 }] },
    KENNELS,
  ],
  [
    'read-back',
    'en',
    "and the lender's Bellco credit union not SBA",
    { loan: undefined, moneySources: [{ who: 'Bellco credit union', kind: 'bank', amount: 50_000, rate: 11.5, years: 7 }] },
    KENNELS,
  ],
  [
    'read-back',
    'es',
    'El préstamo es de Caja Rural, no del ICO',
    { moneySources: [{ who: 'Caja Rural', kind: 'bank', amount: 20_000, rate: 5, years: 6 }] },
    sheet(
      'EUR',
      makeFact('loan', 20_000, { unit: 'EUR' }),
      makeFact('moneySources', [{ who: 'ICO', kind: 'bank', amount: 20_000, rate: 5, years: 6 }]),
    ),
  ],
  ['read-back', 'es', 'El préstamo me lo da la Caja Popular Mexicana, el banco no.', { loan: undefined }, KENNELS],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
