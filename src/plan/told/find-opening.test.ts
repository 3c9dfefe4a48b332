import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { findOpening } from './find-opening.ts';

const offer = (value: string): FactSheet => ({
  solution: { id: 'solution', value, unit: null, period: null, quote: null, origin: 'said' } as never,
});

it.each([
  ['Lavanderia autoservicio abierta de 7 a 23h', { from: 7, to: 23 }],
  ['Café de barrio, abierto de 8 a 8', { from: 8, to: 20 }],
  ['Abierto de 6:30 a 18:00, ocho peques por aula', { from: 6, to: 18 }],
  ['coffee and cake, open 8am to 6pm', { from: 8, to: 18 }],
  ['coffee, toasties and a big shared table with sockets, open till 9', { from: null, to: 21 }],
  ['tienda de abarrotes abierta hasta las 11', { from: null, to: 23 }],
  ['pan, huevo y leche, abierto hasta medianoche', { from: null, to: 24 }],
  ['Abrimos el martes 2 de marzo, de martes a domingo de 7 de la noche a la una y media', { from: 19, to: 25 }],
  ['coffee and slices, twelve seats, Tuesday to Saturday nine till four', { from: 9, to: 16 }],
  ['de jueves a sábado de 8 de la noche a 3 de la mañana', { from: 20, to: 27 }],
  ['Monday to Friday, 8am to 6pm', { from: 8, to: 18 }],
  ['Thursday to Sunday from six till midnight', { from: 18, to: 24 }],
  ['cafetería abierta hasta las nueve de la noche', { from: null, to: 21 }],
])('reads %s', (words, opening) => {
  expect(findOpening(offer(words))).toEqual(opening);
});

it.each(['empanadas con delivery hasta las 3 am', 'café abierto desde las siete', 'abierto hasta las 3 am', 'talleres de 2 a 4 horas'])(
  'does not read %s',
  (words) => {
    expect(findOpening(offer(words))).toBeNull();
  },
);
