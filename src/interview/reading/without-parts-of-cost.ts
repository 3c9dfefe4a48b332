// "A wedding costs me about 700, that's Marcus' 400 plus 250 for the editor and 50 gas": the parts that come to what one sale costs are no costs of
// their own.
import type { QuestionId } from '../interview.ts';
import { type Span, stopAt } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_COSTS: ReadonlySet<QuestionId> = new Set(['unit-cost', 'odd-unit-cost', 'price-below-cost', 'read-back']);
const LEAD = /^[^.;:\d]{0,24}?(?:,|\(| -| –) ?(?:that's|that is|which is|being|made up of|o sea|es decir|que son)(?![a-z])[^.;,\d]{0,24}$/;
const COSTS = /(?<![a-z])(?:costs?|cuesta[n]?|sale[n]?|se (?:me |nos )?van?|takes?|spend|gast\w+|coste|costo)(?![a-z])[^.;]{0,40}$/;
const IN_A_ROW = /^[^.;:\d]{0,40}$/;
const MOST_PARTS = 5;
const CENT = 0.01;

/** The answer without the parts of a cost that stand right after it. */
export function withoutPartsOfCost(
  words: string,
  { question, language, today }: Pick<ReadingContext, 'question' | 'language' | 'today'>,
): string {
  if (!TELLS_COSTS.has(question)) return words;
  const { folded: typed, numerals } = prepareGround(words, question, language, today);
  const folded = typed.replaceAll('’', "'");
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const spans = told.flatMap((sum, at): readonly Span[] => {
    const [first] = told.slice(at + 1);
    if (!first || !COSTS.test(folded.slice(Math.max(0, sum.start - 60), sum.start)) || !LEAD.test(folded.slice(sum.end, first.start)))
      return [];
    let so = 0;
    for (const [nth, part] of told.slice(at + 1, at + 1 + MOST_PARTS).entries()) {
      if (nth > 0 && !IN_A_ROW.test(folded.slice(told[at + nth]?.end ?? 0, part.start))) return [];
      so += middle(part);
      if (nth > 0 && Math.abs(so - middle(sum)) < CENT) return [{ start: sum.end, end: part.end + tailOf(folded.slice(part.end)) }];
    }
    return [];
  });
  return spans.length > 0 ? stopAt(words, spans) : words;
}

/** What the last part is for: up to a comma or the end of the sentence. */
function tailOf(rest: string): number {
  return /^[^.;:,\n]*/.exec(rest)?.[0].length ?? 0;
}
