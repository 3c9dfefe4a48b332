import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findTimetable } from './find-timetable.ts';

const told = (solution: string, revenue: string): FactSheet => ({
  solution: { id: 'solution', value: solution, period: null, unit: null, quote: null, origin: 'said' },
  revenue: { id: 'revenue', value: revenue, period: null, unit: null, quote: null, origin: 'said' },
});

it.each([
  ['Clases de pilates de 50 minutos en grupos de 8', 'Bono mensual, 2 clases a la semana, 55 euros. Hago 15 clases a la semana', 60],
  ['Yoga, ten places', '$120 a month, two classes a week each. I teach 18 classes a week', 90],
  ['Cerámica, hasta 6 por clase', 'Cuota de 60 al mes, una clase a la semana; doy doce clases semanales', 72],
  // One of the three is not told.
  ['Clases de pilates de 50 minutos', 'Bono mensual, 2 clases a la semana. Hago 15 clases a la semana', null],
  ['Grupos de 8', 'Bono mensual, 2 clases a la semana, 55 euros', null],
  ['Grupos de 8', 'Hago 15 clases a la semana', null],
] as const)('%s · %s', (solution, revenue, places) => {
  expect(findTimetable(told(solution, revenue))).toBe(places);
});
