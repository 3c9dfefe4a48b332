import { roundedShare } from './round-half-away.ts';

/** Straight-line depreciation of month `index` (0 is the first), rounded so that the months add up to the whole. */
export function depreciate(investment: number, lifeMonths: number, index: number): number {
  return wornBy(investment, lifeMonths, index + 1) - wornBy(investment, lifeMonths, index);
}

function wornBy(investment: number, lifeMonths: number, months: number): number {
  return roundedShare(investment, Math.min(months, lifeMonths), lifeMonths);
}
