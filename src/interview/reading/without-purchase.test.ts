import { expect, test } from 'vitest';
import type { FactSheet, MoneyItem } from '../../facts/fact.ts';
import { figures } from './read-fixture.ts';

const knowing = (items: readonly (readonly [string, number])[]): FactSheet => {
  const investmentItems: readonly MoneyItem[] = items.map(([label, amount]) => ({ label, amount }));
  const investment = items.reduce((so, [, amount]) => so + amount, 0);
  return Object.fromEntries(
    Object.entries({ investmentItems, investment }).map(([id, value]) => [
      id,
      { id, value, period: null, unit: null, quote: null, origin: 'said' },
    ]),
  ) as FactSheet;
};
const STUDIO = knowing([
  ['floor', 8000],
  ['sign', 4125],
  ['Priya teaches 8 classes a week', 280],
]);
const SALA = knowing([
  ['suelo', 800],
  ['espejos', 400],
  ['clases de Marta', 400],
]);
const labels = (found: Record<string, unknown>) => (found.investmentItems as readonly MoneyItem[]).map(({ label }) => label);

test.each([
  [
    'read-back',
    'A few things are off. It’s not 12,405 to open, it’s 12,125, Priya’s 280 has no business in there, she’s paid every month.',
  ],
  ['fixed-costs', 'Hmm no, it’s 12,125 to open, Priya’s classes aren’t part of that. Every month: rent 1,900, power 230.'],
] as const)('what the sum proves to be no purchase is taken out: %s', (question, text) => {
  const found = figures(question, text, 'en', STUDIO);
  expect(found.investment).toBe(12_125);
  expect(labels(found)).toEqual(['floor', 'sign']);
  expect(found.fixedCosts).toBe(question === 'fixed-costs' ? 2130 : undefined);
});

test('of two at one price the one that is named goes', () => {
  const found = figures(
    'funding',
    'No, para abrir son 1.200, los 400 de las clases de Marta no van ahí. Pongo 2.000 de ahorros.',
    'es',
    SALA,
  );
  expect(found).toMatchObject({ investment: 1200, ownFunds: 2000 });
  expect(labels(found)).toEqual(['suelo', 'espejos']);
});

test('what is known already stays as it is', () => {
  const found = figures(
    'read-back',
    'It’s not 12,405 to open, it’s 12,125, Priya’s 280 has no business in there.',
    'en',
    knowing([
      ['floor', 8000],
      ['sign', 4125],
    ]),
  );
  expect(found).toEqual({ investment: 12_125 });
});
