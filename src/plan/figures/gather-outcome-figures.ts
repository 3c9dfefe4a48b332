import type { FinancialModel, SensitivityBar, SensitivityEffect } from '../../finance/financial-model.ts';
import { spentBeforeOpening } from '../../finance/measure-opening.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { COVER_ASKED } from '../../finance/weigh-way.ts';
import type { Figure, FigureTable } from './figure.ts';
import { outcomeFigures } from './gather-case-figures.ts';
import { derived, fromCents, monthOf, unsigned } from './make-figure.ts';

/** Scenarios, what moves the second year, what a lender computes, and the first year under the other reading of the price. */
export function gatherOutcomeFigures(model: FinancialModel): FigureTable {
  return { ...scenarioFigures(model), ...sensitivityFigures(model), ...returnFigures(model), ...taxReadingFigures(model) };
}

function scenarioFigures(model: FinancialModel): FigureTable {
  const [low] = model.scenarios;
  return {
    ...Object.assign({}, ...model.scenarios.map((scenario) => outcomeFigures(scenario.id, scenario, model))),
    ...Object.fromEntries(model.scenarios.map(({ id, volumePct }) => [`${id}-volume`, derived('percent', volumePct)])),
    'low-loss': derived('money', unsigned(-low.resultYear1)),
    ...(low.debtShortYear1 > 0 ? { 'low-debt-short': derived('money', low.debtShortYear1) } : {}),
    'low-sales-drop': derived('percent', salesDrop(model)),
    'low-short': derived('money', unsigned(-low.lowestCash)),
    'scenario-drop': derived('percent', 100 - low.volumePct),
  };
}

/** By how much the first year's sales fall in the low scenario, percent: where customers stay, more than the customers won. */
function salesDrop({ scenarios: [low, base] }: FinancialModel): number {
  return base.revenueYear1 === 0 ? 0 : Math.round(((base.revenueYear1 - low.revenueYear1) * 100) / base.revenueYear1);
}

function ifThere(value: number | null, make: (value: number) => [string, Figure]): [string, Figure][] {
  return value === null ? [] : [make(value)];
}

/** The ids of a bar's two ends. */
export function barFigures(id: SensitivityBar['id']): { readonly less: string; readonly more: string } {
  return { less: `bar-${id}-less`, more: `bar-${id}-more` };
}

/** A tenth more or less of each thing. */
const CHANGE_PCT = 10;
/** How far from that tenth the second year's sales may move before the bar is brought to it. */
const SLACK_PCT = 0.5;

/** One end of a bar, at the tenth that its name says: whole customers and whole jobs move by another part, and their effect is taken in proportion. */
function endOf({ years }: FinancialModel, id: SensitivityBar['id'], { unitsYear2, resultYear2 }: SensitivityEffect): number {
  const tenth = (years[1].units * CHANGE_PCT) / 100;
  return id === 'volume' && isOffTenth(years[1].units, unitsYear2) ? Math.round((resultYear2 * tenth) / Math.abs(unitsYear2)) : resultYear2;
}

/** What a tenth less of sales takes from the first year's result, in proportion where whole jobs fall by another part. */
export function lostByTenth({ years, sensitivity }: FinancialModel): number {
  const { unitsYear1 = 0, resultYear1 = 0 } = sensitivity.find(({ id }) => id === 'volume')?.less ?? {};
  const tenth = (years[0].units * CHANGE_PCT) / 100;
  return -(isOffTenth(years[0].units, unitsYear1) ? Math.round((resultYear1 * tenth) / Math.abs(unitsYear1)) : resultYear1);
}

function isOffTenth(units: number, moved: number): boolean {
  return moved !== 0 && Math.abs(Math.abs(moved) * 100 - units * CHANGE_PCT) > SLACK_PCT * units;
}

/** Whether the bar of the volume is brought to its tenth. */
export function isVolumeInProportion({ sensitivity, years }: FinancialModel): boolean {
  const bar = sensitivity.find(({ id }) => id === 'volume');
  return [bar?.less, bar?.more].some((end) => end && isOffTenth(years[1].units, end.unitsYear2));
}

/** The bars as they are drawn, longest first. */
export function barsInOrder(model: FinancialModel): readonly SensitivityBar[] {
  const lengthOf = ({ id, less, more }: SensitivityBar) => Math.abs(endOf(model, id, more) - (less ? endOf(model, id, less) : 0));
  return [...model.sensitivity].sort((a, b) => lengthOf(b) - lengthOf(a));
}

function sensitivityFigures(model: FinancialModel): FigureTable {
  const { sensitivity, lowestCash } = model;
  const entries = sensitivity.flatMap(({ id, less, more }): [string, Figure][] => [
    ...(less ? [[barFigures(id).less, derived('money', unsigned(endOf(model, id, less)))] as [string, Figure]] : []),
    [barFigures(id).more, derived('money', unsigned(endOf(model, id, more)))],
  ]);
  const delay = sensitivity.find(({ id }) => id === 'delay')?.more.lowestCash ?? 0;
  return {
    ...Object.fromEntries(entries),
    'delay-cash': derived('money', unsigned(-delay)),
    'delay-low': derived('money', lowestCash.amount + delay),
    'bar-change': derived('percent', CHANGE_PCT),
    'bar-delay': derived('count', 3),
  };
}

function returnFigures(model: FinancialModel): FigureTable {
  const { returns, breakEven } = model;
  return Object.fromEntries([
    ['cover-asked', { kind: 'ratio', value: COVER_ASKED / 100, origin: 'sector' }],
    ...returns.debtCover.flatMap((cover, at) => ifThere(cover, (value) => [`cover-y${at + 1}`, derived('ratio', value / 100)])),
    ...ifThere(returns.paybackMonth, (month) => ['payback-month', derived('month', monthOf(model, month))]),
    ...ifThere(tellingReturn(returns.returnPct), (percent) => ['return', derived('percent', percent)]),
    ...ifThere(returns.customer?.lifetimeValue ?? null, (value) => ['customer-value', derived('money', value)]),
    ...ifThere(breakEven.revenuePerMonth, (value) => ['break-even-revenue', derived('money', value)]),
    ...ifThere(breakEven.revenuePerMonthWithAll, (value) => ['break-even-revenue-all', derived('money', value)]),
    ...ifThere(breakEven.unitsPerMonthWithAll, (value) => ['break-even-units-all', derived('count', value)]),
  ]);
}

/** Profit of three years over what opening took, percent: above this it tells how little there was to open, and nothing of the business. */
const MOST_RETURN_PCT = 500;

function tellingReturn(percent: number | null): number | null {
  return percent !== null && Math.abs(percent) <= MOST_RETURN_PCT ? percent : null;
}

function taxReadingFigures({ otherTaxReading: other, funding, assumptions: a }: FinancialModel): FigureTable {
  if (!other) return {};
  const withTax = roundedShare(a.priceCents.value, 10_000 + a.vatOnSales.value, 10_000);
  return {
    ...(a.taxIncluded.value || a.vatOnSales.value === 0 ? {} : { 'price-with-tax': derived('price', fromCents(withTax)) }),
    'other-price': derived('price', fromCents(other.priceCents)),
    'other-result': derived('money', other.resultYear1 - spentBeforeOpening(funding)),
    ...(other.breakEvenUnits === null ? {} : { 'other-break-even': derived('count', other.breakEvenUnits) }),
  };
}
