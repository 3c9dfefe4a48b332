import { expect, it } from 'vitest';
import { findShelfDays } from './find-shelf-days.ts';

const daysOf = (value: string) =>
  findShelfDays({ solution: { id: 'solution', value, period: null, unit: null, quote: null, origin: 'said' } });

it.each([
  ['Comida natural cocida y congelada, con carne de verdad', 15],
  ['Platos caseros para llevar, cada día uno', 5],
  ['Fresh fruit and veg boxes to the door', 5],
  ['Home-cooked meals for dogs, delivered frozen', 15],
  ['Ramos de flores frescas cada semana', 5],
  ['Camisetas pintadas a mano', null],
  ['Pienso y comida natural deshidratada', null],
  ['A fresh look for your living room', null],
  ['Jams from fresh fruit', null],
] as const)('%s', (told, days) => {
  expect(daysOf(told)).toBe(days);
});
