import { costsLeftOut } from '../../finance/costs-left-out.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover, unitsToPay, unitsToPayAll } from '../../finance/find-break-even.ts';
import { hiredPayOf, missingHours } from '../../finance/hire-hours.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { coverWith } from '../money/cover-with.ts';
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

/** What an hour beyond those of the team costs, and what the forecast pays for them in its hardest month and each year. */
function paidFigures(model: FinancialModel): FigureTable {
  const { assumptions: a, months, years } = model;
  const hourCents = a.hands?.hourCents?.value;
  if (hourCents === undefined) return {};
  const pays = months.map((month) => hiredPayOf(a, month));
  const paidIn = (year: number) => pays.slice(12 * year - 12, 12 * year).reduce((sum, pay) => sum + pay, 0);
  return {
    'hands-hour': derived('price', fromCents(hourCents)),
    'hands-cost-month': derived('money', Math.max(...pays)),
    ...Object.fromEntries(years.map(({ year }) => [`hands-cost-y${year}`, derived('money', paidIn(year))])),
    ...(UNSKILLED.includes(a.trade ?? '') ? {} : skilledFigures(model, hourCents, paidIn(2))),
  };
}

/** Work that is learnt in days. */
const UNSKILLED: readonly string[] = ['home_cleaning', 'holiday_flat_cleaning', 'car_wash'];
/** Whoever knows a trade is not had at the law's least. Our own assumption, to be asked for. */
const SKILLED_PCT = 125;

/** `skilled-hour`, what an hour of somebody who knows the trade may cost; `skilled-more` in the second year, its cover then; and the bar where it moves. */
function skilledFigures({ assumptions: a, breakEven, years }: FinancialModel, hourCents: number, secondYear: number): FigureTable {
  const skilled = roundedShare(hourCents, SKILLED_PCT, 100);
  const margin = a.priceCents.value - a.unitCostCents.value;
  const hands = a.hands && { ...a.hands, hourCents: { value: skilled, origin: 'sector' as const } };
  const bar = unitsToPay({ ...(hands ? { hands } : {}) }, costsToCover(a, breakEven), margin);
  const more = roundedShare(secondYear, SKILLED_PCT - 100, 100);
  const cover = coverWith(years[1], more);
  return {
    'skilled-hour': { kind: 'price', value: fromCents(skilled), origin: 'sector' },
    'skilled-more': derived('money', more),
    ...(cover === null ? {} : { 'skilled-cover': derived('ratio', cover / 100) }),
    ...(bar !== null && bar !== unitsToPayAll({ assumptions: a, breakEven }) ? { 'skilled-bar': derived('count', bar) } : {}),
  };
}
