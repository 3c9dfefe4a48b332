import type { Assumed, Assumptions } from './assumption.ts';

/** The direct cost of one sale as it was told, without what a card gives away. */
export function toldUnitCost({ unitCostCents, rewardCents }: Pick<Assumptions, 'unitCostCents' | 'rewardCents'>): Assumed {
  if (rewardCents.value === 0) return unitCostCents;
  const { value, fact, origin } = unitCostCents;
  return { ...unitCostCents, value: value - rewardCents.value, origin: fact && fact.unit !== 'percent' ? fact.origin : origin };
}
