import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import { findProfitMonth } from './find-profit-month.ts';
import { measureOpening, type OpeningUses } from './measure-opening.ts';
import { projectCourse } from './project-course.ts';
import { keptInReserve } from './usual-reserve.ts';

/** Opening uses, and what else the first months take. Whole currency units. */
export interface Need extends OpeningUses {
  readonly startUpLosses: number;
  readonly reserve: number;
  readonly need: number;
}

/**
 * How far the cash sinks from the first day to its lowest is what the first months take, the instalments of what these assumptions borrow and the
 * tax on profit among it. Then the reserve, which with exactly this money no month of the three years touches. A business
 * that never earns needs no more than to open: money would only lengthen the loss.
 */
export function measureNeed(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): Need {
  const uses = measureOpening(assumptions, common);
  const none = { value: 0, origin: 'derived' } as const;
  const unfunded = { ...assumptions, ownFunds: none, loan: none, raisedOwn: none, raisedLoan: none };
  const { months } = projectCourse(unfunded, uses, BASE_COURSE, common);
  const lowest = Math.min(-uses.openingUses, ...months.map(({ cash }) => cash));
  const earns = assumptions.priceCents.value > assumptions.unitCostCents.value && findProfitMonth(months) !== null;
  const startUpLosses = earns ? -lowest - uses.openingUses : 0;
  const reserve = keptInReserve(assumptions, startUpLosses);
  return { ...uses, startUpLosses, reserve, need: uses.openingUses + startUpLosses + reserve };
}
