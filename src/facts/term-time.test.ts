import { expect, it } from 'vitest';
import type { FactId, FactSheet } from './fact.ts';
import { findClosedMonths } from './find-closed-months.ts';

const fact = (id: FactId, value: string) => ({ [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' } }) as FactSheet;

it.each([
  ['GB', 'customer', "Parents of two schools. They'd pay every week in term time", [7]],
  ['GB', 'solution', 'A term-time only club', [7]],
  ['ES', 'revenue', '9 € la tarde por niño, durante el curso escolar', [6, 7]],
  ['ES', 'customer', 'Padres que trabajan, en días lectivos', [6, 7]],
] as const)('nothing is sold without school: %s, %s: %s', (country, id, words, months) => {
  expect(findClosedMonths({ ...fact(id, words), ...fact('country', country) })?.months).toEqual(months);
});

it.each([
  ['GB', 'A club in term time, and camps in the holidays'],
  ['AR', 'Un club durante el curso escolar'],
  ['ES', 'Un curso de cocina durante todo el año'],
] as const)('sold in other months too, or by a calendar that is not known: %s: %s', (country, words) => {
  expect(findClosedMonths({ ...fact('solution', words), ...fact('country', country) })).toBeNull();
});
