// The values at which something is done about sales and cash: those of the course of lower sales, so that it rings and the forecast does not.
import type { FinancialModel, ProjectedMonth } from '../../finance/financial-model.ts';
import { LATER_MONTHS } from '../../finance/find-exit-by-sales.ts';
import { projectCourse } from '../../finance/project-course.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** The months at which targets are set. */
export const MEASURED_AT = [3, 6, 12] as const;

const FIRST_QUARTER = [1, 2, 3];
/** Of cash where lower sales leave none: an alarm that rings before it is gone. */
const CASH_FLOOR = 0.8;

/**
 * What lower sales sell, at which or below it the measures apply: `measure-units-floor` in the third month, `-6` and `-12`; `measure-quarter-floor` in the
 * first three together; `measure-later-floor` in the next three. `measure-cash-floor` and so on: the cash they leave.
 */
export function alarmFigures(model: FinancialModel): FigureTable {
  const { months } = model;
  const low = lowCourse(model);
  const floor = (numbers: readonly number[]) => derived('count', soldLess(low, months, numbers));
  return {
    ...Object.fromEntries(
      MEASURED_AT.filter((month) => month !== MEASURED_AT[2] || sells(months[month - 1])).map((month) => [
        floorFigure('units', month),
        floor([month]),
      ]),
    ),
    'measure-quarter-floor': floor(FIRST_QUARTER),
    'measure-later-floor': floor(LATER_MONTHS),
    ...Object.fromEntries(
      MEASURED_AT.flatMap((month) => {
        const cash = cashFloor(low[month - 1], months[month - 1]);
        return cash === null ? [] : [[floorFigure('cash', month), derived('money', cash)]];
      }),
    ),
  };
}

/** A year that ends in a month without sales gives no alarm by them. */
function sells(month: ProjectedMonth | undefined): boolean {
  return month !== undefined && month.units > 0;
}

/** The months of the course of lower sales, with nothing done. */
export function lowCourse({ assumptions, funding, scenarios: [low] }: FinancialModel): readonly ProjectedMonth[] {
  return projectCourse(assumptions, funding, { volumePct: low.volumePct, delayMonths: 0 }).months;
}

/** The id of the value, in one of the months measured, at which something is done. */
export function floorFigure(id: 'units' | 'cash', month: number): string {
  return `measure-${id}-floor${month === MEASURED_AT[0] ? '' : `-${month}`}`;
}

/** Whole sales of a few may come to as many as forecast: less than the forecast it is all the same. */
function soldLess(low: readonly ProjectedMonth[], base: readonly ProjectedMonth[], numbers: readonly number[]): number {
  const sold = (months: readonly ProjectedMonth[]) => Math.round(sumOf(numbers.map((number) => months[number - 1]?.units ?? 0)));
  return Math.max(0, Math.min(sold(low), sold(base) - 1));
}

/** The cash of lower sales; where they have none left, what the month pays out. Null where the forecast has no more, as sales that are paid for later take cash first. */
function cashFloor(low: ProjectedMonth | undefined, base: ProjectedMonth | undefined): number | null {
  if (!low || !base || base.cash <= 0 || low.cash >= base.cash) return null;
  if (low.cash > 0) return low.cash;
  return Math.round(Math.min(low.fixedCosts + low.interest + low.principal, base.cash * CASH_FLOOR));
}
