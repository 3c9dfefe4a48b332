import { expect, it } from 'vitest';
import { formatShortDate } from './format-date.ts';

it('writes a date of a column short, in the order of its country', () => {
  expect(formatShortDate('2026-12-14', 'es-ES')).toBe('14 dic 2026');
  expect(formatShortDate('2027-03-01', 'en-GB')).toBe('1 Mar 2027');
  expect(formatShortDate('2027-05-01', 'en-US')).toBe('May 1, 2027');
});
