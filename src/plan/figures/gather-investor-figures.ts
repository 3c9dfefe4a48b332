import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { saidFigure } from '../../finance/said-figure.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * `investor-funds`, what somebody puts in for a part of the business, with `own-funds` left to what is the founder's alone. Where the part was told too,
 * `investor-share`, and `investor-value`: the sum over the part, what the whole is worth with that money in it. `value-times`: that value over
 * the third year's result; `investor-result`: the part's own of it. Both are left out where that year leaves nothing.
 */
export function gatherInvestorFigures({ years }: FinancialModel, facts: FactSheet): FigureTable {
  const told = saidFigure(facts, 'investorFunds');
  if (!told || told.value === 0) return {};
  const funds = Math.round(told.value);
  const share = factValue(facts, 'investorShare') ?? 0;
  const own = Math.round(saidFigure(facts, 'ownFunds')?.value ?? 0);
  return {
    'own-funds': { kind: 'money', value: own, origin: facts.ownFunds?.origin ?? 'derived' },
    'investor-funds': { kind: 'money', value: funds, origin: told.origin },
    ...(share > 0 && share < 100 ? shareFigures(funds, share, years[2].result) : {}),
  };
}

function shareFigures(funds: number, share: number, result: number): FigureTable {
  const value = Math.round((funds * 100) / share);
  return {
    'investor-share': { kind: 'percent', value: share, origin: 'said' },
    'investor-value': derived('money', value),
    ...(result > 0
      ? {
          'value-times': derived('rating', Math.round((value * 10) / result) / 10),
          'investor-result': derived('money', Math.round((result * share) / 100)),
        }
      : {}),
  };
}
