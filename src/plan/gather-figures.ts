import type { Assumed } from '../finance/assumption.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Figure, FigureKind, FigureTable } from './figure.ts';
import { gatherFundingFigures } from './gather-funding-figures.ts';
import { gatherMarketFigures } from './gather-market-figures.ts';
import { gatherMonthFigures } from './gather-month-figures.ts';
import { derived, fromCents, monthOf, unsigned } from './make-figure.ts';

/** Every figure a plan may print, by id. A figure that does not exist (no break-even) is left out. */
export function gatherFigures(model: FinancialModel, sector: Sector, date: string): FigureTable {
  return {
    ...assumptionFigures(model),
    ...unitFigures(model, sector),
    ...breakEvenFigures(model),
    ...gatherFundingFigures(model),
    ...gatherMonthFigures(model),
    ...yearFigures(model),
    ...scenarioFigures(model),
    ...gatherMarketFigures(model, sector),
    'plan-date': { kind: 'date', value: date, origin: 'derived' },
    'sector-date': { kind: 'date', value: sector.asOf, origin: 'sector' },
    'said-share': derived('percent', model.saidPct),
    'horizon-months': derived('count', model.months.length),
    'checks-passed': derived('count', model.checks.filter(({ passed }) => passed).length),
  };
}

function assumed(kind: FigureKind, { origin }: Assumed<unknown>, value: number | string): Figure {
  return { kind, value, origin };
}

function assumptionFigures({ assumptions: a }: FinancialModel): FigureTable {
  const percent = (basisPoints: number) => basisPoints / 100;
  return {
    price: assumed('price', a.priceCents, fromCents(a.priceCents.value)),
    'unit-cost': assumed('price', a.unitCostCents, fromCents(a.unitCostCents.value)),
    // Under ten a month the model keeps fractions: half a job a month is six a year.
    'units-start': assumed(Number.isInteger(a.monthlyUnits.value) ? 'count' : 'ratio', a.monthlyUnits, a.monthlyUnits.value),
    growth: assumed('percent', a.growthBasisPoints, percent(a.growthBasisPoints.value)),
    'fixed-costs': assumed('money', a.fixedCosts, a.fixedCosts.value),
    investment: assumed('money', a.investment, a.investment.value),
    'own-funds': assumed('money', a.ownFunds, a.ownFunds.value),
    loan: assumed('money', a.loan, a.loan.value),
    'loan-years': assumed('count', a.loanYears, a.loanYears.value),
    'loan-rate': assumed('percent', a.loanRateBasisPoints, percent(a.loanRateBasisPoints.value)),
    team: assumed('count', a.team, a.team.value),
    start: assumed('month', a.start, a.start.value),
  };
}

function unitFigures({ assumptions: a }: FinancialModel, sector: Sector): FigureTable {
  const margin = a.priceCents.value - a.unitCostCents.value;
  const share = (cents: number) => Math.round((cents * 1000) / Math.max(1, a.priceCents.value)) / 10;
  const { low, high } = sector.variableCostPct;
  return {
    'margin-unit': derived('price', fromCents(margin)),
    'loss-unit': derived('price', fromCents(-margin)),
    'margin-share': derived('percent', share(margin)),
    'sector-margin-low': { kind: 'percent', value: 100 - high, origin: 'sector' },
    'sector-margin-high': { kind: 'percent', value: 100 - low, origin: 'sector' },
    ...discountFigures(a.priceCents.value, margin, a.fixedCosts.value),
  };
}

const DISCOUNT_PCT = 10;

/** What a tenth off the price takes, and the break-even that a tenth more or less of each figure leaves. */
function discountFigures(priceCents: number, marginCents: number, fixedCosts: number): FigureTable {
  const taken = Math.round((priceCents * DISCOUNT_PCT) / 100);
  const left = marginCents - taken;
  const costRise = Math.round(((priceCents - marginCents) * DISCOUNT_PCT) / 100);
  const fixedCut = Math.round((fixedCosts * DISCOUNT_PCT) / 100);
  const breakEven = (id: string, costs: number, margin: number): FigureTable =>
    margin > 0 ? { [id]: derived('count', Math.ceil((costs * 100) / margin)) } : {};
  return {
    'discount-share': derived('percent', DISCOUNT_PCT),
    'discount-amount': derived('price', fromCents(taken)),
    ...breakEven('discount-break-even', fixedCosts, left),
    ...breakEven('price-up-break-even', fixedCosts, marginCents + taken),
    ...breakEven('cost-up-break-even', fixedCosts, marginCents - costRise),
    ...breakEven('fixed-down-break-even', fixedCosts - fixedCut, marginCents),
  };
}

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

function breakEvenFigures(model: FinancialModel): FigureTable {
  const { unitsPerMonth, month, unitsPerMonthWithLoan } = model.breakEven;
  const average = Math.round(model.years[0].units / MONTHS_A_YEAR);
  const room = unitsPerMonth === null ? null : Math.round(((average - unitsPerMonth) * 1000) / Math.max(1, average)) / 10;
  return {
    'units-average-y1': derived('count', average),
    'price-needed': derived('price', fromCents(neededPriceCents(model, average))),
    ...(unitsPerMonth === null ? {} : { 'break-even-units': derived('count', unitsPerMonth) }),
    ...(unitsPerMonth === null ? {} : { 'break-even-week': derived('count', Math.ceil((unitsPerMonth * MONTHS_A_YEAR) / WEEKS_A_YEAR)) }),
    ...(unitsPerMonthWithLoan === null ? {} : { 'break-even-units-loan': derived('count', unitsPerMonthWithLoan) }),
    ...(month === null ? {} : { 'break-even-month': derived('month', monthOf(model, month)) }),
    ...(room === null ? {} : { 'safety-share': derived('percent', Math.abs(room)) }),
  };
}

/** The price at which the first year's average month pays its fixed costs, in cents, rounded up. */
function neededPriceCents({ assumptions: a }: FinancialModel, average: number): number {
  return a.unitCostCents.value + Math.ceil((a.fixedCosts.value * 100) / Math.max(1, average));
}

function yearFigures(model: FinancialModel): FigureTable {
  const entries = model.years.flatMap((year): [string, Figure][] => {
    const money: Record<string, number> = {
      revenue: year.revenue,
      variable: year.variableCost,
      margin: year.grossMargin,
      fixed: year.fixedCosts,
      operating: year.operatingResult,
      interest: year.interest,
      result: year.result,
      loss: -year.result,
      cash: year.closingCash,
      'variable-out': -year.variableCost,
      'fixed-out': -year.fixedCosts,
      'interest-out': -year.interest,
      'instalment-out': -(year.interest + year.principal),
    };
    const rows = Object.entries(money).map(([id, value]): [string, Figure] => [`${id}-y${year.year}`, derived('money', unsigned(value))]);
    return [...rows, [`units-y${year.year}`, derived('count', year.units)]];
  });
  return Object.fromEntries(entries);
}

function scenarioFigures(model: FinancialModel): FigureTable {
  const entries = model.scenarios.flatMap((scenario): [string, Figure][] => [
    [`${scenario.id}-volume`, derived('percent', scenario.volumePct)],
    [`${scenario.id}-revenue`, derived('money', scenario.revenueYear1)],
    [`${scenario.id}-result`, derived('money', scenario.resultYear1)],
    [`${scenario.id}-loss`, derived('money', unsigned(-scenario.resultYear1))],
    [`${scenario.id}-cash`, derived('money', scenario.lowestCash)],
    [`${scenario.id}-short`, derived('money', unsigned(-scenario.lowestCash))],
    [`${scenario.id}-cash-month`, derived('month', monthOf(model, scenario.lowestCashMonth))],
    ...(scenario.breakEvenMonth === null
      ? []
      : [[`${scenario.id}-break-even-month`, derived('month', monthOf(model, scenario.breakEvenMonth))] as [string, Figure]]),
  ]);
  return { ...Object.fromEntries(entries), 'scenario-drop': derived('percent', 100 - model.scenarios[0].volumePct) };
}
