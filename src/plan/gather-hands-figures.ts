import { countryOf } from '../countries/countries.ts';
import { costsLeftOut } from '../finance/costs-left-out.ts';
import type { FinancialModel, ProjectedYear } from '../finance/financial-model.ts';
import { inflate } from '../finance/inflate.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import { coverWith } from './cover-with.ts';
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
  return {
    'hands-missing': derived('count', Math.ceil(Math.max(...missing))),
    ...ceilingFigures(model, hands),
    ...paidFigures(model, missing),
  };
}

/** What a month leaves, all costs and the instalment paid, that sells what the hours allow and no more. */
function ceilingFigures({ assumptions: a, funding }: FinancialModel, { hours, minutes }: Hands): FigureTable {
  const units = Math.floor((hours * 60) / minutes);
  const margin = roundedShare(units, a.priceCents.value - a.unitCostCents.value, 100);
  return { 'ceiling-left': derived('money', margin - a.fixedCosts.value - costsLeftOut(a) - funding.instalment) };
}

/** The missing hours of each year at the law's least with its charges; nothing where the country names no least, or sums are in other money. */
function paidFigures({ assumptions: a, years }: FinancialModel, missing: readonly number[]): FigureTable {
  const { leastWage, currency } = countryOf(a.country);
  if (leastWage === undefined || a.currency !== currency) return {};
  const hourCents = Math.ceil((leastWage.base * 100 * (10_000 + a.employerCostBasisPoints.value)) / (10_000 * FULL_MONTH));
  const costOf = (year: number) =>
    missing.slice(12 * year - 12, 12 * year).reduce((sum, hours) => {
      return sum + Math.ceil((hours * inflate(hourCents, a.inflationBasisPoints.value, year - 1)) / 100);
    }, 0);
  return Object.assign(
    { 'hands-hour': derived('price', fromCents(hourCents)) },
    ...years.map((year) => yearFigures(year, costOf(year.year))),
  );
}

function yearFigures(year: ProjectedYear, cost: number): FigureTable {
  const cover = coverWith(year, cost);
  return {
    [`hands-cost-y${year.year}`]: derived('money', cost),
    [`hands-before-tax-y${year.year}`]: derived('money', year.profitBeforeTax - cost),
    ...(cover === null ? {} : { [`hands-cover-y${year.year}`]: derived('ratio', cover / 100) }),
  };
}
