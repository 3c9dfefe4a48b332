import type { Assumptions } from './assumption.ts';
import { type Debt, debtsOf, graceInMonths, instalmentOf, instalmentOfDebt, type Repayment, termInMonths } from './repay-loan.ts';
import { roundedShare } from './round-half-away.ts';
import { sumOf } from './sum-of.ts';
import type { UncheckedModel } from './unchecked-model.ts';

/**
 * Interest is due on exactly what is owed; nothing is repaid while grace lasts; each month after it and before the last pays the instalment;
 * the last one of the term leaves nothing owed, and nothing is paid after it. A term beyond 36 months leaves the rest owed at the end.
 */
export function isLoanRepaid({ assumptions, balances, funding, months }: UncheckedModel): boolean {
  const lent = debtsOf(assumptions);
  let owed = lent.map(({ amount }) => amount);
  for (const { number, interest, principal } of months) {
    const due = lent.map((debt, at) => duePayment(debt, owed[at] ?? 0, number, assumptions));
    if (interest !== sumOf(due.map((one) => one.interest)) || principal !== sumOf(due.map((one) => one.principal))) return false;
    owed = owed.map((amount, at) => amount - (due[at]?.principal ?? 0));
    if (balances[number]?.loan !== sumOf(owed)) return false;
  }
  const borrowed = funding.loan + funding.raisedLoan;
  const paid = sumOf(months.map(({ principal }) => principal));
  const closed = paid + sumOf(owed) === borrowed && lent.every((debt, at) => termInMonths(debt) > months.length || owed[at] === 0);
  return closed && funding.instalment === instalmentOf(assumptions);
}

/** What a lender is due in a month for a loan of which so much is still owed. */
function duePayment(lent: Debt, owed: number, number: number, assumptions: Assumptions): Omit<Repayment, 'balance'> {
  const interest = roundedShare(owed, lent.rateBasisPoints, 120_000);
  if (number >= termInMonths(lent)) return { interest, principal: owed };
  if (number <= graceInMonths(lent, assumptions)) return { interest, principal: 0 };
  return { interest, principal: Math.min(owed, instalmentOfDebt(lent, assumptions) - interest) };
}
