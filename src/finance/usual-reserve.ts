import type { Assumptions, CostAssumptions } from './assumption.ts';
import { costsLeftOut } from './costs-left-out.ts';

/** Months of costs kept in reserve where the founder named no reserve of their own. */
const MONTHS_IN_RESERVE = 2;

/** Two months of everything that is paid whatever is sold. Whole currency units. */
export function usualReserve(costs: CostAssumptions): number {
  return MONTHS_IN_RESERVE * monthlyCosts(costs);
}

/** What a month costs whatever is sold. Whole currency units. */
export function monthlyCosts(costs: CostAssumptions): number {
  return costs.fixedCosts.value + costsLeftOut(costs);
}

/**
 * The cash that stays beside what the first months take. The reserve that the founder named is the reserve, and none is put on top of it: what it holds
 * beyond two months of costs pays for the first months before anything more is asked for.
 */
export function keptInReserve(assumptions: Assumptions, startUpLosses: number): number {
  const [told, usual] = [assumptions.reserveTold.value, usualReserve(assumptions)];
  return told > 0 ? Math.min(told, Math.max(usual, told - startUpLosses)) : usual;
}
