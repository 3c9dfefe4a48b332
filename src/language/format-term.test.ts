import { expect, it } from 'vitest';
import { formatTerm } from './format-term.ts';

it.each([
  [50, '4 años y 2 meses', '4 years and 2 months'],
  [60, '5 años', '5 years'],
  [13, '1 año y 1 mes', '1 year and 1 month'],
  [8, '8 meses', '8 months'],
])('%i months', (months, es, en) => {
  expect(formatTerm(months, 'es-ES').replaceAll('\u00a0', ' ')).toBe(es);
  expect(formatTerm(months, 'en-GB').replaceAll('\u00a0', ' ')).toBe(en);
});
