// Whether what is sold follows from the assumptions, and what is left of it from what it costs.

import { monthIndex } from './add-months.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { inflate } from './inflate.ts';
import { roundedShare } from './round-half-away.ts';
import type { UncheckedModel } from './unchecked-model.ts';
import { toldVolume } from './volume-trend.ts';

/** Revenue is units × price, and the variable cost units × unit cost, at each year's prices; a commission is its part of the turnover. */
export function isRevenueFromUnits({ assumptions, months }: UncheckedModel): boolean {
  const { priceCents, unitCostCents, commission, inflationBasisPoints } = assumptions;
  return months.every((month, index) => {
    const risen = (cents: number) => inflate(cents, inflationBasisPoints.value, Math.floor(index / 12));
    const turnover = roundedShare(month.units, risen(commission ? commission.ticketCents.value : priceCents.value), 100);
    const kept = commission ? roundedShare(turnover, commission.basisPoints.value, 10_000) : turnover;
    const cost = roundedShare(month.units, risen(unitCostCents.value), 100);
    return month.turnover === turnover && month.revenue === kept && month.variableCost === cost;
  });
}

/** Nothing negative is sold, bought ahead or kept in stock. */
export function isNothingNegative({ months, balances }: UncheckedModel): boolean {
  const sold = months.every((month) => month.units >= 0 && month.revenue >= 0 && month.variableCost >= 0);
  const kept = balances.every(({ stock, receivables, payables, prepaid, loan }) =>
    [stock, receivables, payables, prepaid, loan].every((amount) => amount >= 0),
  );
  const customers = months.every(({ customers: flow }) => !flow || (flow.won >= 0 && flow.lost >= 0 && flow.after >= 0));
  return sold && kept && customers;
}

/** Customers are carried from month to month, never more than have a place, and each month charges the mean of its first and last day, or none at all. */
export function areCustomersCarried({ assumptions, months }: UncheckedModel): boolean {
  const { season, places } = assumptions;
  return months.every(({ customers, units, month }, index) => {
    if (!customers) return true;
    if (places && customers.after > places.value) return false;
    const charged = season.value[monthIndex(month)] === 0 ? 0 : roundedShare(customers.before + customers.after, 1, 2);
    const { before, lost, won, after } = customers;
    const earlier = months[index - 1]?.customers?.after ?? before;
    return before === earlier && after === before - lost + won && units === charged;
  });
}

/** The income statement adds up, and the fixed costs are the sum of their parts and nothing else. */
export function isResultConsistent({ assumptions, months }: UncheckedModel): boolean {
  const { fixedCosts, staff, rent, marketing, otherCosts, isMarketingApart } = assumptions;
  const inside = isMarketingApart ? 0 : marketing.value;
  const split = staff.value + rent.value + inside + otherCosts.value === fixedCosts.value;
  return split && months.every(addsUp);
}

function addsUp(month: ProjectedMonth): boolean {
  const costs = month.staff + month.rent + month.marketing + month.otherCosts;
  const operating = month.grossMargin - month.fixedCosts;
  const beforeTax = operating - month.depreciation - month.interest;
  return (
    month.grossMargin === month.revenue - month.variableCost &&
    month.fixedCosts === costs &&
    month.operatingResult === operating &&
    month.profitBeforeTax === beforeTax &&
    month.result === beforeTax - month.profitTax
  );
}

/** The first year's marketing is twelve times the month's budget, however its months share it: the channels share that and no other sum. */
export function isMarketingBudgeted({ assumptions, months, years }: UncheckedModel): boolean {
  const { marketing, marketingPace } = assumptions;
  const monthly = months.slice(0, 12).every((month) => (marketingPace ? month.marketing >= 0 : month.marketing === marketing.value));
  return monthly && years[0].marketing === 12 * marketing.value;
}

/** No month of the first year sells more than people or rooms can give, unless the plan says so. */
export function areUnitsWithinCapacity({ assumptions, capacity, contradictions, months }: UncheckedModel): boolean {
  if (capacity === null || contradictions.includes('volume-above-capacity') || toldVolume(assumptions).origin === 'sector') return true;
  return months.slice(0, 12).every(({ units }) => units <= capacity);
}

/** Each sale earns, or the plan says that it does not. */
export function isPriceAboveCost({ assumptions, contradictions }: UncheckedModel): boolean {
  return assumptions.priceCents.value > assumptions.unitCostCents.value === !contradictions.includes('price-below-cost');
}
