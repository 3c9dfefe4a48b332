import { expect, test } from 'vitest';
import type { FactSheet, SaleLine } from '../../facts/fact.ts';
import { figures } from './read-fixture.ts';

const fact = (id: string, value: unknown, origin = 'said') => ({ id, value, period: null, unit: null, quote: null, origin });
const sheetOf = (values: Record<string, unknown>, derived: readonly string[]): FactSheet =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, fact(id, value, derived.includes(id) ? 'derived' : 'said')]),
  ) as FactSheet;
const linesIn = (found: Record<string, unknown>) =>
  (found.lines as readonly SaleLine[] | undefined)?.map(({ label, price, units, unitCost }) => [label, price, units, unitCost]);

const STUDIO = sheetOf(
  {
    lines: [
      { label: 'membership', price: 89, units: 20, unitCost: 4 },
      { label: 'drop-in class', price: 18, units: 60, unitCost: 1.5 },
    ],
    price: 35.75,
    volume: 80,
    unitCost: 2.13,
  },
  ['price', 'volume', 'unitCost'],
);

test.each([
  [
    'Membership is $89 a month, 20 the first month and 75 by month twelve, and drop-ins are $18, 60 the first month and 160 by month twelve.',
    { openingShare: 30, targetMonths: 12 },
  ],
  [
    'I sell two things: the membership at $89, 20 of them the first month up to 75, costing me $4 each, and the drop-in class at $18, 60 the first month up to 160, costing me $1.50 each.',
    { openingShare: 30 },
  ],
] as const)('the month in which a level is reached is no price, and what one costs stays: %s', (text, expected) => {
  const found = figures('read-back', text, 'en', STUDIO);
  expect(linesIn(found)).toEqual([
    ['membership', 89, 75, 4],
    ['drop-in class', 18, 160, 1.5],
  ]);
  expect(found).toMatchObject({ ...expected, price: 40.66, volume: 235, unitCost: 2.3 });
});
