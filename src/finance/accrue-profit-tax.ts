import { roundedShare } from './round-half-away.ts';

/**
 * Profit tax accrued each month: the rate on the year's profit so far, less losses brought forward, less what was accrued already.
 * A year never owes less than nothing; its loss, and what opening cost, are carried into the next.
 */
export function accrueProfitTax(profits: readonly number[], rate: number, lossBefore: number): readonly number[] {
  let [losses, yearProfit, accrued] = [lossBefore, 0, 0];
  return profits.map((profit, index) => {
    if (index % 12 === 0 && index > 0) losses = Math.max(0, losses - yearProfit);
    if (index % 12 === 0) [yearProfit, accrued] = [0, 0];
    yearProfit += profit;
    const due = roundedShare([Math.max(0, yearProfit - losses), rate], 10_000);
    const tax = due - accrued;
    accrued = due;
    return tax;
  });
}
