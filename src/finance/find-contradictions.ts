import type { FactSheet } from '../facts/fact.ts';
import type { Assumptions } from './assumption.ts';
import type { Contradiction, FinancialModel } from './financial-model.ts';
import { isVolumeCapped } from './project-units.ts';
import { hasFigureOutOfRange } from './said-figure.ts';
import { toldVolume } from './volume-trend.ts';

/** Fixed costs this many times the mature revenue are no business but a mistake in one of the two figures. */
const FIXED_COSTS_OVER_REVENUE = 2;

/** What does not fit together in the figures. None of them stops the plan; each has to be asked about or said in it. */
export function findContradictions(
  facts: FactSheet,
  assumptions: Assumptions,
  model: Pick<FinancialModel, 'funding' | 'years' | 'months' | 'capacity'>,
): readonly Contradiction[] {
  const mature = model.years[2];
  const found: readonly (readonly [Contradiction, boolean])[] = [
    ['price-below-cost', assumptions.priceCents.value <= assumptions.unitCostCents.value],
    ['volume-above-capacity', toldVolume(assumptions).origin !== 'sector' && isAboveCapacity(assumptions, model)],
    ['fixed-costs-above-mature-revenue', mature.fixedCosts > FIXED_COSTS_OVER_REVENUE * mature.revenue],
    ['funding-below-uses', model.funding.openingCash < 0],
    ['founder-unpaid', assumptions.founderPay.origin === 'said' && assumptions.founderPay.value === 0],
    ['figure-out-of-range', hasFigureOutOfRange(facts) || isVolumeCapped(assumptions)],
  ];
  return found.filter(([, present]) => present).map(([name]) => name);
}

/** Whether any month of the first year, or the pace that was said for later, is more than the people or the rooms can give. */
function isAboveCapacity(assumptions: Assumptions, { months, capacity }: Pick<FinancialModel, 'months' | 'capacity'>): boolean {
  if (capacity === null) return false;
  const { ramp } = assumptions;
  return (ramp?.fact !== undefined && ramp.normalUnits > capacity) || months.slice(0, 12).some(({ units }) => units > capacity);
}
