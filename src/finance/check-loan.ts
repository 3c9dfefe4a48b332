import { graceInMonths, instalmentOf, termInMonths } from './repay-loan.ts';
import { roundedShare } from './round-half-away.ts';
import type { UncheckedModel } from './unchecked-model.ts';

/**
 * Interest is due on exactly what is owed; nothing is repaid while grace lasts; each month after it and before the last pays the instalment;
 * the last one of the term leaves nothing owed, and nothing is paid after it. A term beyond 36 months leaves the rest owed at the end.
 */
export function isLoanRepaid({ assumptions, balances, funding, months }: UncheckedModel): boolean {
  const [term, grace] = [termInMonths(assumptions), graceInMonths(assumptions)];
  const rate = assumptions.loanRateBasisPoints.value;
  let owed = assumptions.loan.value;
  for (const { number, interest, principal } of months) {
    if (interest !== roundedShare(owed, rate, 120_000) || principal < 0 || principal > owed) return false;
    if (!isPaymentDue(number, { term, grace, owed, interest, principal, instalment: funding.instalment })) return false;
    owed -= principal;
    if (balances[number]?.loan !== owed) return false;
  }
  const paid = months.reduce((sum, month) => sum + month.principal, 0);
  const closed = paid + owed === assumptions.loan.value && (term > months.length || owed === 0);
  return closed && funding.instalment === instalmentOf(assumptions);
}

interface Payment {
  readonly term: number;
  readonly grace: number;
  readonly owed: number;
  readonly interest: number;
  readonly principal: number;
  readonly instalment: number;
}

function isPaymentDue(number: number, { term, grace, owed, interest, principal, instalment }: Payment): boolean {
  const cleared = principal === owed;
  if (number >= term) return cleared;
  if (number <= grace) return principal === 0;
  return cleared || interest + principal === instalment;
}
