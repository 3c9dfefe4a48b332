// A climb told month by month, and the months that sell more or less, in one answer.
import { expect, test } from 'vitest';
import { type FactId, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const read = (language: 'es' | 'en', text: string, volume: number) => {
  const known = withFacts({}, [
    makeFact('country', language === 'es' ? 'ES' : 'US'),
    makeFact('price', 40, { unit: 'EUR', period: 'unit' }),
    makeFact('volume', volume, { unit: 'units', period: 'month' }),
  ]);
  const { facts } = readAnswer(text, { answer: 8, question: 'start', language, known, today: '2026-11-29' });
  return (id: FactId) => facts.find((fact) => fact.id === id)?.value;
};

test.each([
  [
    'es',
    'Abrimos en marzo. El primer mes calculo un 40% de eso, el segundo 60, el tercero 75, el cuarto 90 y ya al quinto mes normal.',
    40,
    1,
    5,
  ],
  ['en', 'March 2027. I figure March I do half, April about three quarters, and full from May.', 50, 1, 3],
  ['en', "I'd open in May, at half the first month, two thirds in the second and full by the fourth.", 50, 1, 4],
  ['es', 'En mayo empiezo con la mitad, en junio un 70 % y a partir de agosto lo normal.', 50, 1, 4],
  ['en', "September 2027. I'd be at around 45% the first month, and full by February.", 45, 1, 6],
  ['es', 'En marzo. Los primeros meses con un tercio de las socias.', 33, 3, undefined],
] as const)('(%s) %s', (language, text, share, months, target) => {
  const told = read(language, text, 54);
  expect([told('openingShare'), told('openingMonths'), told('targetMonths')]).toEqual([share, months, target]);
});

test.each([
  [
    'es',
    'En marzo. De octubre a enero sube como 20% por el pan de muerto y la rosca; en mayo baja un 10 por el calorón y en julio y agosto un 15.',
    [120, 100, 100, 100, 90, 100, 85, 85, 100, 120, 120, 120],
  ],
  ['en', 'March 2027. December, January and February drop to maybe 40 percent of a normal month.', [40, 40, ...Array(9).fill(100), 40]],
  ['es', 'En marzo. En agosto la mitad, julio un poco flojo.', [100, 100, 100, 100, 100, 100, 85, 50, 100, 100, 100, 100]],
] as const)('(%s) %s', (language, text, levels) => {
  const told = read(language, text, 1200);
  const mean = levels.reduce((sum: number, level) => sum + level, 0) / 12;
  expect(told('season')).toEqual(levels.map((level) => Math.round((level * 10_000) / mean)));
  expect(told('volume')).toBe(Math.round((1200 * mean) / 100));
});

test('three quarters in one month are no part of a whole year', () => {
  const season = read('en', 'We open in June. April is about three quarters.', 54)('season') as readonly number[] | undefined;
  expect(Math.max(...(season ?? [0]))).toBeLessThan(11_000);
});

test.each([
  ['es', 'Empezaría con unos 30 alumnos y calculo unos seis meses, hasta febrero, para llegar a los 70.', 70, [43, 1, 6]],
  ['en', "I'd start with the 4, then it goes 5, 6, 8, 9, 10, 11, 12 and 14 in the ninth month, November.", 14, [29, 1, 9]],
  ['en', "I'd start with 10 in May and get to 14 by year two.", 40, [undefined, undefined]],
] as const)('so many at first of those of a normal month (%s): %s', (language, text, volume, told) => {
  const of = read(language, text, volume);
  expect([of('openingShare'), of('openingMonths'), of('targetMonths')].slice(0, told.length)).toEqual([...told]);
});
