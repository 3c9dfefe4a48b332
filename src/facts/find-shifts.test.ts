import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { findShifts, lengthOf } from './find-shifts.ts';

const fact = (id: 'solution' | 'resources', value: string): FactSheet => ({
  [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' },
});
const told = (words: string) => findShifts(fact('solution', words)).map((shift) => [shift.does, shift.from, shift.to, lengthOf(shift)]);

it('reads the hours of what is fetched, worked on and brought back', () => {
  expect(told('Recogemos la bici de 17 a 20 h, reparamos de 20 a 3 h y devolvemos de 7 a 9 h.')).toEqual([
    ['fetch', 17, 20, 3],
    ['work', 20, 3, 7],
    ['bring', 7, 9, 2],
  ]);
  expect(told('We collect from 5 pm to 8 pm and deliver between 7 and 9.')).toEqual([
    ['fetch', 17, 20, 3],
    ['bring', 7, 9, 2],
  ]);
});

it('reads nothing where one hour alone, or no work, was told', () => {
  expect(told('Recogemos de 17 a 20 h.')).toEqual([]);
  expect(told('Abrimos de 9 a 14 y de 17 a 20.')).toEqual([]);
  expect(told('De 5 a 10 clientes al día.')).toEqual([]);
});
