import type { BaseCase } from './base-case.ts';
import type { FinancialModel, Outcome, ProjectedMonth, Scenario } from './financial-model.ts';
import { findRecoveredMonth } from './find-break-even.ts';
import { findProfitMonth } from './find-profit-month.ts';
import { measureDebtCover, measureDebtShort } from './measure-debt-cover.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { projectCourse } from './project-course.ts';
import { sumYear } from './sum-years.ts';

/** A fifth less and a fifth more volume; prices, fixed costs and funding stay. */
export const VOLUME_PCT = { low: 80, base: 100, high: 120 } as const;

export function runScenarios(base: BaseCase): FinancialModel['scenarios'] {
  const of = (id: Scenario['id'], months: readonly ProjectedMonth[]) => ({ id, volumePct: VOLUME_PCT[id], ...summarise(base, months) });
  return [of('low', vary('low', base)), of('base', base.months), of('high', vary('high', base))];
}

/** The lowest cash and the month it falls in: 0 is the opening, and the earliest wins a tie. */
export function findLowestCash(
  openingCash: number,
  months: readonly Pick<ProjectedMonth, 'cash' | 'number'>[],
): FinancialModel['lowestCash'] {
  let lowest = { amount: openingCash, month: 0 };
  for (const { cash, number } of months) if (cash < lowest.amount) lowest = { amount: cash, month: number };
  return lowest;
}

function findOutOfCash(openingCash: number, months: readonly ProjectedMonth[]): number | null {
  return openingCash < 0 ? 0 : (months.find(({ cash }) => cash < 0)?.number ?? null);
}

function vary(id: Scenario['id'], { assumptions, funding, common }: BaseCase): readonly ProjectedMonth[] {
  return projectCourse(assumptions, funding, { volumePct: VOLUME_PCT[id], delayMonths: 0 }, common).months;
}

/** What comes of these months, on that money. */
export function summarise({ assumptions, funding }: Pick<BaseCase, 'assumptions' | 'funding'>, months: readonly ProjectedMonth[]): Outcome {
  const [first, second] = [sumYear(months, 1), sumYear(months, 2)];
  const lowest = findLowestCash(funding.openingCash, months);
  return {
    revenueYear1: first.revenue,
    grossMarginYear1: first.grossMargin,
    operatingResultYear1: first.operatingResult,
    resultYear1: first.result - spentBeforeOpening(funding),
    revenueYear2: second.revenue,
    resultYear2: second.result,
    lowestCash: lowest.amount,
    lowestCashMonth: lowest.month,
    outOfCashMonth: findOutOfCash(funding.openingCash, months),
    debtCoverYear1: measureDebtCover(first),
    debtCoverYear2: measureDebtCover(second),
    debtShortYear1: measureDebtShort(first),
    breakEvenMonth: assumptions.priceCents.value > assumptions.unitCostCents.value ? findProfitMonth(months) : null,
    recoveredMonth: findRecoveredMonth(months, spentBeforeOpening(funding)),
  };
}
