// "Insurance is 85 a car so 170", «los mandos a 325 por coche, o sea 650 los dos»: what one costs, and then what they come to; the first is no cost of its own.
import type { QuestionId } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_MEANS: ReadonlySet<QuestionId> = new Set([
  ...([
    'resources',
    'fixed-costs',
    'investment',
    'unit-cost',
    'read-back',
    'odd-fixed-costs',
    'odd-investment',
    'funding',
    'team',
  ] as const),
]);
/** From the one to all of them: for which thing it is, and what it comes to. */
const EACH_SO =
  /^ ?(?:€|euros?|pesos|soles|dollars|dolares|pounds|quid|bucks)? ?(?:an?|per|each|apiece|por|cada|cada un[oa]|el|la|al)(?: (?!month|week|year|day|hour|mes|semana|ano|dia|hora)[a-z]+)?(?: each)?,? ?(?:so|which is|that's|that is|makes|o sea|osea|es decir|que son|que hacen|son|total|in total|en total)(?: (?:unos|unas|about|call it|just|like))? ?[$€£]?$/;
const MOST_OF_THEM = 24;
const NEARLY = 0.005;

/** The answer with blanks for what one of several costs, where what all of them come to is told right after it. */
export function withoutEach(words: string, { question, language, today }: Pick<ReadingContext, 'question' | 'language' | 'today'>): string {
  if (!TELLS_MEANS.has(question)) return words;
  const { folded: typed, numerals } = prepareGround(words, question, language, today);
  const folded = typed.replaceAll('’', "'");
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const spans = told.flatMap((one, at): readonly Span[] => {
    const all = told[at + 1];
    if (!all || !EACH_SO.test(folded.slice(one.end, all.start))) return [];
    const times = Math.round(middle(all) / middle(one));
    const isProduct = times >= 2 && times <= MOST_OF_THEM && Math.abs(middle(all) - times * middle(one)) <= NEARLY * middle(all);
    return isProduct ? [{ start: one.start, end: all.start }] : [];
  });
  return spans.length > 0 ? blankOut(words, spans) : words;
}
