// Which alarms of a plan stay silent where sales are as low as the plan for lower sales supposes, or ring in its own forecast.

import type { FinancialModel, ProjectedMonth } from '../../src/finance/financial-model.ts';
import { projectCourse } from '../../src/finance/project-course.ts';
import type { FigureTable } from '../../src/plan/figures/figure.ts';

interface Sign {
  readonly id: string;
  readonly rings: (months: readonly ProjectedMonth[]) => boolean;
  /** Whether lower sales show in it at all: one sale of one cannot be a fifth fewer. */
  readonly tells: boolean;
}

export function findAlarmFaults(figures: FigureTable, model: FinancialModel): readonly string[] {
  const low = projectCourse(model.assumptions, model.funding, { volumePct: 80, delayMonths: 0 }).months;
  return signsOf(figures, model, low).flatMap(({ id, rings, tells }) => [
    ...(tells && !rings(low) ? [`${id} is silent at lower sales`] : []),
    ...(rings(model.months) ? [`${id} rings in the forecast`] : []),
  ]);
}

function signsOf(figures: FigureTable, model: FinancialModel, low: readonly ProjectedMonth[]): readonly Sign[] {
  const value = (id: string) => (figures[id] ? Number(figures[id].value) : null);
  const sold = (months: readonly ProjectedMonth[], from: number, to: number) =>
    Math.round(months.slice(from - 1, to).reduce((sum, { units }) => sum + units, 0));
  const sales = (id: string, from: number, to: number): Sign => ({
    id,
    rings: (months) => sold(months, from, to) <= (value(id) ?? -1),
    tells: value(id) !== null && sold(low, from, to) < sold(model.months, from, to),
  });
  const cash = (id: string, month: number): Sign => ({
    id,
    rings: (months) => (months[month - 1]?.cash ?? 0) <= (value(id) ?? Number.NEGATIVE_INFINITY),
    tells: value(id) !== null,
  });
  const exitMonth = model.months.findIndex(({ month }) => month === figures['exit-month']?.value) + 1;
  const bySales = exitMonth > 0 && !['exit-floor', 'exit-cash', 'exit-month-cost'].some((id) => figures[id]);
  return [
    sales('measure-units-floor', 3, 3),
    sales('measure-units-floor-6', 6, 6),
    sales('measure-units-floor-12', 12, 12),
    sales('measure-quarter-floor', 1, 3),
    sales('measure-later-floor', 4, 6),
    ...[3, 6, 12].map((month) => cash(`measure-cash-floor${month === 3 ? '' : `-${month}`}`, month)),
    ...(['exit-cash', 'exit-month-cost'] as const).map((id) => cash(id, exitMonth)),
    // What lower sales empty stops by one of the three.
    { id: 'exit', rings: () => false, tells: !bySales && !figures['exit-cash'] && !figures['exit-month-cost'] && isEmptied(model) },
  ];
}

function isEmptied({ breakEven, scenarios: [low] }: FinancialModel): boolean {
  return breakEven.month !== null && low.lowestCash < 0;
}
