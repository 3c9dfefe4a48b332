import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Percent } from './amount.ts';
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
  const price = factValue(context.known, 'price');
  const percent = amounts.find(
    (amount): amount is Percent => amount.kind === 'percent' && !NO_COST.has(roleOfPercent(ground, amount, amounts)),
  );
  if (context.question !== 'unit-cost' || price === undefined || amounts.some(({ kind }) => kind === 'money')) return [];
  const half = /\b(?:la mitad|half)\b/.exec(ground.folded);
  if (percent === undefined) {
    const words = half && quoteOf(ground.text, context.answer, half.index, half.index + half[0].length);
    return words ? [makeFact('unitCost', roundMoney(price / 2), { unit: currency, period: 'unit', quote: words, origin: 'derived' })] : [];
  }
  const isMargin = /\b(?:margen|margin|gan|me qued|left|keep|benefici|profit)/.test(ground.folded);
  const share = isMargin ? 100 - middle(percent) : middle(percent);
  const quote = quoteOf(ground.text, context.answer, percent.start, percent.end);
  return [makeFact('unitCost', roundMoney((price * share) / 100), { unit: currency, period: 'unit', quote, origin: 'derived' })];
}
