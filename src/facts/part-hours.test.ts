import { expect, it } from 'vitest';
import { findPartTimers } from './part-hours.ts';

it('takes the hours of the clock for no hours of work', () => {
  expect(findPartTimers('Somos dos: yo y un mecánico a jornada completa. Recogemos de 17 a 20 h y devolvemos de 7 a 9 h.')).toEqual([]);
  expect(findPartTimers('Mi hermana viene de 4 a 6 horas a la semana.')[0]?.hours).toBeGreaterThan(0);
});

it.each([
  "It'd be me and Rosa part-time, she's 15 hours a week and costs $1,100 a month.",
  "It'd be me and Rosa part-time. She's 15 hours a week and costs $1,100 a month.",
  'Estamos yo y Nerea a media jornada. Ella hace 15 horas a la semana y cuesta 1.100 al mes.',
  'Somos yo y Nerea a media jornada, hace 15 horas a la semana y me cuesta 1.100 € al mes.',
])('takes the hours told of somebody for those of whoever was told to be there part of the day: %s', (text) => {
  expect(findPartTimers(text)).toMatchObject([{ count: 1, hours: 65, isExact: true }]);
});

it.each([
  'Yo, Maribel, me pongo 900. Y Puri, que viene a limpiar 20 horas a la semana, 690 brutos al mes',
  'Puri, que viene a limpiar 20 horas a la semana, 690 brutos',
  'Me and Jess, who cleans 20 hours a week',
])('takes hours told of a name in the words that follow it: %s', (text) => {
  expect(findPartTimers(text).map(({ count, hours, isExact }) => ({ count, hours, isExact }))).toEqual([
    { count: 1, hours: 87, isExact: true },
  ]);
});
