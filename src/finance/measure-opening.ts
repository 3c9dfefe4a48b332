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
  /** Rent from signing for the premises to opening them. */
  readonly openingRent: number;
  /** All of the above. */
  readonly openingUses: number;
}

/** What is spent before opening without leaving an asset. */
export function spentBeforeOpening({ preOpening, openingRent }: Pick<OpeningUses, 'preOpening' | 'openingRent'>): number {
  return preOpening + openingRent;
}

/** The investment, the goods for the first days unless they are told within it, the deposit, the formalities and the rent until then, with the tax on them. */
export function measureOpening(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): OpeningUses {
  const investment = assumptions.investment.value;
  const deposit = assumptions.deposit.value;
  const preOpening = assumptions.preOpening.value;
  const [first] = projectOperations(assumptions, BASE_COURSE, common);
  const [goods, depositTold, openingRent] = [assumptions.goodsTold.value, assumptions.depositTold.value, assumptions.openingRent.value];
  const openingStock = goods > 0 ? 0 : daysOf(first?.variableCost ?? 0, assumptions.daysOfStock.value);
  const openingVat =
    roundedShare(
      Math.max(0, investment - goods - depositTold - assumptions.takeoverTold.value) + openingRent,
      assumptions.vatOnRest.value,
      10_000,
    ) + roundedShare(openingStock + goods, assumptions.vatOnGoods.value, 10_000);
  return {
    ...{ investment, openingStock, openingVat, deposit, preOpening, openingRent },
    openingUses: investment + openingStock + openingVat + deposit + preOpening + openingRent,
  };
}
