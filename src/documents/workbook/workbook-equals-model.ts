// What the workbook's formulas give, held against the model figure by figure.

import { daysInMonth } from '../../finance/add-months.ts';
import type { BalanceSheet } from '../../finance/balance-sheet.ts';
import type { FinancialModel, ProjectedMonth, Scenario, SensitivityBar, SensitivityEffect } from '../../finance/financial-model.ts';
import { mostServed } from '../../finance/measure-capacity.ts';
import { isVolumeCapped } from '../../finance/project-units.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { SUMMED_LINES } from '../../finance/sum-years.ts';
import type { ReadCell } from './calculate-lines.ts';
import { CASES, type CaseId, cellOfMonth, MONTHS, ONCE, YEARS } from './workbook-line.ts';

/** A figure of the model and the cell that must show it. */
export interface TiedFigure {
  readonly of: CaseId;
  readonly line: string;
  readonly cell: number;
  readonly value: number;
}

/** The month's figures that have a line of the same name. */
const MONTH_LINES = SUMMED_LINES.filter((line) => line !== 'turnover');

/** The balance's figures and their lines. */
const BALANCE_LINES = {
  cash: 'cash',
  receivables: 'receivables',
  stock: 'stock',
  fixedAssets: 'fixedAssets',
  deposit: 'depositPaid',
  payables: 'payables',
  vatOwed: 'vatOwed',
  profitTaxOwed: 'profitTaxOwed',
  prepaid: 'prepaid',
  loan: 'loanBalance',
  paidIn: 'paidIn',
  retained: 'retained',
} as const satisfies Record<keyof BalanceSheet, string>;

/**
 * Up to this much money or volume in a month, spreadsheets hold every product of the model exactly, and not a unit may differ. Beyond it only
 * absurd answers go, and their last digits are lost in any spreadsheet: then one part in a thousand million may differ.
 */
const EXACT_UP_TO = 1e9;
const PART_BEYOND = 1e-9;

/** The figures that differ, as «base cash 17: 1200, model 1201»; none when the workbook says what the model says. */
export function findWorkbookDifferences(model: FinancialModel, read: ReadCell): readonly string[] {
  const largest = largestAmount(model);
  const slack = largest > EXACT_UP_TO ? largest * PART_BEYOND : 0;
  return listTiedFigures(model).flatMap(({ of, line, cell, value }) => {
    const found = read(of, line, cell);
    return Math.abs(found - value) <= slack ? [] : [`${of} ${line} ${cell}: ${found}, model ${value}`];
  });
}

/** Every figure of the model that the workbook shows. Where the model has none, the workbook's cell is −1, or 0 for a ratio. */
export function listTiedFigures(model: FinancialModel): readonly TiedFigure[] {
  return [
    ...tieMonths(model),
    ...tieBalances(model),
    ...tieSingles(model),
    ...tieScenarios(model),
    ...tieSensitivity(model),
    ...tieCapacity(model),
  ];
}

function tieMonths({ months, years, assumptions }: FinancialModel): readonly TiedFigure[] {
  const lines = assumptions.commission ? [...MONTH_LINES, 'turnover' as const] : MONTH_LINES;
  const base = (line: string, cell: number, value: number): TiedFigure => ({ of: 'base', line, cell, value });
  return lines.flatMap((line) => [
    ...months.map((month) => base(line, cellOfMonth(month.number), month[line])),
    ...years.map((year) => base(line, year.year, year[line])),
  ]);
}

function tieBalances({ balances, years, months }: FinancialModel): readonly TiedFigure[] {
  const entries = Object.entries(BALANCE_LINES) as [keyof BalanceSheet, string][];
  const customers = months.flatMap(({ number, customers: flow }) =>
    flow ? [{ of: 'base' as const, line: 'customers', cell: cellOfMonth(number), value: flow.after }] : [],
  );
  return [
    ...balances.flatMap((balance, month) =>
      entries.map(([key, line]): TiedFigure => ({ of: 'base', line, cell: cellOfMonth(month), value: balance[key] })),
    ),
    ...years.map(({ year, closingCash }): TiedFigure => ({ of: 'base', line: 'cash', cell: year, value: closingCash })),
    ...customers,
  ];
}

function tieSingles({ funding, breakEven, returns, assumptions, otherTaxReading }: FinancialModel): readonly TiedFigure[] {
  const none = (value: number | null) => value ?? -1;
  const singles: Record<string, number> = {
    openingStock: funding.openingStock,
    openingVat: funding.openingVat,
    openingUses: funding.openingUses,
    openingCash: funding.openingCash,
    startUpLosses: funding.startUpLosses,
    reserve: funding.reserve,
    need: funding.need,
    gap: funding.gap,
    spare: funding.spare,
    instalment: funding.instalment,
    fixedCostsSaid: assumptions.fixedCosts.value,
    priceCents: assumptions.priceCents.value,
    breakEvenUnits: none(breakEven.unitsPerMonth),
    breakEvenRevenue: none(breakEven.revenuePerMonth),
    breakEvenMonthShown: none(breakEven.month),
    breakEvenWithLoan: none(breakEven.unitsPerMonthWithLoan),
    breakEvenWithAll: none(breakEven.unitsPerMonthWithAll),
    breakEvenRevenueWithAll: none(breakEven.revenuePerMonthWithAll),
    chargesOfMonth: breakEven.chargesPerMonth,
    recoveredMonth: none(breakEven.recoveredMonth),
    safety: (breakEven.safetyTenths ?? 0) / 1000,
    paybackMonth: none(returns.paybackMonth),
    runwayMonths: none(returns.runwayMonths),
    returnPct: (returns.returnPct ?? 0) / 100,
    ...(otherTaxReading ? { otherPriceCents: otherTaxReading.priceCents, otherBreakEven: none(otherTaxReading.breakEvenUnits) } : {}),
    ...(returns.customer
      ? {
          wonYear1: returns.customer.wonYear1,
          lifetimeValue: returns.customer.lifetimeValue,
          acquisitionCost: returns.customer.acquisitionCost,
        }
      : {}),
  };
  return Object.entries(singles).map(([line, value]) => ({ of: 'base', line, cell: ONCE, value }));
}

function tieScenarios({ scenarios, returns }: FinancialModel): readonly TiedFigure[] {
  const ratio = (value: number | null | undefined) => (value ?? 0) / 100;
  const ofCase = (scenario: Scenario): Record<string, number> => ({
    pct: scenario.volumePct,
    revenueYear1: scenario.revenueYear1,
    grossMarginYear1: scenario.grossMarginYear1,
    operatingResultYear1: scenario.operatingResultYear1,
    resultYear1: scenario.resultYear1,
    revenueYear2: scenario.revenueYear2,
    resultYear2: scenario.resultYear2,
    lowestCash: scenario.lowestCash,
    lowestCashMonth: scenario.lowestCashMonth,
    outOfCashMonth: scenario.outOfCashMonth ?? -1,
    debtCoverYear1: ratio(scenario.debtCoverYear1),
    debtCoverYear2: ratio(scenario.debtCoverYear2),
    breakEvenMonth: scenario.breakEvenMonth ?? -1,
  });
  const compared = CASES.flatMap((of) => {
    const scenario = scenarios.find(({ id }) => id === of);
    return scenario ? Object.entries(ofCase(scenario)).map(([line, value]): TiedFigure => ({ of, line, cell: ONCE, value })) : [];
  });
  const cover = YEARS.map(
    (year): TiedFigure => ({ of: 'base', line: `debtCoverYear${year}`, cell: ONCE, value: ratio(returns.debtCover[year - 1]) }),
  );
  return [...compared, ...cover];
}

/** The workbook's lines for the ends of each bar. */
const BAR_LINES: Readonly<Record<SensitivityBar['id'], { readonly less?: string; readonly more: string }>> = {
  price: { less: 'PriceLess', more: 'PriceMore' },
  volume: { less: 'VolumeLess', more: 'VolumeMore' },
  'unit-cost': { less: 'CostLess', more: 'CostMore' },
  'fixed-costs': { less: 'FixedLess', more: 'FixedMore' },
  delay: { more: 'Delay' },
};

/** Not where the volume was cut to what the model carries: the cut depends on the price, and only absurd answers reach it. */
function tieSensitivity({ sensitivity, assumptions, years }: FinancialModel): readonly TiedFigure[] {
  if (isVolumeCapped(assumptions)) return [];
  const ends = (line: string | undefined, effect: SensitivityEffect | null) =>
    line && effect
      ? ([1, 2] as const).flatMap((year): TiedFigure[] => {
          const change = year === 1 ? effect.resultYear1 : effect.resultYear2;
          const result = (years[year - 1]?.result ?? 0) + change;
          return [
            { of: 'base', line: `change${line}`, cell: year, value: change },
            { of: 'base', line: `result${line}`, cell: year, value: result },
          ];
        })
      : [];
  return sensitivity.flatMap(({ id, less, more }) => [...ends(BAR_LINES[id].less, less), ...ends(BAR_LINES[id].more, more)]);
}

/** What is sold as a part of what the people, or the rooms, can give. */
function tieCapacity({ capacity: ceiling, assumptions, months, years }: FinancialModel): readonly TiedFigure[] {
  if (ceiling === null) return [];
  const { lodging, places, dayMost, firstDays } = assumptions;
  const capacity = mostServed(ceiling, assumptions);
  const daysOf = ({ number, month }: ProjectedMonth) =>
    Math.min(daysInMonth(month), (number === 1 && firstDays?.value) || daysInMonth(month));
  const most = (month: ProjectedMonth) => (lodging ? lodging.rooms.value * daysOf(month) : capacity);
  const used = months.map((month): TiedFigure => {
    return { of: 'base', line: 'use', cell: cellOfMonth(month.number), value: roundedShare(month.units, 1000, most(month)) / 1000 };
  });
  const ofYears = years.map(({ year, units }): TiedFigure => {
    const whole = months.slice(12 * year - 12, 12 * year).reduce((sum, month) => sum + most(month), 0);
    return { of: 'base', line: 'use', cell: year, value: roundedShare(units, 1000, whole) / 1000 };
  });
  return [
    ...used,
    ...ofYears,
    ...(lodging || places || dayMost ? [] : [{ of: 'base' as const, line: 'capacity', cell: ONCE, value: capacity }]),
  ];
}

function largestAmount({ months, balances, assumptions }: FinancialModel): number {
  const amounts = [
    ...months
      .slice(0, MONTHS)
      .flatMap(({ units, revenue, turnover, variableCost, fixedCosts }) => [units, revenue, turnover, variableCost, fixedCosts]),
    ...balances.map(({ cash }) => Math.abs(cash)),
    assumptions.investment.value,
    assumptions.loan.value,
  ];
  return Math.max(...amounts);
}
