// «…publicidad 150 y mantenimiento 60. Dos mil y pico.», "…ads 80. Twelve hundred and something.": what the costs told before it come to, more or
// less, and no cost of its own.
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'investment', 'read-back']);
const ROUGH =
  /^(?:(?:pues|vamos|total|en total|o sea|so|like|about|unos|unas|eso son|son|todo|in all|in total)[ ,:]+)*[$€£]?#(?: ?(?:€|euros?|pesos|pounds|quid|dollars|bucks))?(?: (?:y (?:pico|algo|tant[oa]s|poc[oa]s)|larg[oa]s|odd|and (?:a bit|change|something|some)|or so|ish))(?: (?:€|euros?|pesos|pounds|quid|dollars))?(?: (?:al mes|a month|en total|in total|in all|todo))?[\s.,;!]*$/;
const FEWEST_BEFORE = 2;
/** How much more than the costs before it, or less, what they come to may be said to be. */
const NEARLY = 0.35;

/** `read` reads the answer without it. */
export function readWithoutRoughTotal(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const { folded, numerals } = prepareGround(words, context.question, context.language, context.today);
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const span = sentencesOf(words)
    .map(spanOf)
    .find(({ start, end }) => {
      const [only, ...others] = told.filter((one) => one.start >= start && one.end <= end);
      const before = told.filter((one) => one.end <= start);
      if (only === undefined || others.length > 0 || before.length < FEWEST_BEFORE) return false;
      const sum = before.reduce((so, { low }) => so + low, 0);
      const said = `${folded.slice(start, only.start)}#${folded.slice(only.end, end)}`.trim();
      return ROUGH.test(said) && Math.abs(sum - only.low) <= NEARLY * only.low;
    });
  return read(span ? blankOut(words, [span]) : words);
}
