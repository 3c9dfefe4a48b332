import { countryOf } from '../countries/countries.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';
import { FULL_MONTH } from './split-team.ts';

/** The hours that the work itself has in a month, and the minutes that each sale takes of them. */
export interface Hands {
  readonly hours: number;
  readonly minutes: number;
}

/**
 * Where the forecast asks for more hours than there are: what the missing ones cost at the least the law allows, what the years leave once they
 * are paid, and what a month leaves that sells no more than fits. Empty where the hours are enough.
 */
export function gatherHandsFigures(model: FinancialModel, hands: Hands): FigureTable {
  const missing = model.months.map(({ units }) => Math.max(0, (units * hands.minutes) / 60 - hands.hours));
  if (missing.every((hours) => hours === 0)) return {};
  return { ...ceilingFigures(model, hands), ...paidFigures(model, missing) };
}

/** What a month leaves, all costs and the instalment paid, that sells what the hours allow and no more. */
function ceilingFigures({ assumptions: a, funding }: FinancialModel, { hours, minutes }: Hands): FigureTable {
  const units = Math.floor((hours * 60) / minutes);
  const margin = roundedShare(units, a.priceCents.value - a.unitCostCents.value, 100);
  return { 'ceiling-left': derived('money', margin - a.fixedCosts.value - a.extraPay.value - funding.instalment) };
}

/** The missing hours of each year at the law's least with its charges; nothing where the country names no least, or sums are in other money. */
function paidFigures({ assumptions: a, years }: FinancialModel, missing: readonly number[]): FigureTable {
  const { leastWage, currency } = countryOf(a.country);
  if (leastWage === undefined || a.currency !== currency) return {};
  const hourCents = Math.ceil((leastWage.base * 100 * (10_000 + a.employerCostBasisPoints.value)) / (10_000 * FULL_MONTH));
  const costs = missing.map((hours) => Math.ceil((hours * hourCents) / 100));
  const costOf = (year: number) => costs.slice(12 * year - 12, 12 * year).reduce((sum, cost) => sum + cost, 0);
  return {
    'hands-hour': derived('price', fromCents(hourCents)),
    ...Object.fromEntries(
      years.flatMap(({ year, profitBeforeTax }) => [
        [`hands-cost-y${year}`, derived('money', costOf(year))],
        [`hands-before-tax-y${year}`, derived('money', profitBeforeTax - costOf(year))],
      ]),
    ),
  };
}
