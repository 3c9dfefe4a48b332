// What the founder lives on: asked once where the costs are told and nobody said whose pay they hold.
import { describe, expect, test } from 'vitest';
import { factValue } from '../facts/fact.ts';
import { OPENING, SALES, talk } from './talk-fixture.ts';

const MEANS = [
  'una cámara de 16.000 €, alquiler 900, luz 120 y seguro 40 al mes, yo sola',
  'Pongo 9.000 € y pido 7.000 € al banco a 5 años',
];

describe('the founder’s own pay', () => {
  test('is asked for where it was told by nobody, and only once', () => {
    const { question, state } = talk([...OPENING, SALES, ...MEANS]);
    expect(state.pending).toBe('own-pay');
    expect(question).toContain('¿qué sueldo necesitas sacar al mes?');
    expect(talk([...OPENING, SALES, ...MEANS, 'no sé']).state.pending).toBe('goals');
  });

  test.each([
    ['unos 1.300', { founderPay: 1300 }],
    ['De momento nada', { founderPay: 0 }],
    ['Ya va en los gastos fijos', { payIncluded: true }],
  ])('«%s»', (words, told) => {
    const { facts, state } = talk([...OPENING, SALES, ...MEANS, words]);
    expect(state.pending).toBe('goals');
    for (const [id, value] of Object.entries(told)) expect(factValue(facts, id as 'founderPay' | 'payIncluded')).toBe(value);
    expect(factValue(facts, 'fixedCosts')).toBe(1060);
  });

  test.each(['yo sola cobrando 1.300', 'sueldos incluidos, yo sola'])('is not where it was said: %s', (words) => {
    const told = [`una cámara de 16.000 €, 3.100 € de gastos fijos al mes, ${words}`, MEANS[1] as string];
    expect(talk([...OPENING, SALES, ...told]).state.asked).not.toContain('own-pay');
  });
});
