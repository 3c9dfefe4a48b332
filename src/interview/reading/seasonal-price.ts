// "98 en verano, de octubre a mayo a 64": two prices, each for its months, are one of the year.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney, unitOf } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const SPAN = new RegExp(`(?<![a-z])(?:(?:de|from) )?(${MONTH_NAMES}) (?:a|to|hasta|through|until|till) (${MONTH_NAMES})(?![a-z])`);
const SEASON =
  /(?<![a-z])(?:verano|invierno|primavera|otono|temporada|resto|summer|winter|spring|autumn|season|rest|julio|agosto|july|august)(?![a-z])/;
/** How much dearer one season is at most. */
const MOST_TIMES = 4;

/** The price of the year, each of the two counted for as many months as it is asked. */
export function seasonalPrice(
  { folded, text }: Ground,
  amounts: readonly Amount[],
  { question, answer }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const span = SPAN.exec(folded);
  const [first, second, ...more] = amounts.filter((amount): amount is Money => amount.kind === 'money' && middle(amount) > 0);
  if ((question !== 'revenue' && question !== 'price' && question !== 'read-back') || !span || !first || !second || more.length > 0)
    return [];
  if (nearest(span, amounts)?.kind === 'count') return [];
  const [low, high] = [middle(first), middle(second)].sort((a, b) => a - b) as [number, number];
  const between = folded.slice(first.end, second.start);
  if (high > MOST_TIMES * low || /[.;]/.test(between) || !SEASON.test(folded.slice(0, second.end + 40).replace(SPAN, ' '))) return [];
  const months = ((monthOfName(span[2] ?? '') - monthOfName(span[1] ?? '') + 12) % 12) + 1;
  const isSecond = Math.abs(span.index - second.start) < Math.abs(span.index - first.start) || span.index > first.end;
  const [ofSpan, ofRest] = isSecond ? [second, first] : [first, second];
  const value = roundMoney((middle(ofSpan) * months + middle(ofRest) * (12 - months)) / 12);
  const quote = quoteOf(text, answer, first.start, second.end);
  return [makeFact('price', value, { unit: unitOf(first, currency), period: 'unit', quote, origin: 'derived' })];
}

/** What is told of those months: so many sold in them are no price. */
function nearest({ index, 0: words }: RegExpExecArray, amounts: readonly Amount[]): Amount | undefined {
  const away = ({ start, end }: Amount) => Math.max(start - index - words.length, index - end);
  return amounts.filter(({ kind }) => kind === 'count' || kind === 'money').sort((a, b) => away(a) - away(b))[0];
}
