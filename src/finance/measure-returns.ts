import type { Assumptions } from './assumption.ts';
import { costsLeftOut } from './costs-left-out.ts';
import type { FinancialModel, ProjectedMonth, ProjectedYear, Returns } from './financial-model.ts';
import type { Funding } from './funding.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { roundedShare } from './round-half-away.ts';
import { yearsWithOpening } from './years-with-opening.ts';

/** A return on less than this many months of fixed costs says nothing: a consultant who needs a laptop would show thousands of percent. */
const LEAST_MONTHS_FOR_RETURN = 3;

/** What a lender computes from the months and years. */
export function measureReturns(
  assumptions: Assumptions,
  funding: Funding,
  months: readonly ProjectedMonth[],
  years: FinancialModel['years'],
): Returns {
  return {
    debtCover: [measureDebtCover(years[0]), measureDebtCover(years[1]), measureDebtCover(years[2])],
    paybackMonth: findPayback(funding.openingUses, months),
    runwayMonths: measureRunway(funding.openingCash, months),
    returnPct: measureReturn(assumptions, funding, years),
    customer: measureCustomer(assumptions, months, years[0]),
  };
}

/** First month in which the cash of the business before any financing has paid back what opening took. */
function findPayback(openingUses: number, months: readonly ProjectedMonth[]): number | null {
  let recovered = -openingUses;
  for (const month of months) {
    recovered += operatingCash(month);
    if (recovered >= 0) return month.number;
  }
  return null;
}

/** Collected less everything paid but interest and principal. */
export function operatingCash(month: ProjectedMonth | ProjectedYear): number {
  return month.collected - month.paidSuppliers - month.paidRunning - month.paidStaff - month.vatPaid - month.profitTaxPaid;
}

/** Opening cash ÷ the average monthly burn of the first year, whole months. Null when that year burns nothing. */
function measureRunway(openingCash: number, months: readonly ProjectedMonth[]): number | null {
  const burnt = -months.slice(0, 12).reduce((sum, month) => sum + operatingCash(month) - month.interest - month.principal, 0);
  return burnt <= 0 ? null : Math.max(0, Math.floor((openingCash * 12) / burnt));
}

/** Three years' net result, with what was spent before opening, ÷ the most the business needs at any time (its need less the reserve), whole percent. */
function measureReturn(assumptions: Assumptions, funding: Funding, years: FinancialModel['years']): number | null {
  const peak = funding.openingUses + funding.startUpLosses;
  const monthly = assumptions.fixedCosts.value + costsLeftOut(assumptions);
  if (peak === 0 || peak < LEAST_MONTHS_FOR_RETURN * monthly) return null;
  const result = yearsWithOpening({ years, funding }).reduce((sum, year) => sum + year.result, 0);
  return roundedShare(result, 100, peak);
}

/** Lifetime value: margin of one month ÷ churn. Acquisition cost: the first year's marketing ÷ the customers it won, those of the opening included. */
function measureCustomer(
  { priceCents, unitCostCents, churnBasisPoints }: Assumptions,
  months: readonly ProjectedMonth[],
  first: ProjectedYear,
) {
  const firstYear = months.slice(0, 12).flatMap(({ customers }) => customers ?? []);
  const wonYear1 = firstYear.reduce((sum, { won }) => sum + won, firstYear[0]?.before ?? 0);
  if (!churnBasisPoints || churnBasisPoints.value === 0 || wonYear1 === 0) return null;
  const marginCents = priceCents.value - unitCostCents.value;
  return {
    lifetimeValue: roundedShare(marginCents, 10_000, churnBasisPoints.value * 100),
    acquisitionCost: roundedShare(first.marketing, 1, wonYear1),
    wonYear1,
  };
}
