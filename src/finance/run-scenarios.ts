import type { Assumptions } from './assumption.ts';
import type { FinancialModel, Funding, ProjectedMonth, Scenario } from './financial-model.ts';
import { findBreakEven } from './find-break-even.ts';
import { projectMonths } from './project-months.ts';
import { sumYears } from './sum-years.ts';

/** A fifth less and a fifth more volume; prices, fixed costs and funding stay. */
const VOLUME_PCT = { low: 80, base: 100, high: 120 } as const;

export function runScenarios(assumptions: Assumptions, funding: Funding): FinancialModel['scenarios'] {
  return [runScenario('low', assumptions, funding), runScenario('base', assumptions, funding), runScenario('high', assumptions, funding)];
}

/** The lowest cash and the month it falls in: 0 is the opening, and the earliest wins a tie. */
export function findLowestCash(openingCash: number, months: readonly ProjectedMonth[]): FinancialModel['lowestCash'] {
  let lowest = { amount: openingCash, month: 0 };
  for (const { cash, number } of months) if (cash < lowest.amount) lowest = { amount: cash, month: number };
  return lowest;
}

function runScenario(id: Scenario['id'], assumptions: Assumptions, funding: Funding): Scenario {
  const months = projectMonths(assumptions, funding.openingCash, VOLUME_PCT[id]);
  const [first] = sumYears(months);
  const lowest = findLowestCash(funding.openingCash, months);
  return {
    id,
    volumePct: VOLUME_PCT[id],
    revenueYear1: first.revenue,
    resultYear1: first.result,
    lowestCash: lowest.amount,
    lowestCashMonth: lowest.month,
    breakEvenMonth: findBreakEven(assumptions, funding, months).month,
  };
}
