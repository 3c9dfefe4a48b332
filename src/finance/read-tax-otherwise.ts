import { netOfTax } from './assume-offer.ts';
import type { Assumptions } from './assumption.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { OtherTaxReading } from './financial-model.ts';
import { chargesOfAMonth, costsToCover, unitsToPay } from './find-break-even.ts';
import type { Funding } from './funding.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { sumYear } from './sum-years.ts';

/** The first year under the other reading of the price: with the tax on sales inside, or without it where it was said to be inside. */
export function readTaxOtherwise(
  assumptions: Assumptions,
  funding: Funding,
  common = layCommonMonths(assumptions),
): OtherTaxReading | null {
  const rate = assumptions.vatOnSales.value;
  if (rate === 0 || assumptions.commission) return null;
  const cents = assumptions.priceCents.value;
  const priceCents = assumptions.taxIncluded.value ? roundedShare(cents, 10_000 + rate, 10_000) : Math.max(1, netOfTax(cents, rate));
  const otherwise = { ...assumptions, priceCents: { ...assumptions.priceCents, value: priceCents } };
  const { months } = projectCourse(otherwise, funding, BASE_COURSE, common);
  const first = sumYear(months, 1);
  const costs = costsToCover(assumptions, { chargesPerMonth: chargesOfAMonth(assumptions, months) });
  return {
    priceCents,
    breakEvenUnits: unitsToPay(assumptions, costs, priceCents - assumptions.unitCostCents.value),
    revenueYear1: first.revenue,
    resultYear1: first.result,
  };
}
