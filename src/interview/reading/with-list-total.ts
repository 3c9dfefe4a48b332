// «… la web 1.500, y guardo 3.500 de reserva, total 29.000», "the van's 11,500, tools 3,200 and £3,000 to keep back, so nineteen grand odd": what all that is
// told before comes to, said last in the same breath. It is the total, and nothing that is bought beside the others.

import type { Fact } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['resources', 'investment']);
const SAYS_SO =
  /,? (?:y |and )?(?:(?:so|that's|o sea|asi que|vamos|en|in)(?:,? (?:about|around|like|say|call it|unos|que son|son|se va a|that's))*|total|en total|in total|all in|altogether|todo son|todo junto|suma[n]?)(?: (?:son|de|is|about|unos))*:? ?[$€£]?$/;
const ENDS =
  /^(?: ?(?:€|euros?|pesos|pounds|quid|dollars|bucks))?(?: (?:y pico|y algo|odd|or so|ish|mas o menos|more or less|en total|all in|in total|todo))*[\s.!]*$/;
/** How far a round total may stand from what they come to. */
const NEARLY = 0.06;
const FEWEST = 3;
const LEAST = 100;

/** The reading of the rest, with that total; as it is where nothing is said to be it. */
export function readWithListTotal(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const { folded, numerals } = prepareGround(words, context.question, context.language, context.today);
  const told = numerals.filter(({ isArticle, low, high }) => !isArticle && low === high && low >= LEAST);
  const last = told.at(-1);
  const lead = last && SAYS_SO.exec(folded.slice(0, last.start).replaceAll('’', "'"));
  if (folded.length !== words.length || !last || !lead || told.length <= FEWEST || !ENDS.test(folded.slice(last.end))) return read(words);
  const sum = sumOf(told.slice(0, -1).map(({ low }) => low));
  if (Math.abs(sum - last.low) > NEARLY * sum) return read(words);
  const reading = read(blankOut(words, [{ start: last.start - lead[0].length, end: words.length }]).trimEnd());
  const investment = reading.facts.find((fact): fact is Fact<'investment'> => fact.id === 'investment');
  // Among the means what a month costs may be told too: then it is none of this sum.
  if (investment === undefined || Math.abs(investment.value - sum) > 1) return read(words);
  const quote = quoteOf(words, context.answer, last.start, last.end);
  const total = makeFact('investment', sum === last.low ? sum : investment.value, {
    unit: investment.unit,
    quote,
    origin: sum === last.low ? 'said' : 'derived',
  });
  const facts = reading.facts.map((fact) => (fact === investment ? total : topicKept(fact, context.question, words)));
  return { ...reading, facts };
}
