import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import { daysOf } from './outstanding-amount.ts';
import { projectOperations } from './project-operations.ts';
import { roundedShare } from './round-half-away.ts';

/** What opening takes before any sale. Whole currency units. */
export interface OpeningUses {
  readonly investment: number;
  readonly openingStock: number;
  readonly openingVat: number;
  readonly deposit: number;
  readonly preOpening: number;
  /** All of the above. */
  readonly openingUses: number;
}

/** The investment, the goods for the first days, the tax on both, the deposit and the formalities. */
export function measureOpening(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): OpeningUses {
  const investment = assumptions.investment.value;
  const deposit = assumptions.deposit.value;
  const preOpening = assumptions.preOpening.value;
  const [first] = projectOperations(assumptions, BASE_COURSE, common);
  const openingStock = daysOf(first?.variableCost ?? 0, assumptions.daysOfStock.value);
  const onInvestment = roundedShare(investment, assumptions.vatOnRest.value, 10_000);
  const openingVat = onInvestment + roundedShare(openingStock, assumptions.vatOnGoods.value, 10_000);
  return {
    ...{ investment, openingStock, openingVat, deposit, preOpening },
    openingUses: investment + openingStock + openingVat + deposit + preOpening,
  };
}
