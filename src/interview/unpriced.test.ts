import { expect, test } from 'vitest';
import { OPENING, SALES, talk } from './talk-fixture.ts';

const TOLD = [
  ...OPENING,
  SALES,
  'un celular bueno y ya',
  '3.000 al mes',
  'no sé',
  '2.000 € de ahorros',
  'solo yo',
  'De momento nada',
  'vivir de esto',
  'en abril',
  'Flores Paquita',
];

test('what was named without a price is said to be assumed', () => {
  const { state, question } = talk(TOLD);
  expect(state.pending).toBe('read-back');
  expect(question).toMatch(
    /necesitas para abrir \(«un celular bueno y ya»\) no le has puesto precio: supongo [\d.]+\u00a0€, lo habitual en tu sector/,
  );
});

test('a purchase with its price is not', () => {
  const priced = TOLD.map((line) => (line === 'no sé' ? 'el celular 400' : line));
  const { state, question } = talk(priced);
  expect(state.pending).toBe('read-back');
  expect(question).not.toContain('no le has puesto precio');
});
