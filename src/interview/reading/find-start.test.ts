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

const goalStart = (text: string, language: 'es' | 'en' = 'es') =>
  readAnswer(text, { answer: 0, question: 'goals', language, known: {}, today: '2026-11-23' }).facts.find(({ id }) => id === 'start')
    ?.value;

it('is told in the words of each country', () => {
  expect(goalStart('Partir en mayo y a fin de año lavar las 40 bolsas')).toBe('2027-05');
  expect(goalStart('Partimos en abril')).toBe('2027-04');
  expect(goalStart('Start March 1st. By Christmas I want 300 stones', 'en')).toBe('2027-03');
  expect(goalStart('Going from May. By the end of the year', 'en')).toBe('2027-05');
});

it('a month that is over, told as one to come, is asked; one told as begun stands', () => {
  expect(goalStart('Quiero abrir en marzo de 2026')).toBeUndefined();
  expect(goalStart('We want to open in May 2026', 'en')).toBeUndefined();
  expect(goalStart('Abrimos en marzo de 2026')).toBe('2026-03');
  expect(goalStart('Opened in May 2026', 'en')).toBe('2026-05');
});

it('a business that has run for long is counted from now, with the sales it has', () => {
  const read = (text: string, language: 'es' | 'en') =>
    readAnswer(text, { answer: 8, question: 'start', language, known: {}, today: '2026-11-23' }).facts;
  for (const [text, language] of [
    ['No, ya estamos abiertos desde marzo de 2022. Lo que arranca en marzo que viene es la ampliación', 'es'],
    ['We opened in May 2023', 'en'],
  ] as const)
    expect(read(text, language)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'start', value: '2026-11' }),
        expect.objectContaining({ id: 'volumeFromStart', value: true }),
      ]),
    );
  expect(read('Desde octubre', 'es').find(({ id }) => id === 'volumeFromStart')).toBeUndefined();
});
