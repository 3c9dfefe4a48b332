import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

const monthsIn = (text: string, question: QuestionId, language: Language) =>
  readAnswer(text, { answer: 8, question, language, known: {}, today: '2026-11-20' }).facts.find(({ id }) => id === 'targetMonths')?.value;

test.each([
  ['en', 'start', 'First week of March. I figure six months before I’m running full.', 6],
  ['en', 'start', "May 2027. I'd think it'll take around nine months to build to that number of baskets.", 9],
  ['en', 'volume', '110 a month, and 12 months to get there', 12],
  ['es', 'start', 'En marzo. Calculo que tardaremos ocho meses en llegar a ese ritmo', 8],
  ['es', 'start', 'Abriría en marzo de 2027, y a las 95 llegaría en cinco meses.', 5],
  ['en', 'start', "In May, and I'd get there within about six months", 6],
  ['es', 'volume', '96 al mes, y unos 10 meses hasta llegar a eso', 10],
] as const)('how long it takes to sell what is told is told as well (%s, %s): %s', (language, question, text, months) => {
  expect(monthsIn(text, question, language)).toBe(months);
});

test.each([
  ['en', 'start', 'In March, six months from now, before the season'],
  ['es', 'start', 'Llevo seis meses buscando local y abro en marzo'],
] as const)('months that pass before the opening are no climb (%s, %s): %s', (language, question, text) => {
  expect(monthsIn(text, question, language)).toBeUndefined();
});
