import { countryOf } from '../countries/countries.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { debtsOf, instalmentOfDebt } from '../finance/repay-loan.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * Where the plan is in constant money and a bank lends: `nominal-rate`, the rate above inflation compounded with the inflation expected;
 * `nominal-instalment`, all that is paid a month at it; `nominal-cover`, how often the first year at today's prices covers a year of those.
 */
export function gatherNominalFigures({ assumptions: a, years }: FinancialModel): FigureTable {
  const { expectedInflation } = countryOf(a.country);
  const [bank, family] = debtsOf(a).toReversed();
  if (!expectedInflation || !bank || bank.amount === 0) return {};
  const inflation = Math.round(expectedInflation.base * 100);
  const nominal = roundedShare(10_000 + bank.rateBasisPoints, 10_000 + inflation, 10_000) - 10_000;
  const toFamily = family ? instalmentOfDebt(family, a) : 0;
  const instalment = instalmentOfDebt({ ...bank, rateBasisPoints: nominal }, a) + toFamily;
  const [{ operatingResult, profitTax }] = years;
  return {
    'nominal-inflation': { kind: 'percent', value: expectedInflation.base, origin: 'sector' },
    'nominal-rate': derived('percent', Math.round(nominal / 10) / 10),
    'nominal-instalment': derived('money', instalment),
    'nominal-cover': derived('ratio', roundedShare(operatingResult - profitTax, 100, 12 * instalment) / 100),
  };
}
