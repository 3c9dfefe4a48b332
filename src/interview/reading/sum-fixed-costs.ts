import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { isTotalOf } from './investment-items.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, monthOf, roundMoney, unitOf } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './settle-roles.ts';

/** Fixed costs told one by one ("alquiler 900, luz 120"): their sum for one month. */
export function sumFixedCosts(
  ground: Ground,
  roled: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const all = roled.filter(({ role }) => role === 'fixedPart').map(({ money }) => money);
  const first = all[0];
  // Asked for the cost of a sale, one sum of a month is not all of them.
  if (first === undefined || (context.question === 'unit-cost' && all.length < 2)) return [];
  // "2.400 al mes: alquiler 900, luz 200 y mi sueldo 1.300": what the founder takes is one of those that make the total.
  const taken = roled.filter(({ role }) => role === 'founderPay').map(({ money }) => money);
  const isTotal = isTotalOf(first, all.slice(1)) || (taken.length > 0 && isTotalOf(first, [...all.slice(1), ...taken]));
  const second = roled.find(({ money }) => money.start > first.end)?.money;
  const isWithin = second !== undefined && OF_WHICH.test(ground.folded.slice(first.end, second.start));
  const parts = isTotal || isWithin ? [first] : all;
  const sum = parts.reduce((so, money) => so + (toMonthly(middle(money), monthOf(money)) ?? middle(money)), 0);
  const isDerived = parts.length > 1 || sum !== first.low;
  return [makeFact('fixedCosts', roundMoney(sum), moneyDetails(ground, first, context, unitOf(first, currency), isDerived, 'fixedCosts'))];
}

/** "5.790 al mes, de los que 1.500 son mi sueldo": what follows is within the first. */
const OF_WHICH =
  /(?<![a-z])(?:de (?:l[oa]s? (?:que|cuales)|es[oa]s?|ell[oa]s|ahi)|of (?:which|that|it|those)|incluid[oa]s?|incluyendo|including)(?![a-z])|^[,;:(]? ?(?:con|with) ?$/;
