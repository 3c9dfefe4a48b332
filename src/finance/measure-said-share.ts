import type { Assumptions, Origin } from './assumption.ts';

/** Share of the ten key inputs that came from the visitor, said or following from what was said. Whole percent. */
export function measureSaidShare(assumptions: Assumptions): number {
  const { priceCents, unitCostCents, monthlyUnits, fixedCosts, investment, ownFunds, loan, start, team } = assumptions;
  const inputs = [priceCents, unitCostCents, monthlyUnits, fixedCosts, investment, ownFunds, loan, start, team];
  const origins: readonly Origin[] = [assumptions.sectorOrigin, ...inputs.map((input) => input.origin)];
  return Math.round((origins.filter((origin) => origin !== 'sector').length * 100) / origins.length);
}
