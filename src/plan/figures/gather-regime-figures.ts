import { SIMPLIFIED_REGIMES } from '../../countries/simplified-regimes.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** The limit of the simplified regime of the country, and the best year's sales as that regime counts them: with the tax that is charged inside. */
export function gatherRegimeFigures({ assumptions: a, years }: FinancialModel): FigureTable {
  const regime = SIMPLIFIED_REGIMES[a.country];
  if (!regime) return {};
  const best = Math.max(...years.map(({ revenue }) => revenue));
  return {
    'regime-limit': { kind: 'money', value: regime.upTo.base, origin: 'sector' },
    'regime-since': { kind: 'month', value: regime.since, origin: 'sector' },
    'regime-sales': derived('money', roundedShare(best, 10_000 + a.vatOnSales.value, 10_000)),
  };
}
