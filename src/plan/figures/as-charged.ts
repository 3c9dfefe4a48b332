import type { FinancialModel } from '../../finance/financial-model.ts';
import { roundedShare } from '../../finance/round-half-away.ts';

/** A price as the customer pays it: with its tax, where the one that is charged was told with it. Cents. */
export function asCharged({ assumptions: a, otherTaxReading }: FinancialModel, netCents: number): number {
  return a.taxIncluded.value && otherTaxReading ? roundedShare(netCents, 10_000 + a.vatOnSales.value, 10_000) : netCents;
}
