import type { Assumptions } from './assumption.ts';
import { cashCostsOfAMonth } from './cash-costs.ts';
import { costsLeftOut } from './costs-left-out.ts';
import type { BreakEven, FinancialModel, ProjectedMonth } from './financial-model.ts';
import { findProfitMonth } from './find-profit-month.ts';
import type { Funding } from './funding.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { roundedShare } from './round-half-away.ts';

/**
 * Units a month at which the margin pays the fixed costs as said, in money too, and with what those leave out; the month the business is past
 * it for good; and by how much the first year clears it. Nulls when each sale loses money.
 */
export function findBreakEven(assumptions: Assumptions, funding: Funding, months: readonly ProjectedMonth[]): BreakEven {
  const marginCents = assumptions.priceCents.value - assumptions.unitCostCents.value;
  const fixedCosts = assumptions.fixedCosts.value;
  const unitsPerMonth = unitsToCover(fixedCosts, marginCents);
  const chargesPerMonth = chargesOfAMonth(months);
  const unitsPerMonthWithAll = unitsToCover(chargesPerMonth, marginCents);
  return {
    unitsPerMonth,
    revenuePerMonth: unitsPerMonth === null ? null : roundedShare(unitsPerMonth, assumptions.priceCents.value, 100),
    month: unitsPerMonth === null ? null : findProfitMonth(months),
    recoveredMonth: findRecoveredMonth(months, spentBeforeOpening(funding)),
    unitsPerMonthWithLoan: unitsToCover(cashCostsOfAMonth({ months, funding }), marginCents),
    unitsPerMonthWithAll,
    revenuePerMonthWithAll: unitsPerMonthWithAll === null ? null : roundedShare(unitsPerMonthWithAll, assumptions.priceCents.value, 100),
    chargesPerMonth,
    safetyTenths: unitsPerMonth === null ? null : measureSafety(unitsPerMonth, months),
  };
}

/**
 * What a month has to earn before the owner calls it paid: the fixed costs as said; where those leave pay or marketing out, everything the first
 * year charges, since a bar that pays nobody is no bar.
 */
export function costsToCover(assumptions: Assumptions, { chargesPerMonth }: Pick<BreakEven, 'chargesPerMonth'>): number {
  return costsLeftOut(assumptions) > 0 ? chargesPerMonth : assumptions.fixedCosts.value;
}

/** How many sales a month cover it, what the fixed costs leave out included. */
export function unitsToPayAll({ assumptions, breakEven }: Pick<FinancialModel, 'assumptions' | 'breakEven'>): number | null {
  return costsLeftOut(assumptions) > 0 ? breakEven.unitsPerMonthWithAll : breakEven.unitsPerMonth;
}

/** costs ÷ margin, rounded up; null when there is no margin. */
export function unitsToCover(costs: number, marginCents: number): number | null {
  if (marginCents <= 0) return null;
  const cents = costs * 100;
  // Not Math.ceil of the quotient: a division that comes out whole must not be pushed up by a binary remainder.
  const whole = (cents - (cents % marginCents)) / marginCents;
  return cents % marginCents === 0 ? whole : whole + 1;
}

/** What an average month of the first year is charged: fixed costs with all pay, depreciation and interest. */
export function chargesOfAMonth(months: readonly ProjectedMonth[]): number {
  const firstYear = months.slice(0, 12);
  const charges = firstYear.reduce((sum, month) => sum + month.fixedCosts + month.depreciation + month.interest, 0);
  return Math.ceil(charges / 12);
}

function findRecoveredMonth(months: readonly ProjectedMonth[], preOpening: number): number | null {
  let kept = -preOpening;
  for (const { profitBeforeTax, number } of months) {
    kept += profitBeforeTax;
    if (kept >= 0) return number;
  }
  return null;
}

/** Never below what can be held exactly, however few are sold of however many that would be needed. */
function measureSafety(unitsPerMonth: number, months: readonly ProjectedMonth[]): number {
  const sold = months.slice(0, 12).reduce((sum, { units }) => sum + units, 0);
  return Math.max(Number.MIN_SAFE_INTEGER, roundedShare(sold - 12 * unitsPerMonth, 1000, Math.max(1, sold)));
}
