import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { isAverageTicket } from './is-average-ticket.ts';

it.each([
  ['La hogaza vale 110 pero casi siempre se llevan una concha, el ticket promedio anda en 135', 135, true],
  ['The average order is $27. An 8 oz tumbler is $24', 27, true],
  ['El ticket promedio es de 28 soles', 28, true],
  ['The average order is $27. An 8 oz tumbler is $24', 24, false],
  ['$145 a visit', 145, false],
  ['65 € por reparación', 65, false],
])('«%s», %s is what is left on average: %s', (revenue, price, isAverage) => {
  expect(isAverageTicket({ ...fact('revenue', revenue), ...fact('price', price) })).toBe(isAverage);
});
