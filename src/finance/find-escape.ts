// What would have to change, one thing at a time, for a business that never pays its way to pay it.

import type { Assumptions } from './assumption.ts';
import { costsLeftOut } from './costs-left-out.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel, ProjectedMonth } from './financial-model.ts';
import { findLeast } from './find-least.ts';
import { findProfitMonth } from './find-profit-month.ts';
import { isPriceFixed } from './fixed-price.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureDebtShort } from './measure-debt-cover.ts';
import type { OpeningUses } from './measure-opening.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { sumYear } from './sum-years.ts';
import { scalePrice, scaleUnitCost, withLessCost } from './vary-assumptions.ts';

/**
 * Each change alone, the rest as told: the least with which three months in a row make a profit and the second year pays its costs, its tax and
 * its instalments. Null where the most that is tried is not enough, and of a price that the law fixes.
 */
export interface Escape {
  /** Net of the tax on sales. */
  readonly priceCents: number | null;
  /** Sales of an average month of the second year. */
  readonly units: number | null;
  readonly unitCostCents: number | null;
  /** What is spent in a month on everything but the sales themselves, pay included. Whole currency units. */
  readonly monthlyCosts: number | null;
  /** What the founder takes a month; 0 where the business would only live unpaid. */
  readonly founderPay: number | null;
  /** Price and sales so much higher and monthly costs so much lower, all at once, percent. */
  readonly togetherPct: number | null;
}

/** Changes beyond these are another business. Our own limits, percent. */
const MOST_PRICE_PCT = 60;
const MOST_VOLUME_PCT = 100;
const MOST_COST_PCT = 60;
const MOST_TOGETHER_PCT = 40;

/** Null where the months pay their way as they are. */
export function findEscape({ assumptions: a, breakEven, funding }: FinancialModel): Escape | null {
  if (breakEven.month !== null) return null;
  const monthly = monthlyCostsOf(a);
  const cutOf = (percent: number) => roundedShare(monthly, percent, 100);
  const pay = founderPayOf(a);
  const pays = (changed: Assumptions, volumePct = BASE_COURSE.volumePct) => arePaid(monthsOf(changed, funding, volumePct));
  const isFixed = isPriceFixed(a);
  const price = isFixed ? null : findLeast(MOST_PRICE_PCT, (pct) => pays(scalePrice(a, 100 + pct)));
  const unitCost = findLeast(MOST_COST_PCT, (pct) => pays(scaleUnitCost(a, 100 - pct)));
  const costs = findLeast(MOST_COST_PCT, (pct) => pays(withLessCost(a, cutOf(pct))));
  const lessPay = findLeast(100, (pct) => pays(withLessCost(a, roundedShare(pay, pct, 100))));
  return {
    priceCents: price === null ? null : scalePrice(a, 100 + price).priceCents.value,
    units: findUnits(a, funding),
    unitCostCents: unitCost === null || a.unitCostCents.value === 0 ? null : scaleUnitCost(a, 100 - unitCost).unitCostCents.value,
    monthlyCosts: costs === null ? null : monthly - cutOf(costs),
    founderPay: lessPay === null || pay === 0 ? null : pay - roundedShare(pay, lessPay, 100),
    togetherPct: isFixed
      ? null
      : findLeast(MOST_TOGETHER_PCT, (pct) => pays(withLessCost(scalePrice(a, 100 + pct), cutOf(pct)), 100 + pct)),
  };
}

/** What a month costs whatever is sold, with what the fixed costs leave out. */
export function monthlyCostsOf(a: Assumptions): number {
  return a.fixedCosts.value + costsLeftOut(a);
}

/** What the founder takes of the pay that is counted. */
export function founderPayOf({ founderPay, staff, extraPay }: Assumptions): number {
  return Math.min(founderPay.value, staff.value + extraPay.value);
}

/** One after another: where hours are hired, more sales need not leave more. Null where it takes more than can be served. */
function findUnits(a: Assumptions, uses: OpeningUses): number | null {
  const capacity = measureCapacity(a) ?? Number.POSITIVE_INFINITY;
  for (let pct = 101; pct <= 100 + MOST_VOLUME_PCT; pct++) {
    const months = monthsOf(a, uses, pct);
    if (Math.max(...months.map(({ units }) => units)) > capacity) return null;
    if (arePaid(months)) return Math.round(sumYear(months, 2).units / 12);
  }
  return null;
}

function arePaid(months: readonly ProjectedMonth[]): boolean {
  return findProfitMonth(months) !== null && measureDebtShort(sumYear(months, 2)) === 0 && sumYear(months, 2).profitBeforeTax >= 0;
}

function monthsOf(changed: Assumptions, uses: OpeningUses, volumePct: number): readonly ProjectedMonth[] {
  return projectCourse(changed, uses, { ...BASE_COURSE, volumePct }).months;
}
