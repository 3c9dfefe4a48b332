import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { lostHoursFigures } from './lost-hours.ts';

const hours = (problem: string, customer: string) =>
  lostHoursFigures({ ...fact('problem', problem), ...fact('customer', customer) })['lost-hours']?.value;

it('counts the wait told as often as they buy', () => {
  expect(hours('el que va sin cita espera hora y media mirando el móvil', 'hombres que se cortan el pelo cada tres semanas')).toBe(25);
  expect(hours('People wait forty minutes in the queue', 'office staff, once a week')).toBe(34);
});

it('counts nothing where one of the two was not told', () => {
  expect(hours('el que va sin cita espera hora y media', 'hombres del barrio')).toBeUndefined();
  expect(hours('La clase dura una hora y no aprenden', 'alumnos, una vez por semana')).toBeUndefined();
});
