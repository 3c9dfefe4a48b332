import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findPeakDay, findQuietDay } from './find-peak-day.ts';

it.each([
  ['Los domingos fuertes calculo 60 y en la semana unas 15 por día, ponele 130 por semana', 60],
  ['On Saturdays about 45 and 12 the rest of the week', 45],
  ['Hago 80 los sábados', 80],
  ['Cobro 60 € los domingos', null],
  ['Cada compra anda en los 14.500 pesos', null],
  ['Los sábados abro 10 horas', null],
] as const)('%s', (words, units) => {
  expect(findPeakDay(fact('revenue', words))).toBe(units);
});

it.each([
  ['Los domingos fuertes calculo 60 y en la semana unas 15 por día, ponele 130 por semana', 15],
  ['On Saturdays about 45 and weekdays about 12', 12],
  ['Cuento con 95 clientes al día. Abrimos 6 días a la semana', null],
] as const)('the other days of «%s»', (words, units) => {
  expect(findQuietDay(fact('revenue', words))).toBe(units);
});
