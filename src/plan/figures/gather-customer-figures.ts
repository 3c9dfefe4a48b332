import type { FactSheet } from '../../facts/fact.ts';
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { monthIndex } from '../../finance/add-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { FigureTable } from './figure.ts';
import { WEEKS_BEFORE } from './gather-calendar-figures.ts';
import { monthFigure } from './gather-month-figures.ts';
import { derived, monthOf } from './make-figure.ts';
import { LEAVE_A_YEAR, type MonthOfCustomers, shareCustomers } from './share-customers.ts';

/** The first year's customers, month by month, as the common one of them buys. Those of a business taken over are there before its first month. */
export function customersOf(model: FinancialModel, facts: FactSheet, uses: number): readonly MonthOfCustomers[] {
  const isAtOneGo = buysAtOneGo(model, facts);
  const isByVisits = isAtOneGo && model.assumptions.lodging === undefined;
  const months = shareCustomers(model, { uses, isAtOneGo, isByVisits, season: seasonOf(model) });
  return isTakenOver(facts) ? months.map((month, at) => (at === 0 ? { ...month, won: 0, toNew: 0 } : month)) : months;
}

/** `leave-year`, the share of past buyers who leave; none where nobody who has bought is counted on to come back. */
export function leavingFigures(model: FinancialModel, facts: FactSheet, uses: number): FigureTable {
  return uses <= 1 || buysAtOneGo(model, facts) ? {} : { 'leave-year': { kind: 'percent', value: LEAVE_A_YEAR, origin: 'sector' } };
}

/**
 * `regulars`, how many who buy month by month there have to be at a time, and `regulars-replaced`, those won for the ones who leave; what asks for
 * so many is `regulars-units`, sold in `regulars-month` at `regulars-each`: of the months that do, the one that the season moves least. None where fewer buy every month.
 */
export function regularFigures(model: FinancialModel, months: readonly MonthOfCustomers[], uses: number): FigureTable {
  if (uses < MONTHS_A_YEAR) return {};
  const season = seasonOf(model);
  const needed = months.map(({ units }, at) => Math.ceil((units * MONTHS_A_YEAR) / uses / (season[at] || 1)));
  const regulars = Math.max(...needed);
  const move = (at: number) => Math.abs((season[at] || 1) - 1);
  const asking = needed.flatMap((count, at) => (count === regulars ? [at] : [])).sort((a, b) => move(a) - move(b))[0] ?? 0;
  const each = Math.round(((months[asking]?.units ?? 0) * 10) / Math.max(1, regulars)) / 10;
  return {
    regulars: derived('count', regulars),
    'regulars-replaced': derived('count', Math.max(0, sumOf(months.map(({ won }) => won)) - regulars)),
    'regulars-units': derived('count', months[asking]?.units ?? 0),
    'regulars-month': derived('month-name', monthOf(model, asking + 1)),
    'regulars-each': derived(Number.isInteger(each) ? 'count' : 'rating', each),
  };
}

const MONTHS_A_YEAR = 12;

/** All that is bought for one stay, one injury or one job. */
export function buysAtOneGo({ assumptions: { lodging } }: FinancialModel, facts: FactSheet): boolean {
  return lodging !== undefined || isFrequencyPerCase(facts);
}

/** The season of the first year's months, one being an average month. */
function seasonOf({ assumptions: { season, start } }: FinancialModel): readonly number[] {
  const first = monthIndex(start.value);
  return season.value.map((_, at) => (season.value[(first + at) % season.value.length] ?? 0) / INDEX_OF_ONE);
}

const INDEX_OF_ONE = 10_000;

/** The enquiries that the first month's sales come from are made in it and in the four weeks before; nobody walks in before the doors open. */
function weeksOfFirstMonth(isWalkIn: boolean): number {
  return (isWalkIn ? 0 : WEEKS_BEFORE) + WEEKS_A_MONTH;
}

/** Of how many who ask one buys, whether they walk in, and who follows the founder each month and is not asked. */
interface Asking {
  readonly asksEach: number;
  readonly isWalkIn: boolean;
  readonly followers: readonly number[];
}

/**
 * `m01-asks`, `m01-new`, `m01-new-units`, `m01-again` … and, where they subscribe, `m01-lost` and `m01-after`, with the sums `new-units-y1`,
 * `again-y1` and `lost-y1`; `asks-opening`, those who ask in a week of the first month and before it; `opening-times`, how many
 * times the customers of an average month the first one wins.
 */
export function customerFlowFigures(months: readonly MonthOfCustomers[], { asksEach, isWalkIn, followers }: Asking): FigureTable {
  const rows = months.map(({ units, won, toNew, lost, after }, at): FigureTable => {
    const id = (what: string) => monthFigure(at + 1, what);
    return {
      [id('asks')]: derived('count', (won - (followers[at] ?? 0)) * asksEach),
      [id('new')]: derived('count', won),
      [id('new-units')]: derived('count', toNew),
      [id('again')]: derived('count', Math.max(0, units - toNew)),
      ...(lost === undefined ? {} : { [id('lost')]: derived('count', -lost), [id('after')]: derived('count', after ?? 0) }),
    };
  });
  const total = (amount: (month: MonthOfCustomers) => number) => months.reduce((sum, month) => sum + amount(month), 0);
  const opening = (months[0]?.won ?? 0) - (followers[0] ?? 0);
  const all = total(({ won }) => won);
  return Object.assign({}, ...rows, {
    'new-units-y1': derived(
      'count',
      total(({ toNew }) => toNew),
    ),
    'again-y1': derived(
      'count',
      total(({ units, toNew }) => Math.max(0, units - toNew)),
    ),
    'lost-y1': derived('count', -total(({ lost = 0 }) => lost)),
    'asks-opening': derived('count', Math.max(1, Math.round((opening * asksEach) / weeksOfFirstMonth(isWalkIn)))),
    'opening-times': derived('rating', Math.round((opening * months.length * 10) / Math.max(1, all - sumOf(followers))) / 10),
  });
}
