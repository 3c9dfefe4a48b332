// The figures of the goals by id: what each names, what the forecast sells by its month, and what a loan or one more on the payroll takes.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { computeInstalment } from '../../finance/compute-instalment.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { unitsToCover } from '../../finance/find-break-even.ts';
import { debtsOf, instalmentOfDebt, termInMonths } from '../../finance/repay-loan.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Figure, FigureKind, FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';
import { findGoalMonth } from './find-goal-month.ts';
import { goalMonthFigures } from './gather-goal-months.ts';
import {
  type Goal,
  gatherGoals,
  goalFigure,
  itemFigure,
  lineOfGoal,
  moneyFigure,
  ratingFigure,
  reachedFigure,
  repaymentFigure,
  shareFigure,
  targetFigure,
  todayFigure,
  yearNamedFigure,
} from './gather-goals.ts';

/**
 * `goal-1-units` …: what the forecast sells in that month, at the pace of the goal; `goal-1-target`, `goal-1-money`: what the goal names;
 * `goal-1-reached`: the first month whose sales are as many, or bring as much.
 */
export function goalFigures(facts: FactSheet, model: FinancialModel): FigureTable {
  const entries = gatherGoals(facts, model).flatMap((goal, at): [string, Figure][] => {
    const { text, month, target, today, year, money, share, rating } = goal;
    const last = Math.min(month, model.months.length);
    const part = partOfSales(facts, goal, model);
    const sold = model.months.map((_, index) => soldBy(index + 1, goal, model, part));
    const reached = model.months.find(({ revenue }, index) =>
      money === null ? target !== null && (sold[index] ?? 0) >= target : revenue >= money,
    );
    const said = (id: string, kind: FigureKind, value: number | null): [string, Figure][] =>
      value === null ? [] : [[id, { kind, value, origin: 'said' }]];
    return [
      [goalFigure(at), derived('count', sold[last - 1] ?? 0)],
      ...said(targetFigure(at), 'count', target),
      ...said(todayFigure(at), 'count', today),
      ...said(yearNamedFigure(at), 'year', year),
      ...said(moneyFigure(at), 'money', money),
      ...said(shareFigure(at), 'percent', share),
      ...said(ratingFigure(at), 'rating', rating),
      ...said(itemFigure(at), 'money', itemNamed(facts, text)),
      ...(reached ? [[reachedFigure(at), derived('month', reached.month)] satisfies [string, Figure]] : []),
      ...Object.entries(goalMonthFigures(at, goal, sold, model, facts)),
    ];
  });
  return Object.fromEntries([...entries, ...repaymentsOf(facts, model), ...hiringOf(model)]);
}

const MONTHS_A_YEAR = 12;
const SHORTEST_TELLING_WORD = 5;

/** What was told to be paid for the one thing that the goal names too; null where none is, or several are. */
function itemNamed(facts: FactSheet, goal: string): number | null {
  const words = (text: string) =>
    foldText(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length >= SHORTEST_TELLING_WORD)
      .map((word) => word.slice(0, SHORTEST_TELLING_WORD));
  const named = (factValue(facts, 'investmentItems') ?? []).filter(({ label }) => words(label).some((word) => words(goal).includes(word)));
  return named.length === 1 ? (named[0]?.amount ?? null) : null;
}

/** What is sold at the pace in the month of that number, or in all by its end, or those active then: all of it, or that part. */
function soldBy(number: number, { rate, aMonth, since }: Goal, { months }: FinancialModel, part: number): number {
  const { units = 0, customers } = months[number - 1] ?? {};
  const counted =
    rate === 'total'
      ? months.slice(since - 1, number).reduce((sum, month) => sum + month.units, 0)
      : rate === 'active'
        ? (customers?.after ?? units)
        : units / aMonth;
  return Math.round(counted * part);
}

/** The part of all sales that the one thing a goal names is in a normal month; 1 where it names none of several. */
function partOfSales(facts: FactSheet, goal: Goal, { assumptions }: FinancialModel): number {
  const line = assumptions.lines?.[lineOfGoal(facts, goal) ?? -1];
  const all = (assumptions.lines ?? []).reduce((sum, { units }) => sum + units.value, 0);
  return line && all > 0 ? line.units.value / all : 1;
}

/** `hire-cost`: what one person costs today in a month, to one digit, as a measure of what one more might; `hire-units`: how much more has to be sold in a month to pay it; `hire-left`: what the second year then leaves before tax; `…-half`, the same of half a day's work. */
function hiringOf({ assumptions: a, years }: FinancialModel): readonly (readonly [string, Figure])[] {
  const cost = toOneDigit((a.staff.value + a.extraPay.value) / Math.max(1, a.team.value));
  const margin = a.priceCents.value - a.unitCostCents.value;
  const units = cost > 0 ? unitsToCover(cost, margin) : null;
  const halfUnits = cost > 0 ? unitsToCover(cost / 2, margin) : null;
  if (units === null || halfUnits === null) return [];
  return [
    ['hire-cost', derived('money', cost)],
    ['hire-units', derived('count', units)],
    ['hire-cost-half', derived('money', cost / 2)],
    ['hire-units-half', derived('count', halfUnits)],
    ['hire-left', derived('money', years[1].profitBeforeTax - cost * MONTHS_A_YEAR)],
    ['hire-left-half', derived('money', years[1].profitBeforeTax - (cost / 2) * MONTHS_A_YEAR)],
  ];
}

/** 3,260 is 3,000: nobody's own wage. */
function toOneDigit(amount: number): number {
  return Number(amount.toPrecision(1));
}

/** What paying the told loan back by the month of each goal would take a month, where that is sooner than its term; `told-instalment`: what it takes by then. */
function repaymentsOf(facts: FactSheet, model: FinancialModel): readonly (readonly [string, Figure])[] {
  const { assumptions: a } = model;
  const sooner = gatherGoals(facts, model).flatMap(({ text, month }, at) =>
    model.funding.instalment > 0 && findGoalMonth(text, a.start.value) !== null && month < termInMonths({ years: a.loanYears.value })
      ? [[repaymentFigure(at), derived('money', repaidBy(a, month))] as const]
      : [],
  );
  const usual = toldDebts(a).reduce((sum, debt) => sum + instalmentOfDebt(debt, a), 0);
  return usual > 0 ? [...sooner, ['told-instalment', derived('money', usual)]] : sooner;
}

/** A goal speaks of the loan that was told: where family lends it, what a bank is to lend beside it is no part of the goal. */
function toldDebts(assumptions: Assumptions): ReturnType<typeof debtsOf> {
  const debts = debtsOf(assumptions);
  return assumptions.isFamilyLoan ? debts.slice(0, 1) : debts;
}

function repaidBy(assumptions: Assumptions, months: number): number {
  return toldDebts(assumptions).reduce((sum, { amount, rateBasisPoints }) => sum + computeInstalment(amount, rateBasisPoints, months), 0);
}
