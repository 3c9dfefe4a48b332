import { expect, test } from 'vitest';
import { type CostLine, withFacts } from '../facts/fact.ts';
import { makeFact } from './reading/make-fact.ts';
import { withoutStaleLines } from './stale-lines.ts';

const LINES: readonly CostLine[] = [
  { label: 'rent', amount: 900, kind: 'rent' },
  { label: 'mine', amount: 1200, kind: 'own' },
  { label: 'Tom', amount: 1000, kind: 'own' },
];
const sheet = withFacts({}, [makeFact('costLines', LINES), makeFact('fixedCosts', 3100)]);
const after = (...facts: readonly ReturnType<typeof makeFact>[]) => withoutStaleLines(withFacts(sheet, facts), facts).costLines?.value;

test('a line follows the figure told of it alone', () => {
  expect(after(makeFact('rent', 800))?.[0]).toEqual({ label: 'rent', amount: 800, kind: 'rent' });
});

test('several stay where they come to what is told of their kind, and go where they do not', () => {
  expect(after(makeFact('founderPay', 2200))).toEqual(LINES);
  expect(after(makeFact('founderPay', 1500))).toEqual(LINES.slice(0, 1));
});

test('lines of a total that is told smaller are no longer so', () => {
  expect(after(makeFact('fixedCosts', 2000))).toBeUndefined();
  expect(after(makeFact('fixedCosts', 4000))).toEqual(LINES);
});
