import { addMonths } from './add-months.ts';
import type { Assumptions } from './assumption.ts';
import { MONTHS } from './month-count.ts';
import { type Repayment, repayLoan } from './repay-loan.ts';
import { projectTrend } from './volume-trend.ts';

/** What all courses of one business have in common, month by month: computed once, since a model runs a dozen of them. */
export interface CommonMonths {
  /** `YYYY-MM`. */
  readonly calendar: readonly string[];
  /** Thousandths of a unit, before season and scenario. */
  readonly trend: readonly number[];
  readonly repayments: readonly Repayment[];
}

/** Stands on the start, the volume and the loan alone: assumptions that differ in anything else share it. */
export function layCommonMonths(assumptions: Assumptions): CommonMonths {
  return {
    calendar: Array.from({ length: MONTHS }, (_, index) => addMonths(assumptions.start.value, index)),
    trend: projectTrend(assumptions),
    repayments: repayLoan(assumptions),
  };
}
