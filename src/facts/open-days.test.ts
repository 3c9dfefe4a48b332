import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { closesOn, toldOpenDays } from './open-days.ts';

const SATURDAY = 5;
const told = (text: string): FactSheet => ({
  resources: { id: 'resources', value: text, period: null, unit: null, quote: null, origin: 'said' },
});

it('a span of days leaves out the others', () => {
  expect(closesOn(told('Trabajamos de lunes a viernes'), SATURDAY)).toBe(true);
  expect(closesOn(told('Open Tuesday to Saturday'), SATURDAY)).toBe(false);
  expect(closesOn(told('Dos bicis de carga'), SATURDAY)).toBe(false);
});

it.each([
  ['Abrimos jueves, viernes y sábado de 20 a 1.', 3],
  ['Open Saturdays and Sundays, nine to three.', 2],
  ['We cook Wednesday, Thursday and Friday nights.', 3],
  ['Solo los fines de semana, en dos mercados.', 2],
  ['Abrimos de miércoles a domingo y los lunes cerrado.', 5],
  ['Open Tuesday to Saturday, closed Mondays.', 5],
])('%s opens on %i days a week', (words, days) => {
  expect(toldOpenDays(told(words))).toBe(days);
});

it.each([
  'Repartimos los martes y los jueves.',
  'Viernes y sábado cierro a las dos.',
  'Saturday and Sunday are the busiest.',
  'Abrimos viernes y sábado, y algún domingo.',
  'Abrimos viernes y sábado hasta las dos.',
])('on how many is not told by: %s', (words) => {
  expect(toldOpenDays(told(words))).toBeNull();
});
