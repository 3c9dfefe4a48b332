import type { FundingAssumptions } from './assumption.ts';
import { computeInstalment } from './compute-instalment.ts';
import { MONTHS } from './month-count.ts';
import { roundedShare } from './round-half-away.ts';

/** What one month takes of the loan. Whole currency units. */
export interface Repayment {
  readonly interest: number;
  readonly principal: number;
  /** Still owed at the end of the month. */
  readonly balance: number;
}

/**
 * The loan month by month: interest on what is owed; nothing else while grace lasts; then the rest of the instalment off the principal,
 * and a last payment that clears it exactly.
 */
export function repayLoan(funding: FundingAssumptions): readonly Repayment[] {
  const { loan, loanRateBasisPoints } = funding;
  const instalment = instalmentOf(funding);
  const [term, grace] = [termInMonths(funding), graceInMonths(funding)];
  const repayments: Repayment[] = [];
  let balance = loan.value;
  for (let number = 1; number <= MONTHS; number++) {
    const interest = roundedShare(balance, loanRateBasisPoints.value, 120_000);
    const usual = number <= grace ? 0 : Math.min(balance, instalment - interest);
    const principal = number >= term ? balance : usual;
    balance -= principal;
    repayments.push({ interest, principal, balance });
  }
  return repayments;
}

/** The constant payment once grace is over. */
export function instalmentOf(funding: FundingAssumptions): number {
  const payments = termInMonths(funding) - graceInMonths(funding);
  return computeInstalment(funding.loan.value, funding.loanRateBasisPoints.value, payments);
}

/** The months of the loan, grace included, at least one. */
export function termInMonths({ loanYears }: Pick<FundingAssumptions, 'loanYears'>): number {
  return Math.max(1, Math.round(loanYears.value * 12));
}

/** Months of grace, at least one payment being left. */
export function graceInMonths(funding: Pick<FundingAssumptions, 'loanYears' | 'graceMonths'>): number {
  return Math.min(funding.graceMonths.value, termInMonths(funding) - 1);
}
