import { roundedShare } from './round-half-away.ts';

/** Rates in hundredths of a percent: `first` up to `upTo` currency units of a year's profit, `above` on the rest. */
export interface ProfitTaxBands {
  readonly first: number;
  readonly upTo: number | null;
  readonly above: number;
}

/**
 * Profit tax accrued each month: the tax on the year's profit so far, less losses brought forward, less what was accrued already.
 * A year never owes less than nothing; its loss, and what opening cost, are carried into the next.
 */
export function accrueProfitTax(profits: readonly number[], bands: ProfitTaxBands, lossBefore: number): readonly number[] {
  let [losses, yearProfit, accrued] = [lossBefore, 0, 0];
  return profits.map((profit, index) => {
    if (index % 12 === 0) [losses, yearProfit, accrued] = [Math.max(0, losses - yearProfit), 0, 0];
    yearProfit += profit;
    const due = taxOn(Math.max(0, yearProfit - losses), bands);
    const tax = due - accrued;
    accrued = due;
    return tax;
  });
}

/** Tax on a whole year's profit, each band rounded by itself. */
export function taxOn(profit: number, { first, upTo, above }: ProfitTaxBands): number {
  if (upTo === null || profit <= upTo) return roundedShare(profit, first, 10_000);
  return roundedShare(upTo, first, 10_000) + roundedShare(profit - upTo, above, 10_000);
}
