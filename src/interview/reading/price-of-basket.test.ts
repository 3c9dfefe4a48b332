import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import type { ReadingContext } from './reading-context.ts';

const priceIn = (text: string, language: 'es' | 'en' = 'es') => {
  const context: ReadingContext = { answer: 0, question: 'revenue', language, known: {}, today: '2026-11-23' };
  return readAnswer(text, context).facts.find(({ id }) => id === 'price')?.value;
};

it('what a ticket of several things comes to is the price, and not the first of them', () => {
  expect(priceIn('La paleta a 28 pesos y el agua a 30, la gente se lleva como 3 cosas, unos 80 pesos por ticket')).toBe(80);
  expect(priceIn('Coffee 3, cake 4, about 9 euros per basket', 'en')).toBe(9);
  expect(priceIn('Cobro 45 la sesión')).toBe(45);
});
