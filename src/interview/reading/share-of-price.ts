import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Percent } from './amount.ts';
import { fractionIn } from './cost-in-parts.ts';
import { keptOfPrice } from './kept-of-price.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { type PercentRole, roleOfPercent } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

/** Shares that are no part of what a unit costs. */
const NO_COST: ReadonlySet<PercentRole | null> = new Set<PercentRole>(['tax', 'discount', 'occupancy', 'interest', 'growth']);

/** "un 40 % del precio", "margen del 60 %": the unit cost that follows from a price already known. */
export function shareOfPrice(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const kept = keptOfPrice(ground, context, currency);
  if (kept.length > 0) return kept;
  const price = factValue(context.known, 'price');
  const percents = amounts.filter(
    (amount): amount is Percent => amount.kind === 'percent' && !NO_COST.has(roleOfPercent(ground, amount, amounts)),
  );
  const percent = allOf(ground.folded, percents);
  if (context.question !== 'unit-cost' || price === undefined || amounts.some(({ kind }) => kind === 'money')) return [];
  const part =
    percent === undefined ? fractionOfPrice(ground.folded) : { value: middle(percent) / 100, start: percent.start, end: percent.end };
  if (part === null) return [];
  const isMargin = /\b(?:margen|margin|gan|me qued|left|keep|benefici|profit)/.test(ground.folded);
  const quote = quoteOf(ground.text, context.answer, part.start, part.end);
  const value = roundMoney(price * (isMargin ? 1 - part.value : part.value));
  return [makeFact('unitCost', value, { unit: currency, period: 'unit', quote, origin: 'derived' })];
}

/** "Food 25 %, packaging 8 %": together, unless the first is what the others come to or they are of something else. */
function allOf(folded: string, [first, ...others]: readonly Percent[]): Percent | undefined {
  const last = others.at(-1);
  if (first === undefined || last === undefined) return first;
  const sum = others.reduce((so, one) => so + middle(one), 0);
  const isListed = LISTED.test(folded.slice(first.end, last.start));
  const isTotal = Math.abs(sum - middle(first)) < 1;
  const isOfOthers = OF_OTHERS.test(folded.slice(first.start)) || sum + middle(first) >= 100;
  return isTotal || isOfOthers || !isListed ? first : { ...first, low: first.low + sum, high: first.high + sum, end: last.end };
}

const LISTED = /^(?: [a-z]+){0,5}(?:,| y| e| and| plus| mas)[^.;:]{0,40}/;
const OF_OTHERS =
  /(?<![a-z])(?:of (?:the |my |our )?(?:orders|customers|clients|sales|jobs)|de (?:los |las |mis )?(?:pedidos|clientes|ventas)|margen|margin|profit|left|me queda)(?![a-z])/;

/** «La mitad»; any other fraction only of what is asked: "a third of the price", «un tercio de lo que cobro». */
function fractionOfPrice(folded: string): ReturnType<typeof fractionIn> {
  const half = /\b(?:la mitad|half)\b/.exec(folded);
  if (half) return { value: 1 / 2, start: half.index, end: half.index + half[0].length };
  const part = fractionIn(folded);
  return part !== null && OF_PRICE.test(folded.slice(part.end)) ? part : null;
}

const OF_PRICE =
  /^ ?(?:$|[.,;!]|(?:of|del?) (?:(?:the|that|my|our|el|la|mi|cada|each|every) )?(?:(?:sale|selling) )?(?:price|ticket|sale|bill|what|precio|venta|lo que|pvp|cobro|eso))/;
