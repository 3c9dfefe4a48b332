import { expect, test } from 'vitest';
import { type Fact, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { isYes } from './classify-words.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const answer = (text: string, language: Language, question: QuestionId, known: FactSheet = {}) =>
  readAnswer(text, { answer: 1, question, language, known, today: '2026-11-30' });
const TAKEN = withFacts({}, [
  makeFact('price', 58, { unit: 'GBP' }),
  makeFact('volume', 130),
  makeFact('investment', 11_783, { unit: 'GBP', origin: 'derived' }),
] as Fact[]);

test.each<[Language, string]>([
  ['en', 'investment?? no no 11,780 is what comes in a month, not investment. I said, 2.50 for a session'],
  ['es', 'no, 11.780 es lo que entra al mes, no es inversión. Son 2,50 por sesión'],
])('what was taken for the investment and is said to be none is open again (%s: %s)', (language, text) => {
  expect(answer(text, language, 'unit-cost', TAKEN).disputed).toContain('investment');
});

test('an investment put right is not denied', () => {
  const reading = answer('the investment is not 11,783, it is 29,400', 'en', 'read-back', TAKEN);
  expect(reading.disputed).toBeUndefined();
  expect(factValue(withFacts({}, reading.facts as Fact[]), 'investment')).toBe(29_400);
});

test.each<[Language, string, number]>([
  [
    'en',
    'word of mouth first. then google ads I thought 120 a month, instagram about 40, leaflets in the gyms 50, and theres a banner at the ground which works out 40 a month',
    250,
  ],
  ['es', 'boca a boca, anuncios de google 120 al mes, instagram 40, folletos 50 y una pancarta en el campo 40', 250],
  ['es', '200 al mes: 120 en anuncios y 80 en folletos', 200],
  ['en', "I'll hand out 500 leaflets and spend 100 a month on google ads", 100],
])('what each channel costs is added up (%s: %s)', (language, text, sum) => {
  expect(factValue(withFacts({}, answer(text, language, 'marketing').facts as Fact[]), 'marketingBudget')).toBe(sum);
});

test('a yes may sigh, and who is asked is no rival of their own', () => {
  expect(isYes('ok whatever, yes thats fine, go ahead')).toBe(true);
  expect(isYes('da igual, si, adelante')).toBe(true);
  expect(isYes('whatever')).toBe(false);
  const text = 'Clifton Down Sports Physio, theyre 68 a go. And the NHS, free obviously. Me cos theyre seen in 3 days';
  expect(factValue(withFacts({}, answer(text, 'en', 'competitors').facts as Fact[]), 'rivals')).toEqual([
    'Clifton Down Sports Physio',
    'NHS',
  ]);
});
