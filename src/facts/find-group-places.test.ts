import { expect, it } from 'vitest';
import type { FactId, FactSheet } from './fact.ts';
import { findGroupPlaces } from './find-group-places.ts';

const told = (id: FactId, value: string): FactSheet => ({ [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' } });

it.each([
  ['revenue', '85 al mes cada alumno y quiero llegar a 72 alumnos, doce grupos de seis', 72],
  ['resources', 'I run four classes of up to eight', 32],
  ['solution', 'Tres turnos de 10 niños', 30],
  ['goals', 'Llenar los 5 grupos de ocho', 40],
  ['revenue', 'dos grupos de seis al empezar y llegar a doce grupos de 6', 72],
  ['resources', 'grupos de seis, son doce grupos', 72],
  ['revenue', '12 small groups with 5 kids', 60],
] as const)('%s: %s', (id, value, places) => {
  expect(findGroupPlaces(told(id, value))).toBe(places);
});

it.each([
  ['solution', 'Grupos de seis como mucho'],
  ['revenue', 'dos clases de 45 minutos a la semana'],
  ['revenue', 'two classes of an hour'],
  ['revenue', 'tres grupos de 60 €'],
  ['resources', 'tres turnos de 8 horas'],
] as const)('nothing is counted in %s: %s', (id, value) => {
  expect(findGroupPlaces(told(id, value))).toBeNull();
});
