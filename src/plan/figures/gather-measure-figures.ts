// The targets of what is watched, at the third, the sixth and the twelfth month, and the values at which something is done about it.

import { daysInMonth } from '../../finance/add-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover } from '../../finance/find-break-even.ts';
import { paceBy } from '../../finance/pace-marketing.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { isRecurring } from '../diagnose-plan.ts';
import type { Figure, FigureTable } from './figure.ts';
import { alarmFigures, MEASURED_AT } from './gather-alarm-figures.ts';
import { derived, fromCents } from './make-figure.ts';
import type { MonthOfCustomers } from './share-customers.ts';

/** A fifth less than forecast is where the scenario of lower sales begins. */
const FLOOR = 0.8;
/** A channel that brings half as many as its row of the table expects costs twice as much for each. */
const HALF_AS_MANY = 50;
/** By how much the customers lost may exceed what is forecast before something is done. */
const EXCESS = 1.5;
/** The rise of the direct cost that a margin has to stand. */
const COST_RISE = 0.1;

/** Of what is promised, percent: what is aimed at, and below which it is no longer advertised. Our own terms. */
const KEPT = { target: 95, floor: 90 } as const;
/** Of the hours that a price given beforehand counts with, percent. Our own terms. */
const HOURS = { target: 100, stop: 110 } as const;
/** Of new customers, those who name what is promised when asked why they came, percent. Our own terms. */
const NAMED = { target: 50, floor: 25 } as const;

/** A month's marketing in the parts of the model's pace. */
const EVEN_MONTH = 10_000;

/** Less than this of the margin is no alarm. */
const LEAST_FALL = 0.05;

/** What the funnel supposes, for the targets that hang on it. */
interface Funnelled {
  readonly asksEach: number;
  readonly customers: number;
  /** Purchases a year of the common customer. */
  readonly uses: number;
  /** Whom each month of the first year is sold to. */
  readonly months: readonly MonthOfCustomers[];
  /** The month's money of the channels that bring customers, in units of the plan's money, and whom they bring in each month. */
  readonly spent: number;
  readonly brought: readonly number[];
  /** So many by money out of so many brought. */
  readonly byMoney: readonly [money: number, all: number];
}

export function measureFigures(model: FinancialModel, funnel: Funnelled): FigureTable {
  const { priceCents, unitCostCents } = model.assumptions;
  const margin = fromCents(priceCents.value - unitCostCents.value);
  const close = 100 / funnel.asksEach;
  return {
    ...alarmFigures(model),
    'measure-kept': ours(KEPT.target),
    'measure-kept-floor': ours(KEPT.floor),
    'measure-hours': ours(HOURS.target),
    'measure-hours-stop': ours(HOURS.stop),
    'measure-named': ours(NAMED.target),
    'measure-named-floor': ours(NAMED.floor),
    'measure-close': { kind: 'percent', value: tenths(close), origin: 'sector' },
    'measure-close-floor': derived('percent', tenths(close / 2)),
    ...costFigures(model, funnel),
    'measure-margin-floor': derived('price', readable(marginFloor(model, margin))),
    'measure-uses-month': derived(Number.isInteger(tenths(funnel.uses / 12)) ? 'count' : 'rating', tenths(funnel.uses / 12)),
    'measure-uses-floor': derived(Number.isInteger(tenths(funnel.uses / 24)) ? 'count' : 'rating', tenths(funnel.uses / 24)),
    ...againFigures(model, funnel),
    ...occupancyFigures(model),
    ...churnFigures(model),
  };
}

/** A share that this plan sets. */
function ours(value: number): Figure {
  return { kind: 'percent', value, origin: 'sector' };
}

/** What a rise of the cost leaves; no less than what pays a month at the second year's pace, where that is below the margin. */
function marginFloor({ assumptions, breakEven, years }: FinancialModel, margin: number): number {
  const fallen = margin - Math.max(fromCents(assumptions.unitCostCents.value) * COST_RISE, margin * LEAST_FALL);
  const paying = costsToCover(assumptions, breakEven) / Math.max(1, years[1].units / 12);
  return paying < margin * (1 - LEAST_FALL) ? Math.max(fallen, paying) : fallen;
}

/** The id of a measure's target in a month of the first year. */
export function measureFigure(id: 'again' | 'occupancy' | 'cost', month: number): string {
  return `measure-${id}-${month}`;
}

/** From the opening to each of the months; no lower than over the year, as money spent month after month brings no more at the beginning. `measure-won-floor`: the part of what its row of months expects by the first of them that a channel is to have brought, so that none costs twice its own. */
function costFigures(
  { assumptions: { marketingPace } }: FinancialModel,
  { spent, brought, byMoney: [money, all] }: Funnelled,
): FigureTable {
  const monthsSpent = (month: number) => (marketingPace ? paceBy(marketingPace, month) / EVEN_MONTH : month);
  const costUpTo = (month: number) => (spent * monthsSpent(month) * all) / Math.max(all, sumOf(brought.slice(0, month)) * money);
  const costBy = (month: number) => Math.max(costUpTo(month), costUpTo(MEASURED_AT[2]));
  const entries = MEASURED_AT.map((month) => [measureFigure('cost', month), derived('price', readable(costBy(month)))] as const);
  return { ...Object.fromEntries(entries), 'measure-won-floor': { kind: 'percent', value: HALF_AS_MANY, origin: 'sector' } };
}

/** Above this share, who came back tells nothing any more: how often they do does. Nor does a share that is the same by its making. */
const MOST_AGAIN = 92;

/** Out of what is sold by then, the share that goes to somebody who had bought before. */
function againFigures(model: FinancialModel, { months }: Funnelled): FigureTable {
  if (isRecurring(model)) return {};
  const entries = MEASURED_AT.flatMap((month) => {
    const past = months.slice(0, month);
    const [sold, toNew] = [sumOf(past.map(({ units }) => units)), sumOf(past.map((one) => one.toNew))];
    const share = Math.round(((sold - toNew) * 100) / Math.max(1, sold));
    return share > 0 ? [[measureFigure('again', month), derived('percent', share)] as const] : [];
  });
  const last = entries.at(-1)?.[1].value ?? 0;
  const isSettled = entries.length === MEASURED_AT.length && entries.every(([, { value }]) => value === last);
  return isSettled || entries.some(([, { value }]) => Number(value) > MOST_AGAIN)
    ? {}
    : { ...Object.fromEntries(entries), 'measure-again-floor': derived('percent', Math.round(Number(entries[0]?.[1].value ?? 0) * FLOOR)) };
}

/** The first of the months by which somebody can have come back. */
export function firstAgain(figures: FigureTable): number {
  return MEASURED_AT.find((month) => figures[measureFigure('again', month)]) ?? MEASURED_AT[2];
}

function occupancyFigures({ assumptions: { lodging }, months }: FinancialModel): FigureTable {
  if (!lodging) return {};
  const entries = MEASURED_AT.map((number) => {
    const { units = 0, month = '' } = months[number - 1] ?? {};
    const nights = lodging.rooms.value * daysInMonth(month);
    return [measureFigure('occupancy', number), derived('percent', Math.round((units * 100) / Math.max(1, nights)))] as const;
  });
  const first = Number(entries[0]?.[1].value ?? 0);
  return { ...Object.fromEntries(entries), 'measure-occupancy-floor': derived('percent', Math.round(first * FLOOR)) };
}

/** Beyond what is supposed, and beyond the forecast's own months: of few customers, one who leaves is a greater share than the mean. */
function churnFigures({ assumptions: { churnBasisPoints }, months }: FinancialModel): FigureTable {
  if (!churnBasisPoints) return {};
  const own = months.slice(MEASURED_AT[0] - 1).map(({ customers }) => ((customers?.lost ?? 0) * 100) / Math.max(1, customers?.before ?? 0));
  const most = Math.max(churnBasisPoints.value / 100, ...own);
  return { 'measure-churn-stop': derived('percent', tenths(most * EXCESS)) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A threshold keeps its cents only where they tell. */
function readable(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : cents(value);
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
