import { countryOf } from '../../countries/countries.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { atNominalRates } from '../../finance/nominal-debt.ts';
import { debtsOf, instalmentOf } from '../../finance/repay-loan.ts';
import { measureNominalCover } from '../../finance/weigh-way.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * Where the plan is in constant money and a bank lends: `nominal-rate`, the rate above inflation compounded with the inflation expected;
 * `nominal-instalment`, all that is paid a month at it; `nominal-cover`, how often the first year at today's prices covers what it pays of those.
 */
export function gatherNominalFigures({ assumptions, years }: FinancialModel): FigureTable {
  const { expectedInflation } = countryOf(assumptions.country);
  const nominal = atNominalRates(assumptions);
  const debts = debtsOf(nominal ?? assumptions).filter(({ amount, rateBasisPoints }) => amount > 0 && rateBasisPoints > 0);
  const [bank] = debts.toReversed();
  const cover = measureNominalCover(assumptions, years[0]);
  if (!expectedInflation || !nominal || !bank || bank.amount === 0 || cover === null) return {};
  return {
    'nominal-inflation': { kind: 'percent', value: expectedInflation.base, origin: 'sector' },
    'nominal-rate': derived('percent', Math.round(bank.rateBasisPoints / 10) / 10),
    'nominal-instalment': derived('money', instalmentOf(nominal)),
    'nominal-cover': derived('ratio', cover / 100),
  };
}
