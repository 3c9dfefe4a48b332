// Marketing that is spent when it has customers to win: more of the year's money in some months of the first year than in others.
import type { CostAssumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';

const MONTHS_A_YEAR = 12;
/** Of a month's marketing. */
const WHOLE = 10_000;

/**
 * What a month of trading (0 the first) spends on marketing, `monthly` being what an even month of its year would: whole currency units. Rounded as
 * sums from the first month on, so that the year comes to twelve even months.
 */
export function marketingIn({ marketingPace }: Pick<CostAssumptions, 'marketingPace'>, index: number, monthly: number): number {
  if (!marketingPace || index >= MONTHS_A_YEAR) return monthly;
  return spentBy(marketingPace, index + 1, monthly) - spentBy(marketingPace, index, monthly);
}

function spentBy(pace: readonly number[], months: number, monthly: number): number {
  return roundedShare(monthly, paceBy(pace, months), WHOLE);
}

/** The paces of so many first months together, 10,000 for each even one. */
export function paceBy(pace: readonly number[], months: number): number {
  return pace.slice(0, months).reduce((sum, part) => sum + part, 0);
}
