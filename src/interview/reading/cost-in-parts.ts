// What a sale costs, told in parts: "a third of the ticket plus 40 cents, and Square takes 2.6%", «6 soles la prenda, dos o tres por venta».
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Money, Percent } from './amount.ts';
import { costOfVisits } from './cost-of-visits.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { roleOfPercent } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/(?<![a-z])(?:two thirds|dos tercios)(?![a-z])/, 2 / 3],
  [/(?<![a-z])(?:(?:a|one) half|half|la mitad)(?= (?:of|del?|the|en|on|goes|se)(?![a-z]))/, 1 / 2],
  [/(?<![a-z])(?:(?:a|one) third|un tercio|(?:la|una) tercera parte)(?![a-z])/, 1 / 3],
  [/(?<![a-z])(?:(?:a|one) quarter(?= of (?:the|my|what|our))|un cuarto(?= del?(?![a-z]))|(?:la|una) cuarta parte)(?![a-z])/, 1 / 4],
  [/(?<![a-z])(?:(?:a|one) fifth|un quinto|(?:la|una) quinta parte)(?![a-z])/, 1 / 5],
];
const KEPT = /(?<![a-z])(?:margen|margin|gan\w+|me qued\w+|left|keep|benefici\w*|profit\w*)(?![a-z])/;
/** The same sum said anew. */
const ANEW =
  /(?<![a-z])(?:o sea|es decir|digamos|en total|total|asi que|so|that is|that's|which is|call it|altogether|come to|comes to)(?![a-z])/;
const BESIDES = /(?<![a-z])(?:plus|and|y|mas|aparte|ademas|otros|another|also)(?![a-z])|[,+]/;

/** Shares of the price and sums beside them, added up; none where only one of both is told, or the whole is. */
export function costInParts(
  ground: Ground,
  amounts: readonly Amount[],
  { known, question, answer }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const price = factValue(known, 'price');
  const { folded, text } = ground;
  if (question !== 'unit-cost' || price === undefined) return [];
  const whole = wholeOf(ground, amounts);
  if (whole !== null && whole.value < price) {
    const quote = quoteOf(text, answer, whole.start, whole.end);
    return [makeFact('unitCost', roundMoney(whole.value), { unit: currency, period: 'unit', quote })];
  }
  const visits = known.price?.period === 'month' ? costOfVisits(ground, amounts) : null;
  const several = visits ?? timesASale(ground, amounts);
  if (several && several.value < price) {
    const quote = quoteOf(text, answer, several.start, several.end);
    return [makeFact('unitCost', roundMoney(several.value), { unit: currency, period: 'unit', quote, origin: 'derived' })];
  }
  if (KEPT.test(folded) || ANEW.test(folded) || !BESIDES.test(folded)) return [];
  const sums = amounts.filter((amount): amount is Money => amount.kind === 'money');
  const shares = amounts.filter((amount): amount is Percent => amount.kind === 'percent' && isCost(ground, amount, amounts));
  const part = fractionIn(folded);
  const isOfSale = sums.every((sum) => (sum.per === null || sum.per === 'unit') && sum.high < price);
  if (!isOfSale || sums.length === 0 || (part === null && shares.length === 0)) return [];
  const share = (part?.value ?? 0) + shares.reduce((so, one) => so + middle(one) / 100, 0);
  const value = roundMoney(price * share + sums.reduce((so, sum) => so + middle(sum), 0));
  if (value >= price) return [];
  const spans = [...sums, ...shares, ...(part ? [part] : [])];
  const quote = quoteOf(text, answer, Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end)));
  return [makeFact('unitCost', value, { unit: currency, period: 'unit', quote, origin: 'derived' })];
}

const COMES_TO =
  /(?<![a-z])(?:call it|let's say|o sea|en total|in total|altogether|digamos|ponle|ponele|that makes|comes? to)(?: (?:que|unos|unas|about|around|like|a))* ?[$€£]?$/;
const QUARTER = /^ (?:and a quarter|y cuarto)(?![a-z])/;

/** "Four fifty on top, so call it five and a quarter": what the parts come to. */
function wholeOf({ folded, numerals }: Ground, amounts: readonly Amount[]): { value: number; start: number; end: number } | null {
  const at = numerals.findLastIndex(({ start, isArticle }) => !isArticle && COMES_TO.test(folded.slice(Math.max(0, start - 30), start)));
  const last = numerals[at];
  const amount = amounts.find(({ start, end }) => last !== undefined && start <= last.start && end >= last.end);
  const isLone = at < 1 || !last || last.low !== last.high;
  if (isLone || amount?.kind === 'percent' || (amount?.kind === 'money' && amount.per !== null && amount.per !== 'unit')) return null;
  const quarter = QUARTER.exec(folded.slice(last.end))?.[0].length ?? 0;
  return { value: last.low + (quarter > 0 ? 0.25 : 0), start: last.start, end: last.end + quarter };
}

function isCost(ground: Ground, percent: Percent, amounts: readonly Amount[]): boolean {
  const role = roleOfPercent(ground, percent, amounts);
  return role === null || role === 'commission';
}

/** The first share of a whole said as a fraction, as a part of 1; null where none is. */
export function fractionIn(folded: string): { readonly value: number; readonly start: number; readonly end: number } | null {
  for (const [words, value] of FRACTIONS) {
    const match = words.exec(folded);
    if (match) return { value, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const TAKEN_BEFORE =
  /(?<![a-z])(?:se llevan?|llevan?|compran?|they (?:buy|take)|(?:each|everyone|people|most) (?:buys?|takes?))(?: (?:unas|unos|como|about|around|de media))? $/;
const TAKEN_AFTER =
  /^(?: [a-z]+)? (?:por|per|each|cada|a|en cada|in each) (?:venta|compra|cliente|clienta|mama|persona|pedido|sale|purchase|customer|order|person)(?![a-z])/;

/** What one thing costs, as often as it is in a sale. */
function timesASale({ folded, numerals }: Ground, amounts: readonly Amount[]): { value: number; start: number; end: number } | null {
  const one = amounts.find((amount): amount is Money => amount.kind === 'money' && amount.currency !== null);
  const several = numerals.find(
    ({ start, end, isArticle, high }) =>
      one !== undefined &&
      !isArticle &&
      high <= MOST_IN_A_SALE &&
      (start >= one.end || end <= one.start) &&
      (TAKEN_BEFORE.test(folded.slice(Math.max(0, start - 40), start)) || TAKEN_AFTER.test(folded.slice(end))),
  );
  if (one === undefined || several === undefined) return null;
  const value = middle(one) * ((several.low + several.high) / 2);
  return { value, start: Math.min(one.start, several.start), end: Math.max(one.end, several.end) };
}

const MOST_IN_A_SALE = 20;
