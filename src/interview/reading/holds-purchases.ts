import type { Ground } from './amount.ts';
import { EMPLOYEE, MONTHLY_NOUN } from './cost-words.ts';
import { findAmounts } from './find-amounts.ts';
import { isToldAsNeeded } from './monthly-words.ts';

const OF_A_MONTH = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN}|${EMPLOYEE})(?![a-z])[^,;.\\d]{0,20}$`);
/** How many times the dearest cost of a month a purchase is at least. */
const TIMES = 3;

/** "Una astilladora de 7.000. Autónomos 290 y seguro 60": beside a month's costs, sums that are no such cost and far above them all. */
export function holdsPurchases(ground: Ground): boolean {
  const monies = findAmounts(ground).filter((amount) => amount.kind === 'money');
  const isOfMonth = (start: number) => OF_A_MONTH.test(ground.folded.slice(Math.max(0, start - 40), start));
  const monthly = monies.filter(({ per, start }) => per === 'month' || isOfMonth(start));
  const most = Math.max(...monthly.map(({ high }) => high));
  const isBought = (start: number) => isToldAsNeeded(ground.folded.slice(0, start));
  return (
    monthly.length > 0 &&
    monies.some((money) => !monthly.includes(money) && money.per === null && (money.low > TIMES * most || isBought(money.start)))
  );
}
