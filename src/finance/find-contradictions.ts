import type { FactSheet } from '../facts/fact.ts';
import type { Assumptions } from './assumption.ts';
import type { Contradiction, Funding, ProjectedYear } from './financial-model.ts';
import { isVolumeCapped } from './project-units.ts';
import { hasFigureOutOfRange } from './said-figure.ts';

/** What does not fit together in the figures. None of them stops the plan; each has to be said in it. */
export function findContradictions(
  facts: FactSheet,
  assumptions: Assumptions,
  funding: Funding,
  matureYear: ProjectedYear,
): readonly Contradiction[] {
  const found: readonly (readonly [Contradiction, boolean])[] = [
    ['price-below-cost', assumptions.priceCents.value <= assumptions.unitCostCents.value],
    ['fixed-costs-above-mature-revenue', matureYear.fixedCosts > matureYear.revenue],
    ['funding-below-uses', funding.openingCash < 0],
    ['figure-out-of-range', hasFigureOutOfRange(facts) || isVolumeCapped(assumptions)],
  ];
  return found.filter(([, present]) => present).map(([name]) => name);
}
