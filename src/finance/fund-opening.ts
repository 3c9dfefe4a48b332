import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import type { Funding } from './financial-model.ts';
import { measureNeed } from './measure-need.ts';
import { instalmentOf } from './repay-loan.ts';

/** What opening costs, who pays for it, and what is missing or left over. */
export function fundOpening(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): Funding {
  const measured = measureNeed(assumptions, common);
  const ownFunds = assumptions.ownFunds.value;
  const loan = assumptions.loan.value;
  return {
    ...measured,
    ownFunds,
    loan,
    gap: Math.max(0, measured.need - ownFunds - loan),
    spare: Math.max(0, ownFunds + loan - measured.need),
    openingCash: ownFunds + loan - measured.openingUses,
    instalment: instalmentOf(assumptions),
  };
}
