// What a month costs altogether, told in a sentence of its own beside who pays for the opening or who works there: «sumando alquiler, luz, seguros y lo demás
// son 1.985 al mes», "all in, rent, power and the rest come to 1,985 a month".
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { partsIn } from './find-cost-sum.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { countMonthly, EVERY_MONTH } from './monthly-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['funding', 'team']);
const HEAD = /(?<![a-z])(?:gastos fijos|costes fijos|costos fijos|los fijos|fixed costs?|overheads|running costs)(?![a-z])/;
const COME_TO =
  /(?<![a-z])(?:son|suman?|salen?|serian|quedan? en|hacen|are|is|come to|comes to|add up to|total)(?: (?:unos|unas|como|about|around|en total|in all|que))* ?[$€£]?$/;
const OF_ELSE =
  /(?<![a-z])(?:prestamo\w*|credito|banco|ahorr\w+|aport\w+|loans?|bank|savings?|saved|cobr\w+|pay myself|sueldo de|wage of|inver\w+|invest\w*)(?![a-z])/;
const SEVERAL = 2;

/** The reading of the rest with that total. */
export function readWithMonthTotal(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const parts = partsIn(ground, findAmounts(ground));
  const sentences = sentencesOf(words).map(spanOf);
  const own = (span: Span) => parts.filter(({ start }) => start >= span.start && start < span.end);
  const told = sentences.length < SEVERAL ? undefined : sentences.find((span) => isMonthTotal(ground.folded, span, own(span)));
  const sum = told && own(told)[0];
  if (told === undefined || sum === undefined) return read(words);
  const whole = read(words);
  if (whole.facts.some(({ id }) => id === 'fixedCosts')) return whole;
  const rest = read(blankOut(words, [told]));
  const quote = quoteOf(words, context.answer, told.start, told.end);
  const unit = context.known.currency?.value ?? null;
  return { ...rest, facts: [...rest.facts, makeFact('fixedCosts', roundMoney(sum.value), { unit, period: 'month', quote })] };
}

/** One sum, said to be what several costs of a month come to. */
function isMonthTotal(folded: string, { start, end }: Span, sums: readonly Span[]): boolean {
  const [only, ...others] = sums;
  const said = folded.slice(start, end);
  if (only === undefined || others.length > 0 || OF_ELSE.test(said)) return false;
  const isOfMonth = EVERY_MONTH.test(said) && countMonthly(said) >= SEVERAL;
  return (HEAD.test(said) || isOfMonth) && COME_TO.test(folded.slice(start, only.start));
}
