import type { Assumptions } from './assumption.ts';
import type { CommonMonths } from './common-months.ts';
import type { Course } from './course.ts';
import type { CustomerFlow } from './financial-model.ts';
import { hiredPay } from './hire-hours.ts';
import { inflate } from './inflate.ts';
import { unpaidYet } from './later-pay.ts';
import { marketingIn } from './pace-marketing.ts';
import { projectUnits } from './project-units.ts';
import { roundedShare } from './round-half-away.ts';

/** What a month sells and costs, before depreciation, interest and tax. Whole currency units, net of the tax on sales. */
export interface OperatingMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly units: number;
  readonly turnover: number;
  readonly revenue: number;
  readonly variableCost: number;
  readonly staff: number;
  readonly rent: number;
  readonly marketing: number;
  readonly otherCosts: number;
  readonly customers?: CustomerFlow;
}

/** The 36 months of sales and running costs. Prices and costs rise once a year; each line is rounded by itself, so every printed table foots. */
export function projectOperations(assumptions: Assumptions, course: Course, { calendar, trend }: CommonMonths): readonly OperatingMonth[] {
  const years = [0, 1, 2].map((years) => ratesOf(assumptions, years));
  return projectUnits(assumptions, course, trend).map(({ units, customers }, index) => {
    const { priceCents, unitCostCents, commission, hourCents, costs, risen } = years[Math.floor(index / 12)] as YearRates;
    const turnover = commission ? roundedShare(units, commission.ticketCents, 100) : roundedShare(units, priceCents, 100);
    return {
      month: calendar[index] as string,
      units,
      turnover,
      revenue: commission ? roundedShare(turnover, commission.basisPoints, 10_000) : turnover,
      variableCost: roundedShare(units, unitCostCents, 100),
      staff: costs.staff - unpaidYet(assumptions, index + 1, risen) + hiredPay(assumptions, units, hourCents),
      rent: costs.rent,
      marketing: marketingIn(assumptions, index, costs.marketing),
      otherCosts: costs.otherCosts,
      ...(customers && { customers }),
    };
  });
}

type YearRates = ReturnType<typeof ratesOf>;

function ratesOf(assumptions: Assumptions, years: number) {
  const risen = (value: number) => inflate(value, assumptions.inflationBasisPoints.value, years);
  const { priceCents, unitCostCents, commission, hands, staff, extraPay, rent, marketing, otherCosts } = assumptions;
  return {
    risen,
    priceCents: risen(priceCents.value),
    unitCostCents: risen(unitCostCents.value),
    commission: commission && { ticketCents: risen(commission.ticketCents.value), basisPoints: commission.basisPoints.value },
    hourCents: risen(hands?.hourCents?.value ?? 0),
    costs: {
      staff: risen(staff.value) + risen(extraPay.value),
      rent: risen(rent.value),
      marketing: risen(marketing.value),
      otherCosts: risen(otherCosts.value),
    },
  };
}
