import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import type { Funding } from './funding.ts';
import { measureNeed } from './measure-need.ts';
import { instalmentOf } from './repay-loan.ts';

/** What opening costs, who pays for it, and what is missing or left over. */
export function fundOpening(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): Funding {
  const measured = measureNeed(assumptions, common);
  const [ownFunds, loan] = [assumptions.ownFunds.value, assumptions.loan.value];
  const [raisedOwn, raisedLoan] = [assumptions.raisedOwn.value, assumptions.raisedLoan.value];
  const told = ownFunds + loan;
  const all = told + raisedOwn + raisedLoan;
  return {
    ...measured,
    ...{ ownFunds, loan, raisedOwn, raisedLoan },
    gap: Math.max(0, measured.need - told),
    spare: Math.max(0, all - measured.need),
    openingCash: all - measured.openingUses,
    instalment: instalmentOf(assumptions),
  };
}
