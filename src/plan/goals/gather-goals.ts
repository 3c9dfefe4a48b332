import { countryOf } from '../../countries/countries.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { computeInstalment } from '../../finance/compute-instalment.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { unitsToCover } from '../../finance/find-break-even.ts';
import { debtsOf, instalmentOfDebt, termInMonths } from '../../finance/repay-loan.ts';
import { foldText } from '../../language/fold-text.ts';
import { isRecurring } from '../diagnose-plan.ts';
import type { Figure, FigureKind, FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';
import { findGoalMonth } from './find-goal-month.ts';
import { moneyIn, ratingIn, shareIn, targetIn } from './read-goal-numbers.ts';
import { splitGoals } from './split-goals.ts';

/** How often a goal counts what is sold, and how much of a month that is. A month has 26 working days and 52 ÷ 12 weeks. */
const RATES = {
  day: { words: /\b(?:al dia|por dia|cada dia|diari[oa]s?|a day|per day|each day|every day|daily)\b/, aMonth: 26 },
  week: { words: /\b(?:a la semana|por semana|cada semana|semanales|a week|per week|each week|weekly)\b/, aMonth: 52 / 12 },
  month: { words: /\b(?:al mes|por mes|cada mes|mensual\w*|a month|per month|each month|monthly)\b|\bmes$/, aMonth: 1 },
} as const;

/** A goal without a date is one of the first year. */
const MONTH_UNSAID = 12;

export interface Goal {
  readonly text: string;
  /** The month of the plan by which it is to be met; it may lie after the last one. */
  readonly month: number;
  /** The pace it counts at; `total`: all there have been by then; `active`: those there are that month. */
  readonly rate: keyof typeof RATES | 'total' | 'active';
  /** What it counts up to; null where it names no number. */
  readonly target: number | null;
  /** The money it asks for, in a month where it asks for it every day or week; null where it names none. */
  readonly money: number | null;
  /** The share it names, percent. */
  readonly share: number | null;
  /** The rating out of five or ten that it names: 4.7. */
  readonly rating: number | null;
}

/** A goal with its place among those told, counted from 0. */
export type PlacedGoal = Goal & { readonly at: number };

/** The goals as told, each with its month, and with the number, the money and the pace it names. */
export function gatherGoals(facts: FactSheet, model: FinancialModel): readonly Goal[] {
  const { assumptions: a } = model;
  const { southern } = countryOf(a.country);
  const unpaced = isRecurring(model) ? 'active' : 'total';
  return splitGoals(factValue(facts, 'goals') ?? '').map((text) => {
    const said = inLocalMoney(foldText(text), a.country);
    const rate = (['day', 'week', 'month'] as const).find((id) => RATES[id].words.test(said)) ?? unpaced;
    const month = findGoalMonth(text, a.start.value, southern) ?? MONTH_UNSAID;
    return {
      text,
      month,
      rate,
      target: targetIn(said),
      money: inAMonth(moneyIn(said), rate),
      share: shareIn(said),
      rating: ratingIn(said),
    };
  });
}

/** In Peru a luca is one sol. */
function inLocalMoney(said: string, country: string): string {
  return country === 'PE' ? said.replace(/\blucas?\b/g, 'soles') : said;
}

/** Whether it counts by the day, the week or the month: what it asks for is then a month's. */
export function isPaced({ rate }: Pick<Goal, 'rate'>): boolean {
  return rate !== 'total' && rate !== 'active';
}

/** «900 lucas diarias», "$2,000 a week": what that comes to in a month. */
function inAMonth(money: number | null, rate: Goal['rate']): number | null {
  return money === null || (rate !== 'day' && rate !== 'week') ? money : Math.round(money * RATES[rate].aMonth);
}

/**
 * `goal-1-units` …: what the forecast sells in that month, at the pace of the goal; `goal-1-target`, `goal-1-money`: what the goal names;
 * `goal-1-reached`: the first month whose sales are as many, or bring as much.
 */
export function goalFigures(facts: FactSheet, model: FinancialModel): FigureTable {
  const entries = gatherGoals(facts, model).flatMap((goal, at): [string, Figure][] => {
    const { text, month, target, money, share, rating } = goal;
    const last = Math.min(month, model.months.length);
    const sold = model.months.map((_, index) => soldBy(index + 1, goal.rate, model));
    const reached = model.months.find(({ revenue }, index) =>
      money === null ? target !== null && (sold[index] ?? 0) >= target : revenue >= money,
    );
    const said = (id: string, kind: FigureKind, value: number | null): [string, Figure][] =>
      value === null ? [] : [[id, { kind, value, origin: 'said' }]];
    return [
      [goalFigure(at), derived('count', sold[last - 1] ?? 0)],
      ...said(targetFigure(at), 'count', target),
      ...said(moneyFigure(at), 'money', money),
      ...said(shareFigure(at), 'percent', share),
      ...said(ratingFigure(at), 'rating', rating),
      ...said(itemFigure(at), 'money', itemNamed(facts, text)),
      ...(reached ? [[reachedFigure(at), derived('month', reached.month)] satisfies [string, Figure]] : []),
    ];
  });
  return Object.fromEntries([...entries, ...repaymentsOf(facts, model), ...hiringOf(model)]);
}

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

/** What is sold at the pace in the month of that number, or in all by its end. */
function soldBy(number: number, rate: Goal['rate'], { months }: FinancialModel): number {
  const units = months[number - 1]?.units ?? 0;
  if (rate === 'total') return months.slice(0, number).reduce((sum, month) => sum + month.units, 0);
  return rate === 'active' ? units : Math.round(units / RATES[rate].aMonth);
}

/** What the goal comes to in a month: those served in it, where they pay month after month; null where it counts at no pace. */
export function monthlyTarget({ rate, target }: Goal): number | null {
  if (target === null || rate === 'total') return null;
  return rate === 'active' ? target : target * RATES[rate].aMonth;
}

/** `hire-units`: how much more has to be sold in a month to pay one person more, at what one costs today. */
function hiringOf({ assumptions: a }: FinancialModel): readonly (readonly [string, Figure])[] {
  const cost = Math.round((a.staff.value + a.extraPay.value) / Math.max(1, a.team.value));
  const units = cost > 0 ? unitsToCover(cost, a.priceCents.value - a.unitCostCents.value) : null;
  return units === null ? [] : [['hire-units', derived('count', units)]];
}

/** What paying the told loan back by the month of each goal would take a month, where that is sooner than its term; `told-instalment`: what it takes by then. */
function repaymentsOf(facts: FactSheet, model: FinancialModel): readonly (readonly [string, Figure])[] {
  const { assumptions: a } = model;
  const sooner = gatherGoals(facts, model).flatMap(({ text, month }, at) =>
    model.funding.instalment > 0 && findGoalMonth(text, a.start.value) !== null && month < termInMonths(a)
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

/** `goal-1-instalment`: there only where the goal is sooner than the loan's term. */
export function repaymentFigure(at: number): string {
  return `goal-${at + 1}-instalment`;
}

/** The money that a goal names. */
export function moneyFigure(at: number): string {
  return `goal-${at + 1}-money`;
}

/** The share that a goal names. */
export function shareFigure(at: number): string {
  return `goal-${at + 1}-share`;
}

/** The rating that a goal names. */
export function ratingFigure(at: number): string {
  return `goal-${at + 1}-rating`;
}

/** The first month that brings what a goal names; there only where one of the plan's does. */
export function reachedFigure(at: number): string {
  return `goal-${at + 1}-reached`;
}

/** The number that a goal names. */
export function targetFigure(at: number): string {
  return `goal-${at + 1}-target`;
}

/** What the thing that a goal names was told to cost. */
export function itemFigure(at: number): string {
  return `goal-${at + 1}-item`;
}

export function goalFigure(at: number): string {
  return `goal-${at + 1}-units`;
}
