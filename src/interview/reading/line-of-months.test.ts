import { expect, it } from 'vitest';
import { type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

function read(text: string, language: Language, question: QuestionId = 'revenue', known: FactSheet = {}): FactSheet {
  return withFacts(known, readAnswer(text, { question, known, answer: 5, language, today: '2026-11-20' }).facts);
}

const lines = (facts: FactSheet) => factValue(facts, 'lines')?.map(({ label, units, months }) => [label, units, months]);
const ANSWER =
  'Weddings are 3,800, a thousand deposit when they book and the rest two weeks before, and I figure 2 a month. Family sessions 425, about 6 a month, and then the minis are 175 but only October and November, ten every Saturday so like 40 each of those months. Oh and albums 650, maybe one a month';

it('a line sold in some months alone is counted over the year, and makes its season', () => {
  const facts = read(ANSWER, 'en');
  expect(lines(facts)).toEqual([
    ['Weddings', 2, undefined],
    ['Family sessions', 6, undefined],
    ['minis', 6.67, [9, 10]],
    ['albums', 1, undefined],
  ]);
  const season = factValue(facts, 'season') ?? [];
  // 10,800 in a month without minis, 17,800 in one with them.
  expect((season[9] ?? 0) / (season[0] ?? 1)).toBeCloseTo(17_800 / 10_800, 2);
  expect(factValue(facts, 'investment')).toBeUndefined();
});

it.each<[Language, string]>([
  ['es', 'La cuña 6 euros, 200 al mes, y las cestas 40 euros pero solo en diciembre, 60 cada uno de esos meses'],
  ['es', 'La cuña a 6 euros, 200 al mes. Las cestas a 40 euros solo en diciembre, 60 al mes'],
])('%s: %s', (language, text) => {
  const told = factValue(read(text, language), 'lines') ?? [];
  expect(told.map(({ units, months }) => [units, months])).toEqual([
    [200, undefined],
    [5, [11]],
  ]);
});

it('told when it is read back, and told twice, it is the same', () => {
  const all = read('Weddings 3,800, 2 a month. Minis 175, 40 a month', 'en');
  const once = read('the minis are only October and November, they are not every month', 'en', 'read-back', all);
  expect(lines(once)?.at(-1)).toEqual(['Minis', 6.67, [9, 10]]);
  const twice = read('the minis are only October and November', 'en', 'read-back', once);
  expect(lines(twice)?.at(-1)).toEqual(['Minis', 6.67, [9, 10]]);
});
