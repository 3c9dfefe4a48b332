import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import { daysOf } from './outstanding-amount.ts';
import { projectOperations } from './project-operations.ts';
import { roundedShare } from './round-half-away.ts';

/** What opening takes before any sale. Whole currency units. */
export interface OpeningUses {
  /** The investment as told, less the cash to keep that it holds. */
  readonly purchases: number;
  /** What of them leaves no asset: licences, legal help, the launch, rent told ahead. */
  readonly spentTold: number;
  readonly openingStock: number;
  readonly openingVat: number;
  readonly deposit: number;
  readonly preOpening: number;
  /** Rent from signing for the premises to opening them. */
  readonly openingRent: number;
  /** All of the above, what was spent of the purchases counted once. */
  readonly openingUses: number;
}

/** What is spent before opening without leaving an asset. */
export function spentBeforeOpening({
  preOpening,
  openingRent,
  spentTold,
}: Pick<OpeningUses, 'preOpening' | 'openingRent' | 'spentTold'>): number {
  return preOpening + openingRent + spentTold;
}

/** The purchases, the goods for the first days unless they are told within it, the deposit, the formalities and the rent until then, with the tax on them. */
export function measureOpening(assumptions: Assumptions, common: CommonMonths = layCommonMonths(assumptions)): OpeningUses {
  const purchases = assumptions.investment.value - assumptions.reserveTold.value;
  const untaxed = assumptions.takeoverTold.value + assumptions.formalitiesTold.value;
  const deposit = assumptions.deposit.value;
  const preOpening = assumptions.preOpening.value;
  const [first] = projectOperations(assumptions, BASE_COURSE, common);
  const [goods, depositTold, openingRent] = [assumptions.goodsTold.value, assumptions.depositTold.value, assumptions.openingRent.value];
  const openingStock = goods > 0 ? 0 : daysOf(first?.variableCost ?? 0, assumptions.daysOfStock.value);
  const openingVat =
    roundedShare(Math.max(0, purchases - goods - depositTold - untaxed) + openingRent, assumptions.vatOnRest.value, 10_000) +
    roundedShare(openingStock + goods, assumptions.vatOnGoods.value, 10_000);
  return {
    ...{ purchases, openingStock, openingVat, deposit, preOpening, openingRent },
    spentTold: assumptions.formalitiesTold.value + assumptions.launchTold.value,
    openingUses: purchases + openingStock + openingVat + deposit + preOpening + openingRent,
  };
}
