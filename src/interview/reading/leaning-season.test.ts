import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const seasonIn = (question: QuestionId, language: Language, text: string, period: 'month' | null = null) => {
  const known = withFacts({}, [
    makeFact('price', 17, { unit: 'GBP', period }),
    makeFact('volume', 900, { unit: 'units', period: 'month' }),
    makeFact('country', 'GB'),
  ]);
  const { facts } = readAnswer(text, { answer: 9, question, language, known, today: '2026-11-20' });
  return facts.find(({ id }) => id === 'season')?.value as readonly number[] | undefined;
};

test.each<readonly [QuestionId, Language, string, readonly number[], readonly number[]]>([
  ['read-back', 'en', 'About nine months to get up to that pace, August is quiet and November and December are stronger.', [10, 11], [7]],
  ['read-back', 'es', 'En agosto cierro tres semanas y los meses fuertes son enero y septiembre', [0, 8], [7]],
  ['fixed-costs', 'es', 'El alquiler son 600 al mes. En febrero se vende menos', [], [1]],
])('strong and weak months count wherever they are told (%s, %s): %s', (question, language, text, strong, weak) => {
  const season = seasonIn(question, language, text) ?? [];
  const months = [...season.keys()];
  const normal = [...season].sort((a, b) => a - b)[5] ?? 0;
  expect(months.filter((month) => (season[month] ?? 0) > normal)).toEqual(strong);
  expect(months.filter((month) => (season[month] ?? 0) < normal)).toEqual(weak);
});

test('whoever is paid alike every month has no season, and a rent of August tells none', () => {
  expect(seasonIn('read-back', 'en', 'August is quiet', 'month')).toBeUndefined();
  expect(seasonIn('read-back', 'en', 'The rent in August is 500')).toBeUndefined();
});
