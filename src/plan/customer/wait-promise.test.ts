import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { lacksWait } from './wait-promise.ts';

const lacks = (problem: string, solution: string) => lacksWait({ ...fact('problem', problem), ...fact('solution', solution) });

it('is missing where a wait by the clock was told and none is promised', () => {
  expect(lacks('el que va sin cita espera hora y media mirando el móvil', 'Una barbería con cita por internet')).toBe(true);
  expect(lacks('Hay cuarenta minutos de cola para un café', 'Café de especialidad')).toBe(true);
  expect(lacks('You wait two hours at the garage for a tyre', 'Tyres fitted at your home')).toBe(true);
  expect(lacks('Forty minutes in the queue every lunch', 'Salads and wraps')).toBe(true);
  expect(lacks('tuvo que esperar más de una hora en urgencias', 'Clínica con cita')).toBe(true);
});

it('is not where it is answered, or what was told is no wait on the spot', () => {
  expect(lacks('Hay cuarenta minutos de cola', 'Pedidos listos en diez minutos')).toBe(false);
  expect(lacks('You wait two hours', 'Fitted with no waiting')).toBe(false);
  expect(lacks('Hay que pedir hora con una semana', 'Una barbería con cita por internet')).toBe(false);
  expect(lacks('La clase dura una hora y no aprenden', 'Clases de dos')).toBe(false);
});
