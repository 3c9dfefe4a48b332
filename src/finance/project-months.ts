import { addMonths } from './add-months.ts';
import type { Assumptions } from './assumption.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { projectUnits } from './project-units.ts';
import { repayLoan } from './repay-loan.ts';
import { roundedShare } from './round-half-away.ts';

/**
 * The 36 months. Each line is rounded to whole currency units by itself, so every printed table foots.
 * Prices and costs stay as they are for three years; only the volume moves, and `volumePct` (100 is the base) scales it.
 */
export function projectMonths(assumptions: Assumptions, openingCash: number, volumePct = 100): readonly ProjectedMonth[] {
  const repayments = repayLoan(assumptions);
  const fixedCosts = assumptions.fixedCosts.value;
  let cash = openingCash;
  return projectUnits(assumptions, volumePct).map((units, index) => {
    const revenue = roundedShare([units, assumptions.priceCents.value], 100);
    const variableCost = roundedShare([units, assumptions.unitCostCents.value], 100);
    const grossMargin = revenue - variableCost;
    const operatingResult = grossMargin - fixedCosts;
    const { interest, principal } = repayments[index] ?? { interest: 0, principal: 0 };
    const result = operatingResult - interest;
    cash += result - principal;
    return {
      number: index + 1,
      month: addMonths(assumptions.start.value, index),
      ...{ units, revenue, variableCost, grossMargin, fixedCosts, operatingResult, interest, result, principal, cash },
    };
  });
}
