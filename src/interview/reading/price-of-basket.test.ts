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

it('what a customer hires for a while is a price, and no rent', () => {
  expect(priceIn('65 euros el alquiler de fin de semana, con arreglo y tintorería. Espero unos 12 alquileres a la semana')).toBe(65);
  expect(priceIn('25 € el alquiler por día, unos 8 al día')).toBe(25);
  expect(priceIn('120 pesos cada alquiler, 40 a la semana')).toBe(120);
  expect(priceIn('900 de alquiler y 45 la sesión')).toBe(45);
});
