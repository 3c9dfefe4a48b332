import type { ProjectedYear } from './financial-model.ts';
import { roundedShare } from './round-half-away.ts';

/** Debt service cover of a year, in hundredths: (EBITDA − profit tax) ÷ (interest + principal). Null without debt to serve. */
export function measureDebtCover({ operatingResult, profitTax, interest, principal }: ProjectedYear): number | null {
  const service = interest + principal;
  return service === 0 ? null : roundedShare(operatingResult - profitTax, 100, service);
}

/** What interest and principal of a year take beyond what it makes after tax; 0 where it pays them, or has none to pay. */
export function measureDebtShort({ operatingResult, profitTax, interest, principal }: ProjectedYear): number {
  const service = interest + principal;
  return service === 0 ? 0 : Math.max(0, service - (operatingResult - profitTax));
}
