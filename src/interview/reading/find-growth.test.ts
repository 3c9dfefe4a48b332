import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

const growthIn = (question: QuestionId, language: Language, text: string) =>
  readAnswer(text, { answer: 8, question, language, known: {}, today: '2026-11-20' }).facts.find(({ id }) => id === 'growth')?.value;

test.each<readonly [QuestionId, Language, string]>([
  ['revenue', 'en', 'Yards are $9,500, four a month. They pay 40% up front and the other 60% when we finish'],
  ['read-back', 'en', 'They pay 40% up front and the other 60% when we finish'],
  ['volume', 'es', 'Cuatro al mes; pagan el 40 % al firmar y el otro 60 % al terminar'],
  ['volume', 'es', 'el 60 %'],
  ['volume', 'en', 'four a month, growing 60% a month'],
])('a share of the price is no growth, nor is what nobody grows by (%s, %s): %s', (question, language, text) => {
  expect(growthIn(question, language, text)).toBeUndefined();
});

test.each<readonly [QuestionId, Language, string, number]>([
  ['volume', 'en', '60 a month, up 4% a month', 4],
  ['volume', 'es', '60 al mes, creciendo un 5 % al mes', 5],
])('said of growing it is (%s, %s): %s', (question, language, text, growth) => {
  expect(growthIn(question, language, text)).toBe(growth);
});
