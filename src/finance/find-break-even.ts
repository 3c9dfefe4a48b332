import type { Assumptions, HandsAssumptions } from './assumption.ts';
import { standingCashCosts } from './cash-costs.ts';
import { costsLeftOut } from './costs-left-out.ts';
import type { BreakEven, FinancialModel, ProjectedMonth } from './financial-model.ts';
import { findProfitMonth } from './find-profit-month.ts';
import type { Funding } from './funding.ts';
import { hiredPayOfFirstYear } from './hire-hours.ts';
import { unpaidInFirstYear } from './later-pay.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { roundedShare } from './round-half-away.ts';

/**
 * Units a month at which the margin pays the fixed costs as said, in money too, and with what those leave out and the hours that so many units
 * hire; the month the business is past it for good; and by how much the first year clears it. Nulls where no number of units pays.
 */
export function findBreakEven(assumptions: Assumptions, funding: Funding, months: readonly ProjectedMonth[]): BreakEven {
  const marginCents = marginOf(assumptions);
  const unitsPerMonth = unitsToCover(assumptions.fixedCosts.value, marginCents);
  const chargesPerMonth = chargesOfAMonth(assumptions, months);
  const unitsPerMonthWithAll = unitsToPay(assumptions, chargesPerMonth, marginCents);
  return {
    unitsPerMonth,
    revenuePerMonth: unitsPerMonth === null ? null : roundedShare(unitsPerMonth, assumptions.priceCents.value, 100),
    month: unitsPerMonth === null ? null : findProfitMonth(months),
    recoveredMonth: findRecoveredMonth(months, spentBeforeOpening(funding)),
    unitsPerMonthWithLoan: unitsToPay(assumptions, standingCashCosts({ assumptions, months, funding }), marginCents),
    unitsPerMonthWithAll,
    revenuePerMonthWithAll: unitsPerMonthWithAll === null ? null : roundedShare(unitsPerMonthWithAll, assumptions.priceCents.value, 100),
    chargesPerMonth,
    safetyTenths: unitsPerMonth === null ? null : measureSafety(unitsPerMonth, months),
  };
}

/** Whether the fixed costs as said are not all that the bar has to pay: they leave something out, or so many sales take hours to be hired. */
export function isBarApart(assumptions: Assumptions): boolean {
  const units = unitsToCover(assumptions.fixedCosts.value, marginOf(assumptions));
  return costsLeftOut(assumptions) > 0 || (units !== null && areHoursHired(assumptions, units));
}

/**
 * What a month has to earn before the owner calls it paid, hired hours beside: the fixed costs as said; where those are not all of it, everything
 * the first year charges, since a bar that pays nobody is no bar.
 */
export function costsToCover(assumptions: Assumptions, { chargesPerMonth }: Pick<BreakEven, 'chargesPerMonth'>): number {
  return isBarApart(assumptions) ? chargesPerMonth : assumptions.fixedCosts.value;
}

/** How many sales a month cover it, what the fixed costs leave out and the hours that so many hire included; null where no number does. */
export function unitsToPayAll({ assumptions, breakEven }: Pick<FinancialModel, 'assumptions' | 'breakEven'>): number | null {
  return isBarApart(assumptions) ? breakEven.unitsPerMonthWithAll : breakEven.unitsPerMonth;
}

/**
 * How many sales pay such costs and the hours that so many take beyond those of the team. Up to what fits in these each sale leaves its margin,
 * beyond it what the hired minutes let of that: null where that is nothing, or each sale loses.
 */
export function unitsToPay({ hands }: HandsAssumptions, costs: number, marginCents: number): number | null {
  const units = unitsToCover(costs, marginCents);
  if (units === null || !hands?.hourCents || !areHoursHired({ hands }, units)) return units;
  const [minutes, hours, hourCents] = [hands.minutes.value, hands.hours.value, hands.hourCents.value];
  // In sixtieths of a cent, so that minutes of an hour's pay stay whole.
  const left = MINUTES * marginCents - minutes * hourCents;
  return left <= 0 ? null : Math.max(units, wholesUp(MINUTES * (costs * 100 - hours * hourCents), left));
}

/** Whether so many sales take more hours than the team has, and those are paid by the hour. */
function areHoursHired({ hands }: HandsAssumptions, units: number): boolean {
  return hands?.hourCents !== undefined && units * hands.minutes.value > hands.hours.value * MINUTES;
}

const MINUTES = 60;

/** costs ÷ margin, rounded up; null when there is no margin. */
export function unitsToCover(costs: number, marginCents: number): number | null {
  return marginCents <= 0 ? null : wholesUp(costs * 100, marginCents);
}

/** Not Math.ceil of the quotient: a division that comes out whole must not be pushed up by a binary remainder. */
function wholesUp(amount: number, each: number): number {
  const rest = amount % each;
  return (amount - rest) / each + (rest > 0 ? 1 : 0);
}

function marginOf({ priceCents, unitCostCents }: Assumptions): number {
  return priceCents.value - unitCostCents.value;
}

/**
 * What an average month of the first year is charged whatever it sells: fixed costs with all pay, that which begins later too, depreciation and
 * interest, without hired hours.
 */
export function chargesOfAMonth(assumptions: Assumptions, months: readonly ProjectedMonth[]): number {
  const charges = months.slice(0, 12).reduce((sum, month) => sum + month.fixedCosts + month.depreciation + month.interest, 0);
  return Math.ceil((charges + unpaidInFirstYear(assumptions) - hiredPayOfFirstYear(assumptions, months)) / 12);
}

/** The month from which the business has kept, for good, at least what opening and its worse months took, 1 to 36; null where there is none. */
export function findRecoveredMonth(months: readonly ProjectedMonth[], preOpening: number): number | null {
  let [kept, lastBelow] = [-preOpening, 0];
  for (const { profitBeforeTax, number } of months) {
    kept += profitBeforeTax;
    if (kept < 0) lastBelow = number;
  }
  return lastBelow === months.length ? null : lastBelow + 1;
}

/** Never below what can be held exactly, however few are sold of however many that would be needed. */
function measureSafety(unitsPerMonth: number, months: readonly ProjectedMonth[]): number {
  const sold = months.slice(0, 12).reduce((sum, { units }) => sum + units, 0);
  return Math.max(Number.MIN_SAFE_INTEGER, roundedShare(sold - 12 * unitsPerMonth, 1000, Math.max(1, sold)));
}
