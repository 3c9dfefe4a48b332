// The month's costs put right as one sum, with more said after it: «los gastos fijos son 982 al mes, los arreglos 120 y no 75», "fixed costs are 982, not
// 1,102, the 120 for repairs is in there". The sum is what was said; what follows is of its parts, or of something else.
import { factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const CALLED =
  /(?<![a-z])(?:(?:y|and|pero|but|que) )*(?:(?:los|mis|nuestros|the|my|our) )?(?:(?:gastos|costes|costos) fijos|fijos|fixed costs|overheads|running costs)(?: (?:al mes|mensuales|a month|monthly))? (?:son|eran|are|is|come to|suman)(?: (?:de|unos|about|solo|only))* [$€£]?$/;
const SUM_ENDS =
  /^ ?(?:€|euros?|pesos|pounds|dollars)?(?: (?:al mes|mensuales|a month|per month))?(?:,? (?:y |and )?(?:no|not) [$€£]?\d[\d.,]*(?<![.,]))?(?= ?[,.;]| ?$)(?!,? (?:sin|con|mas|plus|with|without|including|incluid\w+|contando|aparte|y (?:aparte|encima)|and (?:on top|then))(?![a-z]))/;
/** «El 120 de arreglos ya va dentro», "the 120 for repairs is already in there". */
const INSIDE =
  /(?:,? ?)?(?:(?:el|los|las|the) )?[$€£]?\d[\d.,]*(?<![.,]) ?(?:€|euros?)? ?(?:de|del|de los|of|for)(?: (?:the|los|las|el|la))? [a-z]+(?: [a-z]+)? (?:(?:ya|already|is|are|va|van|esta|estan) )*(?:dentro|incluid\w+|in there|inside|included|in it|counted)(?![a-z])/g;

const TAKEN_BACK = /(?<!\p{L})(?:no|not) (?:l[oa]s |the )?[$€£]?$/iu;

/** Reads the rest beside it; all of it where nothing else with a number is told. */
export function readWithCostTotal(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back' || context.known.fixedCosts === undefined) return read(words);
  const { folded, numerals } = prepareGround(words, 'read-back', context.language, context.today);
  const told = numerals.find(
    (one) => !one.isArticle && one.low === one.high && CALLED.test(folded.slice(0, one.start)) && SUM_ENDS.test(folded.slice(one.end)),
  );
  // What was left out is added to the sum, and told with it.
  if (told === undefined || LEFT_OUT.test(folded.slice(0, told.start))) return read(words);
  const lead = CALLED.exec(folded.slice(0, told.start))?.[0].length ?? 0;
  const tail = SUM_ENDS.exec(folded.slice(told.end))?.[0].length ?? 0;
  const stop = /^[\s,.;]*/.exec(folded.slice(told.end + tail))?.[0].length ?? 0;
  const span = { start: told.start - lead, end: told.end + tail + stop };
  const inside = [...folded.matchAll(INSIDE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
  const rest = blankOut(words, [
    span,
    ...inside.map(({ start, end }) => ({ start, end: end + (/^[\s,.;]*/.exec(folded.slice(end))?.[0].length ?? 0) })),
  ]).trimEnd();
  if (!/\d/.test(cleanWords(rest))) return read(words);
  const other = read(rest);
  const unit = context.known.fixedCosts.unit;
  const quote = quoteOf(
    words,
    context.answer,
    span.start + folded.slice(span.start, told.start).search(/(?:gastos|costes|costos|fijos|fixed|overheads|running)/),
    told.end,
  );
  const total = makeFact('fixedCosts', told.low, { unit, period: 'month', quote });
  const others = other.facts.filter(({ id }) => id !== 'fixedCosts' && id !== 'payIncluded');
  const { mayMean = [], ...heard } = other;
  // Parts told again as they are known leave nothing open.
  const parts = new Set((factValue(context.known, 'costLines') ?? []).map(({ amount }) => amount));
  const isOpen = prepareGround(rest, 'read-back', context.language, context.today).numerals.some(
    (one) => !one.isArticle && !parts.has(one.low) && !TAKEN_BACK.test(rest.slice(0, one.start)),
  );
  return {
    ...heard,
    ...(isOpen && mayMean.length > 0 && { mayMean }),
    kind: other.kind === 'change' ? 'change' : 'correction',
    facts: [...others, total],
  };
}
