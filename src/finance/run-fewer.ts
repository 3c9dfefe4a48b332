import type { FinancialModel } from './financial-model.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { projectCourse } from './project-course.ts';
import { findLowestCash } from './run-scenarios.ts';
import { sumYear } from './sum-years.ts';

export interface FewerSales {
  readonly revenueYear1: number;
  /** With what was spent before opening, as the scenarios count it. */
  readonly resultYear1: number;
  readonly lowestCash: FinancialModel['lowestCash'];
}

/** The plan with so many percent of its volume, and all else as it is: its first year, and where its cash is lowest. */
export function runFewer({ assumptions, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>, volumePct: number): FewerSales {
  const { months } = projectCourse(assumptions, funding, { volumePct, delayMonths: 0 });
  const { revenue, result } = sumYear(months, 1);
  return {
    revenueYear1: revenue,
    resultYear1: result - spentBeforeOpening(funding),
    lowestCash: findLowestCash(funding.openingCash, months),
  };
}
