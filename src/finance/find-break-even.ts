import type { Assumptions } from './assumption.ts';
import type { BreakEven, Funding, ProjectedMonth } from './financial-model.ts';

/** Units a month at which margin pays the fixed costs, and the first month that sells them. Nulls when each sale loses money. */
export function findBreakEven(assumptions: Assumptions, funding: Funding, months: readonly ProjectedMonth[]): BreakEven {
  const marginCents = assumptions.priceCents.value - assumptions.unitCostCents.value;
  const fixedCosts = assumptions.fixedCosts.value;
  const unitsPerMonth = unitsToCover(fixedCosts, marginCents);
  return {
    unitsPerMonth,
    month: unitsPerMonth === null ? null : (months.find((month) => month.units >= unitsPerMonth)?.number ?? null),
    unitsPerMonthWithLoan: unitsToCover(fixedCosts + funding.instalment, marginCents),
  };
}

function unitsToCover(costs: number, marginCents: number): number | null {
  if (marginCents <= 0) return null;
  const cents = costs * 100;
  // Not Math.ceil of the quotient: a division that comes out whole must not be pushed up by a binary remainder.
  const whole = (cents - (cents % marginCents)) / marginCents;
  return cents % marginCents === 0 ? whole : whole + 1;
}
