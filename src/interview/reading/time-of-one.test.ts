import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  ['price', 'en', "It's $450 a month. 16 is my ceiling because each one takes me about 9 hours a month.", 540, 450],
  ['revenue', 'es', 'Cobro 14 euros y hago 110 al mes. Cada arreglo me lleva media hora.', 30, 14],
  ['revenue', 'en', 'I charge $45 and do 60 a month, each visit takes about 40 minutes.', 40, 45],
] as const)('%s (%s): %s', (question, language, text, minutes, price) => {
  const { facts } = readAnswer(text, { answer: 5, question, language, known: {}, today: '2026-11-29' });
  const of = (id: string) => facts.find((fact) => fact.id === id)?.value;
  expect([of('minutesPerSale'), of('price')]).toEqual([minutes, price]);
});

test('what each month takes is no time of one sale', () => {
  const text = 'I charge $45 and do 60 visits a month. Each month takes two days of paperwork.';
  const { facts } = readAnswer(text, { answer: 5, question: 'revenue', language: 'en', known: {}, today: '2026-11-29' });
  expect(facts.some(({ id }) => id === 'minutesPerSale')).toBe(false);
});
