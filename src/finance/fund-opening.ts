import { MONTHS_IN_RESERVE } from './assume-outlay.ts';
import type { Assumptions } from './assumption.ts';
import { computeInstalment } from './compute-instalment.ts';
import type { Funding } from './financial-model.ts';

/** What opening costs, who pays for it, and what is missing or left over. */
export function fundOpening(assumptions: Assumptions): Funding {
  const investment = assumptions.investment.value;
  const ownFunds = assumptions.ownFunds.value;
  const loan = assumptions.loan.value;
  const reserve = MONTHS_IN_RESERVE * assumptions.fixedCosts.value;
  const need = investment + reserve;
  return {
    investment,
    reserve,
    need,
    ownFunds,
    loan,
    gap: Math.max(0, need - ownFunds - loan),
    spare: Math.max(0, ownFunds + loan - need),
    openingCash: ownFunds + loan - investment,
    instalment: computeInstalment(loan, assumptions.loanRateBasisPoints.value, assumptions.loanYears.value),
  };
}
