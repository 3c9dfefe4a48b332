// What a goal out of reach would take: how many more sales a month, how many customers that is, and what the channels ask for them.
import type { FactSheet } from '../../facts/fact.ts';
import { splitTeam } from '../../facts/split-team.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { unitsToCover } from '../../finance/find-break-even.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { foldText } from '../../language/fold-text.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { amountOf, type Figure, type FigureTable } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { derived } from '../figures/make-figure.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { type Goal, gatherGoals, monthlyTarget } from './gather-goals.ts';

const MONTHS_A_YEAR = 12;
/** One customer in so many writes a review when asked: our own convention, said where it is used. */
const ASKED_FOR_ONE_REVIEW = 10;

/**
 * `goal-1-gap`: what its month is short of, in sales a month; `goal-1-more`: the customers who would buy that, won once where they go on buying and
 * else each month; `goal-1-more-cost`: what the channels usually take for them; `goal-1-reviews`: how many reviews there are by then; `goal-1-needed`: what as many
 * customers as it counts would buy in a month.
 */
export function goalPathFigures(facts: FactSheet, model: FinancialModel, market: FigureTable): FigureTable {
  const value = (id: string) => amountOf(market, id);
  const uses = value('uses-sometimes');
  const entries = gatherGoals(facts, model).flatMap((goal, at): [string, Figure][] => {
    const reviews: [string, Figure] = [reviewsFigure(at), derived('count', reviewsBy(goal.month, value))];
    const needed: [string, Figure][] =
      goal.target === null ? [] : [[neededFigure(at), derived('count', Math.ceil((goal.target * Math.max(1, uses)) / MONTHS_A_YEAR))]];
    const paced = monthlyTarget(goal);
    const year: [string, Figure][] =
      paced === null
        ? []
        : [[yearFigure(at), derived('money', Math.round((paced * MONTHS_A_YEAR * model.assumptions.priceCents.value) / 100))]];
    const months = isOfYear(goal) ? MONTHS_A_YEAR : 1;
    const last = isOfYear(goal) ? MONTHS_A_YEAR : Math.min(goal.month, MONTHS_A_YEAR);
    const leaving = Array.from({ length: months }, (_, back) => Math.abs(value(monthFigure(last - back, 'lost')))).reduce(
      (sum, lost) => sum + lost,
      0,
    );
    const lost: [string, Figure][] = isRecurring(model) ? [[lostFigure(at), derived('count', leaving)]] : [];
    const missing = goal.target === null ? 0 : goal.target - reviewsBy(goal.month, value);
    const unwritten: [string, Figure][] = missing > 0 ? [[`${reviewsFigure(at)}-missing`, derived('count', missing)]] : [];
    const gap = gapOf(goal, model);
    if (gap <= 0) return [reviews, ...unwritten, ...needed, ...year, ...lost];
    const more = customersFor(gap, uses, howTheyBuy(facts, model, uses));
    return [
      reviews,
      ...unwritten,
      ...needed,
      ...year,
      ...lost,
      [gapFigure(at), derived('count', gap)],
      [moreFigure(at), derived('count', more)],
      [`${moreFigure(at)}-cost`, derived('money', Math.ceil(more * value('paid-customer-cost')))],
    ];
  });
  return Object.fromEntries([...entries, ...payGaps(facts, model)]);
}

/** `goal-1-short`: what the pay of all founders is short of the money that the goal asks for, a month; `goal-1-short-units`: the sales that would pay it. */
function payGaps(facts: FactSheet, model: FinancialModel): readonly (readonly [string, Figure])[] {
  const { assumptions: a } = model;
  const team = splitTeam(facts, Math.ceil(a.team.value));
  const paid = splitHiredPay(a, team).founders;
  return gatherGoals(facts, model).flatMap((goal, at): (readonly [string, Figure])[] => {
    const short = goal.money === null ? 0 : goal.money * (goal.isEach ? team.founders : 1) - paid;
    const units = unitsToCover(short, a.priceCents.value - a.unitCostCents.value);
    if (short <= 0) return [];
    const gap = [shortFigure(at), derived('money', short)] as const;
    return units === null ? [gap] : [gap, [`${shortFigure(at)}-units`, derived('count', units)]];
  });
}

/** What pay is short of what a goal asks for it; there only where it is. */
export function shortFigure(at: number): string {
  return `goal-${at + 1}-short`;
}

type Buying = 'on' | 'again' | 'by case';

/** Whether whoever is won goes on buying month after month, comes back now and then, or buys all of it at one go. */
export function howTheyBuy(facts: FactSheet, model: FinancialModel, uses: number): Buying {
  if (isRecurring(model)) return 'on';
  if (model.assumptions.lodging !== undefined || isFrequencyPerCase(facts)) return 'by case';
  return uses >= MONTHS_A_YEAR ? 'on' : 'again';
}

function customersFor(gap: number, uses: number, buying: Buying): number {
  if (buying === 'again') return gap;
  return Math.ceil(buying === 'by case' ? gap / Math.max(1, uses) : (gap * MONTHS_A_YEAR) / Math.max(MONTHS_A_YEAR, uses));
}

/** In sales a month: the pace that is missing in the goal's month, or the sum that is, spread over the months till then. */
function gapOf(goal: Goal, { months, assumptions }: FinancialModel): number {
  const last = Math.min(goal.month, months.length);
  const { units = 0, revenue = 0, customers } = months[last - 1] ?? {};
  if (goal.money !== null) return Math.ceil(((goal.money - revenue) * 100) / Math.max(1, assumptions.priceCents.value));
  if (goal.target === null) return 0;
  const paced = monthlyTarget(goal);
  if (paced !== null) return Math.ceil(paced - (goal.rate === 'active' ? (customers?.after ?? units) : units));
  const sold = months.slice(0, last).reduce((sum, month) => sum + month.units, 0);
  return Math.ceil((goal.target - sold) / last);
}

/** Of all who have bought by that month of the first year. */
function reviewsBy(month: number, value: (id: string) => number): number {
  const months = Array.from({ length: Math.min(month, MONTHS_A_YEAR) }, (_, at) => value(monthFigure(at + 1, 'new')));
  return Math.max(1, Math.round(months.reduce((sum, count) => sum + count, 0) / ASKED_FOR_ONE_REVIEW));
}

/** A year's sales at the pace of the goal. */
export function yearFigure(at: number): string {
  return `goal-${at + 1}-year`;
}

/** What so many customers buy in a month. */
export function neededFigure(at: number): string {
  return `goal-${at + 1}-needed`;
}

/** «Menos de cinco bajas al año», "fewer than five a year": all who leave in the first one. */
export function isOfYear({ text }: Pick<Goal, 'text'>): boolean {
  return /\b(?:(?:a|per|each|every|in (?:the|a)|over the|the first) year|yearly|al ano|por ano|cada ano|en (?:el|un|todo el) (?:primer )?ano|anuales)\b/.test(
    foldText(text),
  );
}

/** Those who leave in the month of the goal, or in the first year where the goal counts a year. */
export function lostFigure(at: number): string {
  return `goal-${at + 1}-lost`;
}

export function gapFigure(at: number): string {
  return `goal-${at + 1}-gap`;
}

export function moreFigure(at: number): string {
  return `goal-${at + 1}-more`;
}

export function reviewsFigure(at: number): string {
  return `goal-${at + 1}-reviews`;
}
