import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findDayLimit, monthOfDayLimit } from './find-day-limit.ts';

const told = (value: string): FactSheet => ({ revenue: { id: 'revenue', value, period: null, unit: null, quote: null, origin: 'said' } });

it.each([
  ['I can physically do six a day, tops, before my wrist starts yelling', 6],
  ['No more than 8 dogs a day', 8],
  ['Seis pacientes al día como mucho', 6],
  ['No puedo hacer más de 5 al día', 5],
  ['Hago máximo nueve reparaciones al día', 9],
])('reads how many a day there are at most: %s', (value, most) => {
  expect(findDayLimit(told(value))).toBe(most);
});

it.each(['About 80 sales on each of four weekdays', 'Up to 40 candles a day', 'Six visits a week, at most', 'Hasta 20 minutos al día'])(
  'and nothing of what is no such limit: %s',
  (value) => {
    expect(findDayLimit(told(value))).toBeNull();
  },
);

it('makes a month of it on the days that were told, five a week where none were', () => {
  expect(monthOfDayLimit(told('Six a day, tops'))).toBe(130);
  expect(monthOfDayLimit(told('Six a day, tops, Monday to Saturday'))).toBe(156);
});
