import { expect, test } from 'vitest';
import { type Fact, factValue, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { readAnswer } from './read-answer.ts';

const sold = (text: string, language: Language) =>
  factValue(
    withFacts({}, readAnswer(text, { answer: 1, question: 'revenue', language, known: {}, today: '2026-11-30' }).facts as Fact[]),
    'lines',
  )?.map(({ price, units }) => [price, units]);

test.each<[Language, string]>([
  [
    'en',
    "a single session is 58 quid. the pack of five is 265, so 53 each if you do the maths. I'd say about 130 singles a month and maybe 15 packs.. no 16 packs",
  ],
  ['en', '130 singles at 58, 16 packs at 265'],
  ['en', '58 for a single session, 130 a month, and 265 for a pack of five, 16 a month'],
  ['en', 'singles are 58 and I do 130 a month, packs of 5 are 265 (works out at 53 a session) and I sell 16'],
  ['es', 'la sesión suelta a 58 y el bono de cinco a 265, o sea 53 cada una. Unas 130 sueltas al mes y 16 bonos'],
  ['es', '58 la sesión suelta, 130 al mes, y 265 el bono de cinco, 16 al mes'],
  ['es', '130 sesiones sueltas a 58 y 16 bonos de cinco a 265'],
])('what one of a pack comes to is no price, in whatever order they are told (%s: %s)', (language, text) => {
  expect(sold(text, language)).toEqual([
    [58, 130],
    [265, 16],
  ]);
});

test('a price that is no part of a pack stays one', () => {
  expect(sold('haircuts 20 each, 100 a month, and colours 60 each, 30 a month', 'en')).toEqual([
    [20, 100],
    [60, 30],
  ]);
});
