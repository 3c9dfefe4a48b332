// What a plan must be in numbers, on six businesses in both languages: not generic, the visitor's own, readable. The table: npm run -s measure:plans
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/language/language.ts';
import { WORN_WORDS } from '../src/writing/worn-words.ts';
import { changedPct, readingEase, sentencesOf, sharedPct } from './support/measure-plans.ts';
import { detailsOf, SIX_PLANS } from './support/six-plans.ts';

const MOST_SHARED_PCT = 25;
const LEAST_CHANGED_PCT = 60;
const LEAST_DETAILS = 12;
const LEAST_EASE = 50;

describe.each(LANGUAGES)('six plans (%s)', (language) => {
  const told = SIX_PLANS.map(({ name, plan }) => ({ name, sentences: sentencesOf(plan, language) }));
  const pairs = told.flatMap((one) => told.filter((other) => other !== one).map((other) => [one, other] as const));

  it('share little with a plan of another trade', () => {
    for (const [one, other] of pairs)
      expect(sharedPct(one.sentences, other.sentences), `${one.name}, ${other.name}`).toBeLessThan(MOST_SHARED_PCT);
  });

  it('change when another business is told', () => {
    for (const [one, other] of pairs)
      expect(changedPct(one.sentences, other.sentences), `${one.name}, ${other.name}`).toBeGreaterThanOrEqual(LEAST_CHANGED_PCT);
  });

  it('hold what the visitor said', () => {
    for (const { name, plan } of SIX_PLANS) expect(detailsOf(plan).length, name).toBeGreaterThanOrEqual(LEAST_DETAILS);
  });

  it('read easily and hold no worn word', () => {
    for (const { name, sentences } of told) {
      expect(readingEase(sentences, language), name).toBeGreaterThan(LEAST_EASE);
      expect(
        sentences.filter((sentence) => WORN_WORDS[language].test(sentence)),
        name,
      ).toEqual([]);
    }
  });
});
