import { costsLeftOut } from '../../finance/costs-left-out.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { hiredPayOf, missingHours } from '../../finance/hire-hours.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { skilledPct } from '../../finance/skilled-pay.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

/**
 * Where the forecast asks for more hours than there are: how many the hardest month lacks, what the year pays for them, and what a month leaves
 * that sells no more than fits. Empty where the hours are enough.
 */
export function gatherHandsFigures(model: FinancialModel): FigureTable {
  const { assumptions, months } = model;
  const missing = Math.max(...months.map(({ units }) => missingHours(assumptions, units)));
  return missing === 0 ? {} : { 'hands-missing': derived('count', missing), ...ceilingFigures(model), ...paidFigures(model) };
}

/** What a month leaves, all costs and the instalment paid, that sells what the hours allow and no more. */
function ceilingFigures({ assumptions: a, funding }: FinancialModel): FigureTable {
  const margin = roundedShare(unitsThatFit(a), a.priceCents.value - a.unitCostCents.value, 100);
  return { 'ceiling-left': derived('money', margin - a.fixedCosts.value - costsLeftOut(a) - funding.instalment) };
}

/** How many sales a month the hours of the team allow; 0 where nobody knows how long one takes. */
export function unitsThatFit({ hands }: FinancialModel['assumptions']): number {
  return hands ? Math.floor((hands.hours.value * 60) / hands.minutes.value) : 0;
}

/** What an hour beyond those of the team costs, and what the forecast pays for them each year. */
function paidFigures(model: FinancialModel): FigureTable {
  const { assumptions: a, months, years } = model;
  const hourCents = a.hands?.hourCents?.value;
  if (hourCents === undefined) return {};
  const uplift = skilledPct(sectorOf(a.sector, a.trade), a.trade);
  const pays = months.map((month) => hiredPayOf(a, month));
  const paidIn = (year: number) => pays.slice(12 * year - 12, 12 * year).reduce((sum, pay) => sum + pay, 0);
  return {
    'hands-hour': derived('price', fromCents(hourCents)),
    ...Object.fromEntries(years.map(({ year }) => [`hands-cost-y${year}`, derived('money', paidIn(year))])),
    ...(uplift === 0 ? {} : { 'hands-uplift': { kind: 'percent', value: uplift, origin: 'sector' } }),
  };
}
