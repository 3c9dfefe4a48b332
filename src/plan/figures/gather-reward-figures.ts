import type { FinancialModel } from '../../finance/financial-model.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

/** `reward-unit`: what a card gives away with each sale, at cost; `reward-cost`: the same in the first year. None where none was told. */
export function rewardFigures({ assumptions: { rewardCents }, years: [first] }: FinancialModel): FigureTable {
  if (rewardCents.value === 0) return {};
  return {
    'reward-unit': derived('price', fromCents(rewardCents.value)),
    'reward-cost': derived('money', roundedShare(first.units, rewardCents.value, 100)),
  };
}
