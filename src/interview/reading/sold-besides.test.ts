// What is sold besides, after a mean of the first thing or by words that elsewhere mean one's own money.
import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it.each([
  [
    'Restauraciones a 280 €, unas 14 al mes, y piezas propias a 450, unas 3 al mes',
    [
      ['Restauraciones', 280, 14],
      ['piezas propias', 450, 3],
    ],
  ],
  [
    'Cada arreglo sale a 280 euros de media y haré unos 14 al mes; además vendo unas 3 piezas mías a 450',
    [
      ['arreglo', 280, 14],
      ['piezas mías', 450, 3],
    ],
  ],
  [
    'Arreglos a 280 €, 14 al mes, y piezas propias a 450 €, 3 al mes. En barniz se me van 45 por mueble y las piezas propias las compro a 120.',
    [
      ['Arreglos', 280, 14, 45],
      ['piezas propias', 450, 3, 120],
    ],
  ],
])('is a line of its own: %s', (text, lines) => {
  const { facts } = readAnswer(text, { answer: 0, question: 'revenue', language: 'es', known: {}, today: '2026-11-23' });
  const read = facts.find(({ id }) => id === 'lines')?.value as readonly {
    label: string;
    price: number;
    units: number;
    unitCost?: number;
  }[];
  expect(
    read.map(({ label, price, units, unitCost }) => (unitCost === undefined ? [label, price, units] : [label, price, units, unitCost])),
  ).toEqual(lines);
});
