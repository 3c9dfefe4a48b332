import { computeInstalment, termInMonths } from './compute-instalment.ts';
import { roundedShare } from './round-half-away.ts';
import type { UncheckedModel } from './unchecked-model.ts';

/**
 * Interest is due on exactly what is owed; each month before the last pays the instalment; the last one of the term leaves nothing owed,
 * and nothing is paid after it. A term beyond 36 months leaves the rest owed at the end.
 */
export function isLoanRepaid({ assumptions, funding, months }: UncheckedModel): boolean {
  const term = termInMonths(assumptions.loanYears.value);
  const rate = assumptions.loanRateBasisPoints.value;
  let owed = assumptions.loan.value;
  for (const { number, interest, principal } of months) {
    if (interest !== roundedShare([owed, rate], 120_000) || principal < 0 || principal > owed) return false;
    const cleared = principal === owed;
    if (number < term ? !cleared && interest + principal !== funding.instalment : !cleared) return false;
    owed -= principal;
  }
  const paid = months.reduce((sum, month) => sum + month.principal, 0);
  const instalment = computeInstalment(assumptions.loan.value, rate, assumptions.loanYears.value);
  return paid + owed === assumptions.loan.value && (term > months.length || owed === 0) && funding.instalment === instalment;
}
