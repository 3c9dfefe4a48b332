// What an amount is for, where its own words do not say or mislead: by the question, and by what else was said.
import { factValue } from '../../facts/fact.ts';
import type { Ground, Money } from './amount.ts';
import { isPerUnit } from './money-details.ts';
import type { MoneyRole } from './money-roles.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

export interface RoledMoney {
  readonly money: Money;
  readonly role: MoneyRole | null;
}

/** The question decides where the words do not, and between cost and price where they say "cuesta". */
export function settleRole(
  role: MoneyRole | null,
  money: Money,
  { folded }: Ground,
  { question, known }: ReadingContext,
): MoneyRole | null {
  const price = factValue(known, 'price');
  // What is bought to open "vale" or "cuesta" so much; none of it is sold.
  const isBought = question === 'resources' && money.per === null && (role === 'price' || role === 'unitCost' || role === 'cost');
  if (isBought && !PRICE_NAMED.test(folded)) return null;
  if (question === 'unit-cost' && (role === null || role === 'price' || role === 'fixedPart') && !PRICE_NAMED.test(folded))
    return middle(money) === price && isWholeOf(folded, money) ? 'price' : 'unitCost';
  if (question === 'price' && (role === null || role === 'cost' || role === 'spend' || role === 'turnover')) return 'price';
  if (question === 'unit-cost' && (role === null || role === 'cost' || role === 'spend')) return 'unitCost';
  if (question === 'fixed-costs' && role !== 'founderPay' && role !== 'fixedCosts' && role !== 'price' && role !== 'loan')
    return 'fixedPart';
  if (question === 'investment' && (role === null || role === 'cost' || role === 'ownFunds' || role === 'price' || role === 'spend')) {
    return role === null || role === 'cost' || role === 'price' || role === 'spend' ? null : role;
  }
  // What a loan takes each month is worked out from the loan.
  if (role === 'loan' && money.per === 'month') return 'spend';
  if (role !== 'cost') return role;
  if (question === 'revenue' && (price === undefined || middle(money) >= price)) return 'cost';
  return money.per === 'unit' ? 'unitCost' : role;
}

/** "8 de 14": of the price. */
function isWholeOf(folded: string, { start }: Money): boolean {
  return /\d[^\d]{0,12}\b(?:de|of|out of)(?: los| the)? [$€£]?$/.test(folded.slice(0, start));
}

const PRICE_NAMED = /\b(?:precios?|pvp|tarifas?|prices?|corrig\w+|perdon|sorry)\b/;

/**
 * In an answer on income the first amount is the price where no other is called so; what a later sentence says of the things that go
 * into a sale ("harina, sal y bolsas son 1,35") is what one costs.
 */
export function settleSales(ground: Ground, roled: readonly RoledMoney[], { known }: ReadingContext): readonly RoledMoney[] {
  const isPriced = known.price !== undefined || roled.some(({ role }) => role === 'price');
  const named = roled.map((entry, at) => (at === 0 && entry.role === null && !isPriced ? { ...entry, role: 'price' as const } : entry));
  const isFirstCost = known.price === undefined && named[0]?.role === 'cost';
  const price = (named.find(({ role }) => role === 'price') ?? (isFirstCost ? named[0] : undefined))?.money;
  const isCosted = named.some(({ role, money }) => role === 'unitCost' && isPerUnit(money));
  if (price === undefined || isCosted) return named;
  return named.map((entry) => (isInput(ground, entry, price) ? { ...entry, role: 'unitCost' as const } : entry));
}

const MOST_TIMES_PRICE = 3;
/** How far back the subject of an amount is looked for. */
const REACH = 160;
const SUM_OF_INPUTS =
  /(?:,| y | e | and | plus | mas | & )[^.;]*(?:\b(?:son|suman?|salen?|(?:se )?llevan?|rondan?|cuestan?|comes? to|costs?|runs?|are|is|works? out at|which)\b|:|,)[^.;:,]{0,25}$/;

function isInput({ folded }: Ground, { money, role }: RoledMoney, price: Money): boolean {
  if (role === 'fixedCosts' || role === 'founderPay' || role === 'turnover' || role === 'loan' || role === 'ownFunds') return false;
  const between = folded.slice(price.end, money.start);
  const sentence = between.slice(between.search(/[^.;!?\n]*$/));
  const isLater = money.start > price.end && sentence.length < between.length;
  return isLater && isPerUnit(money) && middle(money) <= MOST_TIMES_PRICE * middle(price) && SUM_OF_INPUTS.test(sentence.slice(-REACH));
}
