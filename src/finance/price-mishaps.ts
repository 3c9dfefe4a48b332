import type { Assumptions } from './assumption.ts';
import type { BaseCase } from './base-case.ts';
import { BASE_COURSE } from './course.ts';
import type { Mishaps, ProjectedMonth } from './financial-model.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { findLowestCash } from './run-scenarios.ts';

/** By how many days customers are late in `latePayment`. */
export const LATE_DAYS = 30;

const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;

/** What a stop, late customers and a late start would cost this business. How likely each is, no figure of the founder says. */
export function priceMishaps({ assumptions, funding, common, months }: BaseCase): Mishaps {
  const margin = sumFirstYear(months, 'grossMargin');
  const late = projectCourse(paidLater(assumptions), funding, BASE_COURSE, common).months;
  const delayed = projectCourse(assumptions, funding, { volumePct: 100, delayMonths: 1 }, common).months;
  const lowestOf = (lines: readonly ProjectedMonth[]) => findLowestCash(funding.openingCash, lines).amount;
  return {
    monthMargin: roundedShare(margin, 1, MONTHS_A_YEAR),
    weekMargin: roundedShare(margin, 1, WEEKS_A_YEAR),
    latePayment: lowestOf(months) - lowestOf(late),
    lateStart: sumFirstYear(months, 'result') - sumFirstYear(delayed, 'result'),
  };
}

function paidLater(assumptions: Assumptions): Assumptions {
  const { daysToCollect } = assumptions;
  return { ...assumptions, daysToCollect: { ...daysToCollect, value: daysToCollect.value + LATE_DAYS } };
}

function sumFirstYear(months: readonly ProjectedMonth[], line: 'grossMargin' | 'result'): number {
  return months.slice(0, MONTHS_A_YEAR).reduce((sum, month) => sum + month[line], 0);
}
