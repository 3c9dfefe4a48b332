// What a plan must be in numbers, on six businesses and six pairs of one trade, in both languages: not generic, the visitor's own, readable. The
// tables: npm run -s measure:plans
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/language/language.ts';
import { WORN_WORDS } from '../src/writing/worn-words.ts';
import { changedPct, readingEase, sentencesOf, sharedPct } from './support/measure-plans.ts';
import { sameTradePlans } from './support/same-trade-plans.ts';
import { detailsOf, SIX_PLANS } from './support/six-plans.ts';

const MOST_SHARED_PCT = 25;
/** Two founders of one trade, the mean of four times their plans are written. */
const MOST_SHARED_IN_TRADE_PCT = 22;
const LEAST_CHANGED_PCT = 60;
const LEAST_DETAILS = 12;
const LEAST_EASE = 50;

const SAME_TRADE = sameTradePlans();

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

describe.each(LANGUAGES)('two plans of one trade (%s)', (language) => {
  it.each(SAME_TRADE)('$name share little', ({ draws }) => {
    const shared = draws.map(([one, other]) => sharedPct(sentencesOf(one, language), sentencesOf(other, language)));
    expect(shared.reduce((sum, pct) => sum + pct, 0) / shared.length).toBeLessThan(MOST_SHARED_IN_TRADE_PCT);
  });
});
