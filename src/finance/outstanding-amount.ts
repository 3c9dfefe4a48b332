import { roundedShare } from './round-half-away.ts';

const DAYS_A_MONTH = 30;

/** What is still open at the end of month `index` when `amounts` are settled after `days`: the last days ÷ 30 months, the oldest in part. */
export function outstandingAmount(amounts: readonly number[], index: number, days: number): number {
  let [open, left] = [0, days];
  for (let month = index; month >= 0 && left > 0; month--) {
    open += (amounts[month] ?? 0) * Math.min(DAYS_A_MONTH, left);
    left -= DAYS_A_MONTH;
  }
  return roundedShare(open, 1, DAYS_A_MONTH);
}

/** `days` of a month's amount. */
export function daysOf(amount: number, days: number): number {
  return roundedShare(amount, days, DAYS_A_MONTH);
}
