import type { FinancialModel } from '../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Within this part of the threshold, one good season passes it. Percent. */
const NEAR_PCT = 10;

/** `vat-near`: what the best year leaves below the threshold of the tax on sales, where that is within a tenth of it. */
export function nearThreshold(
  { vatThreshold, isBelowVatThreshold }: FinancialModel['assumptions'],
  years: FinancialModel['years'],
): FigureTable {
  if (vatThreshold === null || !isBelowVatThreshold) return {};
  const left = vatThreshold - Math.max(...years.map(({ revenue }) => revenue));
  return left >= 0 && left * 100 <= vatThreshold * NEAR_PCT ? { 'vat-near': derived('money', left) } : {};
}
