import { factValue, type MoneyItem } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const HALF_A_CENT = 0.005;

/** The parts that one sale's cost was told in; none where what it costs was told anew since and they no longer come to it. */
export const costParts = keptWithFacts((facts): readonly MoneyItem[] => {
  const items = factValue(facts, 'unitCostItems') ?? [];
  const sum = items.reduce((so, { amount }) => so + amount, 0);
  const cost = facts.unitCost;
  const comesToIt = cost !== undefined && cost.unit !== 'percent' && Math.abs(sum - cost.value) < HALF_A_CENT;
  return comesToIt && items.length > 1 ? items : [];
});
