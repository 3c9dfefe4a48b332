import type { OpeningDay } from './opening-day.ts';

/** When things happen, where whoever plans knows it better than the facts tell it. */
export interface Timing {
  /** The day it opens, where the month told is too soon. */
  readonly opening?: OpeningDay | null;
  /** How the first year's marketing is spread over its months: see `CostAssumptions`. */
  readonly marketingPace?: readonly number[] | null;
}

export const AS_FACTS_TELL: Timing = {};
