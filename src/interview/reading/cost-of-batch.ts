// "A batch of 20 costs me £30", «de cada kilo saco 4 pizzas y el kilo me sale a 2 €»: what a sale costs, told of as many as are made at once.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** What is made, bought or cut at once, and seldom sold so. */
const LOT = '(?:batch|tray|roll|sack|kilo|litre|liter|gallon|hornada|tanda|lote|bandeja|rollo|saco|litro|remesa)';
const OF_SO_MANY = new RegExp(
  `(?<![a-z])(?:an?|one|each|every|per|una?|la|el|cada|por) ${LOT} (?:of|de|for|para|con|with)(?: (?:about|around|unos|unas))? $`,
);
const MAKES_SO_MANY = new RegExp(
  `(?<![a-z])${LOT} (?:(?:i|we|me|nos|se|it|that) )?(?:saco|sacamos|salen?|hago|hacemos|rinde|da|dan|makes?|gives?|get|yields?)(?: (?:me|us|about|around|unos|unas|para|for|up to))* $`,
);

/** Asked what a sale costs, and nothing but one sum and the number of a lot told. */
export function costOfBatch(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { folded, numerals, text } = ground;
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money');
  const [sum, ...others] = monies;
  if (context.question !== 'unit-cost' || sum === undefined || others.length > 0) return [];
  const lot = numerals.find(({ start, low, high, isArticle }) => {
    const before = folded.slice(Math.max(0, start - 60), start);
    return !isArticle && low === high && low > 1 && (OF_SO_MANY.test(before) || MAKES_SO_MANY.test(before));
  });
  const isSoldSo = new RegExp(LOT).test(foldText(context.known.price?.quote?.text ?? ''));
  if (lot === undefined || isSoldSo || (lot.start >= sum.start && lot.end <= sum.end)) return [];
  const value = roundMoney(middle(sum) / lot.low);
  const price = factValue(context.known, 'price');
  if (price !== undefined && value >= price) return [];
  const quote = quoteOf(text, context.answer, Math.min(sum.start, lot.start), Math.max(sum.end, lot.end));
  return [makeFact('unitCost', value, { unit: currency, period: 'unit', quote, origin: 'derived' })];
}
