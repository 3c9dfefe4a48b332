// Prints how plans read, in numbers: six of six trades (shared with one another, changed by another business, own details, reading
// ease), then pairs of one trade by different founders, and the sentences these share most often.
//   node scripts/measure-plans.ts [--sentences 30]
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../src/language/language.ts';
import { changedPct, readingEase, sentencesOf, sharedPct, sharedSentences, wordsOf } from '../tests/support/measure-plans.ts';
import { type SameTrade, sameTradePlans } from '../tests/support/same-trade-plans.ts';
import { detailsOf, SIX_PLANS } from '../tests/support/six-plans.ts';

const { values } = parseArgs({ options: { sentences: { type: 'string', default: '20' } } });
const SAME_TRADE = sameTradePlans();

for (const language of LANGUAGES) {
  const told = SIX_PLANS.map(({ name, plan }) => ({ name, plan, sentences: sentencesOf(plan, language) }));
  const rows = told.map(({ name, plan, sentences }) => {
    const others = told.filter((other) => other.name !== name);
    return {
      plan: name,
      words: sentences.flatMap(wordsOf).length,
      sentences: sentences.length,
      'most shared %': round(Math.max(...others.map((other) => sharedPct(sentences, other.sentences)))),
      'least changed %': round(Math.min(...others.map((other) => changedPct(sentences, other.sentences)))),
      'own details': detailsOf(plan).length,
      'reading ease': round(readingEase(sentences, language)),
    };
  });
  console.log(language);
  console.table(rows);
  console.table(SAME_TRADE.map(({ name, draws }) => ({ pair: name, 'shared %': round(meanSharedPct(draws, language)) })));
  for (const [sentence, times] of mostShared(language).slice(0, Number(values.sentences))) console.log(`${times} × ${sentence}`);
}

/** Mean over the times a pair was written. */
function meanSharedPct(draws: SameTrade['draws'], language: Language): number {
  const shared = draws.map(([one, other]) => sharedPct(sentencesOf(one, language), sentencesOf(other, language)));
  return shared.reduce((sum, pct) => sum + pct, 0) / shared.length;
}

/** Sentences that share a run with the other plan of their pair, figures masked, the most frequent first. */
function mostShared(language: Language): readonly (readonly [sentence: string, times: number])[] {
  const shared = SAME_TRADE.flatMap(({ draws }) =>
    draws.flatMap(([one, other]) => sharedSentences(sentencesOf(one, language), sentencesOf(other, language))),
  );
  const times = Map.groupBy(shared, (sentence) => sentence.replace(/\d[\d.,\u00a0]*/g, '#'));
  return [...times].map(([sentence, all]) => [sentence, all.length] as const).sort(([, a], [, b]) => b - a);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
