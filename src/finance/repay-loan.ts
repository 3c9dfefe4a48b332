import type { Assumptions } from './assumption.ts';
import { computeInstalment, termInMonths } from './compute-instalment.ts';
import { MONTHS } from './month-count.ts';
import { roundedShare } from './round-half-away.ts';

/** What one month takes of the loan. Whole currency units. */
export interface Repayment {
  readonly interest: number;
  readonly principal: number;
  /** Still owed at the end of the month. */
  readonly balance: number;
}

/** The loan month by month: interest on what is owed, the rest of the instalment off the principal, and a last payment that clears it exactly. */
export function repayLoan({ loan, loanRateBasisPoints, loanYears }: Assumptions): readonly Repayment[] {
  const instalment = computeInstalment(loan.value, loanRateBasisPoints.value, loanYears.value);
  const term = termInMonths(loanYears.value);
  const repayments: Repayment[] = [];
  let balance = loan.value;
  for (let number = 1; number <= MONTHS; number++) {
    const interest = roundedShare([balance, loanRateBasisPoints.value], 120_000);
    const principal = number >= term ? balance : Math.min(balance, instalment - interest);
    balance -= principal;
    repayments.push({ interest, principal, balance });
  }
  return repayments;
}
