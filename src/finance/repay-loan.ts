import type { FundingAssumptions, Lender } from './assumption.ts';
import { computeInstalment } from './compute-instalment.ts';
import { MONTHS } from './month-count.ts';
import { roundedShare } from './round-half-away.ts';
import { sumOf } from './sum-of.ts';

/** What one month takes of the loans. Whole currency units. */
export interface Repayment {
  readonly interest: number;
  readonly principal: number;
  /** Still owed at the end of the month. */
  readonly balance: number;
}

/** What is owed to one lender. Whole currency units; interest a year in hundredths of a percent. */
export interface Debt {
  readonly amount: number;
  readonly rateBasisPoints: number;
  readonly years: number;
}

/** The loans told, where several lend them and they come to what is lent. */
export function lendersOf({ lenders, loan }: Pick<FundingAssumptions, 'lenders' | 'loan'>): readonly Lender[] {
  return lenders && sumOf(lenders.map(({ amount }) => amount.value)) === loan.value ? lenders : [];
}

/**
 * One loan; two where family lends the one that was told, since what is borrowed beyond it comes from a bank; where several lend, each one's and, last,
 * what is borrowed beyond them.
 */
export function debtsOf({ loan, raisedLoan, isFamilyLoan, lenders, ...terms }: FundingAssumptions): readonly Debt[] {
  const [rateBasisPoints, raisedRate] = [terms.loanRateBasisPoints.value, terms.raisedRateBasisPoints.value];
  const years = terms.loanYears.value;
  const several = lendersOf(lenders ? { lenders, loan } : { loan });
  const raised = { amount: raisedLoan.value, rateBasisPoints: raisedRate, years: terms.raisedYears.value };
  if (several.length > 0)
    return [
      ...several.map((one) => ({ amount: one.amount.value, rateBasisPoints: one.rateBasisPoints.value, years: one.years.value })),
      raised,
    ];
  if (!isFamilyLoan) return [{ amount: loan.value + raisedLoan.value, rateBasisPoints, years }];
  return [{ amount: loan.value, rateBasisPoints, years }, raised];
}

/** All loans month by month, added up. */
export function repayLoan(funding: FundingAssumptions): readonly Repayment[] {
  const [first = [], ...others] = debtsOf(funding).map((debt) => repayDebt(debt, funding));
  return others.reduce((sum, debt) => sum.map((month, index) => addRepayments(month, debt[index] as Repayment)), first);
}

/**
 * One loan month by month: interest on what is owed; nothing else while grace lasts; then the rest of the instalment off the principal,
 * and a last payment that clears it exactly.
 */
function repayDebt(debt: Debt, funding: FundingAssumptions): readonly Repayment[] {
  const instalment = instalmentOfDebt(debt, funding);
  const [term, grace] = [termInMonths(debt), graceInMonths(debt, funding)];
  const repayments: Repayment[] = [];
  let balance = debt.amount;
  for (let number = 1; number <= MONTHS; number++) {
    const interest = roundedShare(balance, debt.rateBasisPoints, 120_000);
    const usual = number <= grace ? 0 : Math.min(balance, instalment - interest);
    const principal = number >= term ? balance : usual;
    balance -= principal;
    repayments.push({ interest, principal, balance });
  }
  return repayments;
}

function addRepayments(one: Repayment, other: Repayment): Repayment {
  return {
    interest: one.interest + other.interest,
    principal: one.principal + other.principal,
    balance: one.balance + other.balance,
  };
}

/** What all loans take a month once grace is over. */
export function instalmentOf(funding: FundingAssumptions): number {
  return debtsOf(funding).reduce((sum, debt) => sum + instalmentOfDebt(debt, funding), 0);
}

/** The constant payment of one loan once grace is over. */
export function instalmentOfDebt(debt: Debt, funding: Pick<FundingAssumptions, 'graceMonths'>): number {
  return computeInstalment(debt.amount, debt.rateBasisPoints, termInMonths(debt) - graceInMonths(debt, funding));
}

/** The months of the loan, grace included, at least one. */
export function termInMonths({ years }: Pick<Debt, 'years'>): number {
  return Math.max(1, Math.round(years * 12));
}

/** Months of grace, at least one payment being left. */
export function graceInMonths(debt: Debt, { graceMonths }: Pick<FundingAssumptions, 'graceMonths'>): number {
  return Math.min(graceMonths.value, termInMonths(debt) - 1);
}
