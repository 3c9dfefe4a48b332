import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const startOf = (text: string) =>
  readAnswer(text, { answer: 0, question: 'start', language: 'es', known: {}, today: '2026-11-23' }).facts.find(({ id }) => id === 'start')
    ?.value;

it('whoever has begun already began in the last of that month', () => {
  expect(startOf('ya partí en octubre con 6 clientes')).toBe('2026-10');
  expect(startOf('comenzamos en enero, ya vendemos')).toBe('2026-01');
  expect(startOf('en octubre')).toBe('2027-10');
});
