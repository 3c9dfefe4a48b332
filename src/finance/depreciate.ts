import { roundedShare } from './round-half-away.ts';

/** Straight-line depreciation of month `index` (0 is the first), rounded so that the months add up to the whole. */
export function depreciate(investment: number, lifeMonths: number, index: number): number {
  const worn = (months: number) => roundedShare([investment, Math.min(months, lifeMonths)], lifeMonths);
  return worn(index + 1) - worn(index);
}
