import { monthIndex } from '../../finance/add-months.ts';
import type { FinancialModel, ProjectedMonth } from '../../finance/financial-model.ts';
import { TAX_MONTH } from '../../finance/project-statements.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived, monthOf, unsigned } from './make-figure.ts';

/** `m01-revenue` … `m36-cash`: the 36 months, what goes out with a minus, `m01-season` in percent of an average month; and the months that stand out. */
export function gatherMonthFigures(model: FinancialModel): FigureTable {
  const { season } = model.assumptions;
  const entries = model.months.flatMap((month, at): [string, Figure][] => [
    ...monthFigures(month, model.months[at - 1]?.cash ?? model.funding.openingCash),
    [
      monthFigure(month.number, 'season'),
      { kind: 'percent', value: Math.round((season.value[monthIndex(month.month)] ?? 0) / 100), origin: season.origin },
    ],
  ]);
  return { ...Object.fromEntries(entries), ...toldCashFigures(model), ...landmarkFigures(model), ...taxFigures(model) };
}

/** `m01-told-cash` … and `told-cash-y1`, with the money that was told and no more; none where the plan counts on no other. */
function toldCashFigures({ told }: FinancialModel): FigureTable {
  const year = told?.months.slice(0, 12) ?? [];
  const cash = Object.fromEntries(year.map((month) => [monthFigure(month.number, 'told-cash'), derived('money', month.cash)]));
  return { ...cash, ...(year.length > 0 ? { 'told-cash-y1': derived('money', year.at(-1)?.cash ?? 0) } : {}) };
}

/** `profit-tax-due`: the tax on the first year's profit; `profit-tax-month`: when the sums pay it. None where there is none. */
function taxFigures(model: FinancialModel): FigureTable {
  const due = model.years[0].profitTax;
  if (due <= 0) return {};
  return { 'profit-tax-due': derived('money', due), 'profit-tax-month': derived('month', monthOf(model, 12 + TAX_MONTH + 1)) };
}

/** The id of a month's figure: m01-revenue. */
export function monthFigure(number: number, what: string): string {
  return `m${String(number).padStart(2, '0')}-${what}`;
}

/** The lines of the treasury, which a month and a year share: what comes in as it is, what goes out with a minus. */
export function treasuryAmounts(period: Omit<ProjectedMonth, 'number' | 'month' | 'cash' | 'customers'>): Readonly<Record<string, number>> {
  return {
    collected: period.collected,
    'suppliers-out': -period.paidSuppliers,
    'running-out': -period.paidRunning,
    'staff-out': -period.paidStaff,
    'vat-out': -period.vatPaid,
    'instalment-out': -(period.interest + period.principal),
  };
}

function monthFigures(month: ProjectedMonth, opening: number): [string, Figure][] {
  const money: Record<string, number> = { opening, revenue: month.revenue, ...treasuryAmounts(month), cash: month.cash };
  const rows = Object.entries(money).map(([id, value]): [string, Figure] => [
    monthFigure(month.number, id),
    derived('money', unsigned(value)),
  ]);
  return [
    ...rows,
    [monthFigure(month.number, 'units'), derived('count', month.units)],
    [monthFigure(month.number, 'marketing'), derived('money', month.marketing)],
    [monthFigure(month.number, 'name'), derived('month-name', month.month)],
    [monthFigure(month.number, 'month'), derived('month', month.month)],
  ];
}

function landmarkFigures(model: FinancialModel): FigureTable {
  const firstYear = model.months.slice(0, 12);
  const weakest = firstYear.reduce((low, month) => (month.units < low.units ? month : low));
  const strongest = firstYear.reduce((high, month) => (isStronger(model, month, high) ? month : high));
  const { amount, month } = model.lowestCash;
  return {
    'cash-low': derived('money', amount),
    'cash-low-month': derived('month', monthOf(model, month)),
    'weakest-units': derived('count', weakest.units),
    'weakest-month': derived('month-name', weakest.month),
    'strongest-units': derived('count', strongest.units),
    'strongest-month': derived('month-name', strongest.month),
    // Past the climb, and over a whole year, so without the season.
    'pace-settled': derived('count', Math.round(model.years[1].units / 12)),
    'year-end-month': derived('month', monthOf(model, 12)),
    ...lossMonths(model),
  };
}

/** More sold than in another month; of two alike, the one that the season favours, as the assumptions name it. */
function isStronger({ assumptions: { season } }: FinancialModel, one: ProjectedMonth, other: ProjectedMonth): boolean {
  const favour = ({ month }: ProjectedMonth) => season.value[monthIndex(month)] ?? 0;
  return one.units === other.units ? favour(one) > favour(other) : one.units > other.units;
}

/** How many months of the first year lose, and how many of those come after the first three in a row that earn. */
function lossMonths({ months, breakEven }: FinancialModel): FigureTable {
  const losing = months.slice(0, 12).filter(({ profitBeforeTax }) => profitBeforeTax < 0);
  const later = losing.filter(({ number }) => breakEven.month !== null && number > breakEven.month).length;
  return {
    'loss-months-y1': derived('count', losing.length),
    ...(later > 0 ? { 'loss-months-later': derived('count', later) } : {}),
  };
}
