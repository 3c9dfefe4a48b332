import { monthsShare } from '../../facts/price-period.ts';
import type { AmountPeriod } from './amount.ts';

const MONTHLY: Readonly<Record<AmountPeriod, number | null>> = {
  hour: null,
  unit: null,
  day: 26,
  week: monthsShare('week'),
  fortnight: monthsShare('fortnight'),
  month: 1,
  bimonth: monthsShare('bimonth'),
  quarter: monthsShare('quarter'),
  fourMonths: monthsShare('fourMonths'),
  term: monthsShare('term'),
  halfYear: monthsShare('halfYear'),
  year: monthsShare('year'),
};

/** So much in one month: a week counts 52/12 times, a day 26 (or as many as are worked). Null for periods that are not of the calendar. */
export function toMonthly(value: number, per: AmountPeriod, daysPerWeek: number | null = null): number | null {
  const factor = per === 'day' && daysPerWeek !== null ? (daysPerWeek * 52) / 12 : MONTHLY[per];
  return factor === null ? null : value * factor;
}

/** The middle of a range, two decimals. */
export function middle({ low, high }: { readonly low: number; readonly high: number }): number {
  return low === high ? low : Math.round(((low + high) / 2) * 100) / 100;
}
