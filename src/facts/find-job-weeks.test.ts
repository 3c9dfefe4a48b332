import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findJobWeeks } from './find-job-weeks.ts';

const told = (value: string): FactSheet => ({
  solution: { id: 'solution', value, period: null, unit: null, quote: null, origin: 'said' },
});

it.each([
  ['A fixed fee from first sketch to planning permission in ten weeks', 10],
  ['Reformas de cocina llave en mano en tres meses', 13],
  ['Drawings with a 6-week turnaround', 6],
  ['Muebles a medida, plazo de 4 semanas', 4],
  // Days, an opening and a payment are no job of weeks.
  ['Arreglos en dos días', null],
  ['Abrimos en seis semanas', null],
  ['Se paga en tres meses', null],
  ['Reparación de bicis en una semana', null],
] as const)('%s: %s', (value, weeks) => {
  expect(findJobWeeks(told(value))).toBe(weeks);
});
