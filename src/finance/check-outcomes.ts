// Whether break-even, scenarios, funding and the lowest cash follow from the months.
import type { Assumptions } from './assumption.ts';
import { standingCashCosts } from './cash-costs.ts';
import { BASE_COURSE } from './course.ts';
import type { Scenario } from './financial-model.ts';
import { measureOpening, spentBeforeOpening } from './measure-opening.ts';
import type { UncheckedModel } from './unchecked-model.ts';
import { keptInReserve } from './usual-reserve.ts';

/** Sources meet uses: own funds, loan and what is missing pay for opening, the whole fall of the cash and the reserve; what is over is named. */
export function isNeedAccounted({ assumptions, funding, lowestCash, breakEven }: UncheckedModel): boolean {
  const { openingUses, startUpLosses, reserve, need, ownFunds, loan, raisedOwn, raisedLoan, gap, spare, openingCash } = funding;
  const opening = measureOpening(assumptions);
  const all = ownFunds + loan + raisedOwn + raisedLoan;
  const isRaised = raisedOwn + raisedLoan > 0;
  const told = gap >= 0 && gap === Math.max(0, need - ownFunds - loan);
  const named = told && spare >= 0 && (isRaised ? all === need + spare : all + gap === need + spare);
  const taken = ownFunds === assumptions.ownFunds.value && loan === assumptions.loan.value && openingUses === opening.openingUses;
  const raised = raisedOwn === assumptions.raisedOwn.value && raisedLoan === assumptions.raisedLoan.value;
  const bought = funding.purchases + funding.openingStock + funding.openingVat + funding.deposit;
  const parts =
    bought + spentBeforeOpening(funding) - funding.spentTold === openingUses &&
    funding.purchases + assumptions.reserveTold.value === assumptions.investment.value;
  const sunk = breakEven.month === null ? 0 : openingCash - lowestCash.amount;
  const reserved = reserve === keptInReserve(assumptions, startUpLosses) && startUpLosses === sunk;
  return (
    named && taken && raised && parts && reserved && need === openingUses + startUpLosses + reserve && openingCash === all - openingUses
  );
}

/**
 * Twelve indices whose mean is 1 within a thousandth: a season moves sales about, it does not make any. Where months without sales were told, that
 * may be the mean of the others.
 */
export function isSeasonNeutral({ assumptions }: UncheckedModel): boolean {
  const indices = assumptions.season.value;
  const sum = indices.reduce((total, index) => total + index, 0);
  const counted = assumptions.season.origin === 'sector' ? [12] : [12, indices.filter((index) => index > 0).length];
  return indices.length === 12 && counted.some((months) => Math.abs(sum - 10_000 * months) <= 10 * months);
}

/** One unit fewer would not pay the costs; and the month named opens three in a row with a profit, as no earlier one does. */
export function isBreakEvenMinimal({ assumptions, breakEven, funding, months }: UncheckedModel): boolean {
  const margin = assumptions.priceCents.value - assumptions.unitCostCents.value;
  const { unitsPerMonth, unitsPerMonthWithLoan, unitsPerMonthWithAll } = breakEven;
  if (unitsPerMonth === null)
    return margin <= 0 && unitsPerMonthWithLoan === null && unitsPerMonthWithAll === null && breakEven.month === null;
  const fixedCosts = assumptions.fixedCosts.value;
  const justCovers = (units: number, costs: number) => units * margin >= costs * 100 && (units - 1) * margin < costs * 100;
  const covered =
    justCovers(unitsPerMonth, fixedCosts) &&
    justPays(assumptions, unitsPerMonthWithLoan, standingCashCosts({ assumptions, months, funding })) &&
    justPays(assumptions, unitsPerMonthWithAll, breakEven.chargesPerMonth);
  const earns = (index: number) => (months[index]?.profitBeforeTax ?? -1) >= 0;
  const reached = months.findIndex((_, index) => earns(index) && earns(index + 1) && earns(index + 2)) + 1;
  return margin > 0 && covered && breakEven.month === (reached || null);
}

/** Whether so many units leave nothing less than such costs, the hours that they hire paid, and one fewer does; null: an hour takes what it sells. */
function justPays({ priceCents, unitCostCents, hands }: Assumptions, units: number | null, costs: number): boolean {
  const [margin, minutes, hours, hour] = [
    priceCents.value - unitCostCents.value,
    hands?.minutes.value ?? 0,
    hands?.hours.value ?? 0,
    hands?.hourCents?.value ?? 0,
  ];
  if (units === null) return 60 * margin <= minutes * hour;
  const leaves = (sold: number) => 60 * sold * margin - Math.max(0, sold * minutes - 60 * hours) * hour - 6000 * costs;
  return leaves(units) >= 0 && leaves(units - 1) < 0;
}

/**
 * More volume never sells less; and never leaves less while each sale earns, the hours hired for it paid. Twelve rounded months may shift a line by up
 * to twelve units.
 */
export function areScenariosOrdered({ assumptions, scenarios }: UncheckedModel): boolean {
  const margin = assumptions.priceCents.value - assumptions.unitCostCents.value;
  const { minutes, hourCents } = assumptions.hands ?? {};
  // Between a sale the team serves and one that hands are hired for, which leaves less than they cost, no order holds.
  const isLostOnHands = margin > 0 && minutes !== undefined && hourCents !== undefined && 60 * margin < minutes.value * hourCents.value;
  const earns = isLostOnHands ? 0 : Math.sign(margin);
  const ordered = (less: Scenario, more: Scenario) =>
    less.volumePct < more.volumePct &&
    more.revenueYear1 - less.revenueYear1 >= -12 &&
    (more.operatingResultYear1 - less.operatingResultYear1) * earns >= -24;
  const [low, base, high] = scenarios;
  return low.id === 'low' && base.id === 'base' && high.id === 'high' && ordered(low, base) && ordered(base, high);
}

export function isBaseScenarioTheModel({ scenarios, years, funding, lowestCash, breakEven, returns }: UncheckedModel): boolean {
  const [, base] = scenarios;
  const sameYear =
    base.revenueYear1 === years[0].revenue &&
    base.grossMarginYear1 === years[0].grossMargin &&
    base.operatingResultYear1 === years[0].operatingResult &&
    base.resultYear1 === years[0].result - spentBeforeOpening(funding);
  const sameCash = base.lowestCash === lowestCash.amount && base.lowestCashMonth === lowestCash.month;
  const sameEnd = base.breakEvenMonth === breakEven.month && base.debtCoverYear1 === returns.debtCover[0];
  return base.volumePct === BASE_COURSE.volumePct && sameYear && sameCash && sameEnd;
}

export function isLowestCashLowest({ funding, months, lowestCash }: UncheckedModel): boolean {
  const cash = [funding.openingCash, ...months.map((month) => month.cash)];
  return lowestCash.amount === Math.min(...cash) && lowestCash.month === cash.indexOf(lowestCash.amount);
}
