import type { Assumptions } from './assumption.ts';
import type { FinancialModel, Funding, ProjectedMonth, Scenario } from './financial-model.ts';
import { findProfitMonth } from './find-profit-month.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { projectCourse } from './project-course.ts';
import { sumYears } from './sum-years.ts';

/** A fifth less and a fifth more volume; prices, fixed costs and funding stay. */
const VOLUME_PCT = { low: 80, base: 100, high: 120 } as const;

export function runScenarios(assumptions: Assumptions, funding: Funding): FinancialModel['scenarios'] {
  return [runScenario('low', assumptions, funding), runScenario('base', assumptions, funding), runScenario('high', assumptions, funding)];
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

function runScenario(id: Scenario['id'], assumptions: Assumptions, funding: Funding): Scenario {
  const { months } = projectCourse(assumptions, funding, { volumePct: VOLUME_PCT[id], delayMonths: 0 });
  const [first] = sumYears(months);
  const lowest = findLowestCash(funding.openingCash, months);
  return {
    id,
    volumePct: VOLUME_PCT[id],
    revenueYear1: first.revenue,
    grossMarginYear1: first.grossMargin,
    operatingResultYear1: first.operatingResult,
    resultYear1: first.result,
    lowestCash: lowest.amount,
    lowestCashMonth: lowest.month,
    debtCoverYear1: measureDebtCover(first),
    breakEvenMonth: assumptions.priceCents.value > assumptions.unitCostCents.value ? findProfitMonth(months) : null,
  };
}
