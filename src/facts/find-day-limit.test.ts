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
  ['Podemos hacer hasta 18 trabajos al día, de lunes a sábado', 18],
  ["We'd never take more than 24 dogs in a day", 24],
  ['I can do about 6 dogs a day by myself, Tuesday to Saturday', 6],
  ['Puedo atender unos ocho clientes al día', 8],
])('reads how many a day there are at most: %s', (value, most) => {
  expect(findDayLimit(told(value))).toBe(most);
});

it.each(['About 80 sales on each of four weekdays', 'Up to 40 candles a day', 'Six visits a week, at most', 'Hasta 20 minutos al día'])(
  'and nothing of what is no such limit: %s',
  (value) => {
    expect(findDayLimit(told(value))).toBeNull();
  },
);

it.each([
  ["In a normal month I'd do four, and with one crew five is the most we could manage", 5],
  ['Five a month is our ceiling', 5],
  ['Diez bodas al mes como mucho', 10],
  ['No puedo hacer más de 12 al mes', 12],
])('or a month: %s', (value, most) => {
  expect(monthOfDayLimit(told(value))).toBe(most);
});

it('makes a month of it on the days that were told, five a week where none were', () => {
  expect(monthOfDayLimit(told('Six a day, tops'))).toBe(130);
  expect(monthOfDayLimit(told('Six a day, tops, Monday to Saturday'))).toBe(156);
});
