// «1.560 comidas al mes, que son 60 al día por 26 días, y 650 para llevar»: how a number was worked out is none of the numbers sold.
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
const LEAD =
  /[,(–-] ?(?:que (?:son|salen|vienen a ser)|o sea|es decir|a razon de|that's|that is|which is|i\.?e\.?|at|so)(?: (?:unas|unos|como|about|around|like|roughly))? $/;
const BETWEEN =
  /^(?: [a-z]+){0,2} (?:al dia|por dia|cada dia|diari[oa]s|a day|per day|each day|daily)(?: (?:por|x|en|durante|for|over|times|on|y|and|,))? $/;
const DAYS = /^ (?:dias?|days?)(?: (?:al mes|por mes|de apertura|laborables|a month|per month|in the month|open))?\)?/;
/** A told number may be rounded. */
const NEARLY = 0.03;

/** `read` reads the answer without the working of a number that stands before it. */
export function readWithoutWorking(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS_SALES.has(context.question) || !/d[ií]as?|days?/i.test(words)) return read(words);
  const { folded: typed, numerals } = prepareGround(words, context.question, context.language, context.today);
  const folded = typed.replaceAll('’', "'");
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const spans = told.flatMap((each, at) => {
    const [days, earlier] = [told[at + 1], told.slice(0, at)];
    const lead = LEAD.exec(folded.slice(0, each.start));
    if (!days || !lead || !BETWEEN.test(folded.slice(each.end, days.start))) return [];
    const after = DAYS.exec(folded.slice(days.end));
    const product = middle(each) * middle(days);
    const isWorking = earlier.some((one) => Math.abs(middle(one) - product) <= NEARLY * product);
    return after && isWorking ? [{ start: lead.index, end: days.end + after[0].length }] : [];
  });
  return read(spans.length > 0 ? blankOut(words, spans) : words);
}
