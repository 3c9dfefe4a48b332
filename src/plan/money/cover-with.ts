import type { ProjectedYear } from '../../finance/financial-model.ts';
import { measureDebtCover } from '../../finance/measure-debt-cover.ts';
import { roundedShare } from '../../finance/round-half-away.ts';

/** Debt cover of a year that pays so much more, in hundredths, its tax falling with its profit; null without debt to serve. */
export function coverWith(year: ProjectedYear, cost: number): number | null {
  const { profitBeforeTax, profitTax, operatingResult } = year;
  const left = Math.max(0, profitBeforeTax - cost);
  const tax = profitBeforeTax > 0 ? roundedShare(left, profitTax, profitBeforeTax) : profitTax;
  return measureDebtCover({ ...year, operatingResult: operatingResult - cost, profitTax: tax });
}
