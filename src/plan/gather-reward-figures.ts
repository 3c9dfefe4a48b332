import type { FactSheet } from '../facts/fact.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { rewardEvery } from './find-reward.ts';
import { derived } from './make-figure.ts';

/** `reward-cost`: the direct cost of what a card gives away in the first year, where everybody who comes back fills it; none where none was told. */
export function rewardFigures({ assumptions }: FinancialModel, facts: FactSheet, funnel: FigureTable): FigureTable {
  const every = rewardEvery(facts);
  const given = Math.floor(amountOf(funnel, 'again-y1') / (every ?? Number.POSITIVE_INFINITY));
  const cost = roundedShare(given, assumptions.unitCostCents.value, 100);
  return cost > 0 ? { 'reward-cost': derived('money', cost) } : {};
}
