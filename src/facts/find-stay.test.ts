import { expect, test } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findStay } from './find-stay.ts';

const told = (value: string): FactSheet => ({ customer: { id: 'customer', value, period: null, unit: null, quote: null, origin: 'said' } });

test.each([
  ['A pilates suelen quedarse unos diez meses', 10],
  ['Pupils stay ten months on average, then pass the exam', 10],
  ['Most stay about a year', 12],
  ['se quedan de media 6 o 8 meses', 7],
])('how long customers stay: %s', (words, months) => {
  expect(findStay(told(words))).toBe(months);
});

test.each(['They stay in the area for the summer', 'Familias con hijos de diez meses', 'We stay open ten months', 'se quedan dos noches'])(
  'nothing of it: %s',
  (words) => {
    expect(findStay(told(words))).toBeNull();
  },
);
