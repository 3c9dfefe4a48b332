// What the months say of a goal beside its own: the highest, the usual one of the third year, what is finished by then and what a month at the goal leaves.
import type { FactSheet } from '../../facts/fact.ts';
import { findJobWeeks } from '../../facts/find-job-weeks.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover } from '../../finance/find-break-even.ts';
import { hiredPay } from '../../finance/hire-hours.ts';
import { hourCost } from '../../finance/hour-cost.ts';
import { WEEKS_A_MONTH } from '../figures/days-of-month.ts';
import type { FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';
import { type Goal, monthlyTarget } from './gather-goals.ts';

/** Fewer months than this that reach it are its peaks. */
const FEW = 3;
const MONTHS_A_YEAR = 12;
/** So much higher than the goal's own month is worth a word. */
const HIGHER = 1.15;

/** `sold`: what each month of the plan sells at the goal's pace. */
export function goalMonthFigures(at: number, goal: Goal, sold: readonly number[], model: FinancialModel, facts: FactSheet): FigureTable {
  return {
    ...perSale(at, goal, sold),
    ...peakFigures(at, goal, sold, model),
    ...everyMonthFigures(at, goal, sold, model),
    ...betweenFigures(at, goal, sold),
    ...doneFigures(at, goal, model, facts),
    ...leftFigures(at, goal, model, facts),
  };
}

/** Of what the goal counts, how many for each sale of its month; only where that is more than one and no more than a few. */
function perSale(at: number, { target, month, rate }: Goal, sold: readonly number[]): FigureTable {
  const units = sold[Math.min(month, sold.length) - 1] ?? 0;
  const each = target === null || rate === 'total' || units === 0 ? 0 : Math.round((target * 10) / units) / 10;
  return each > 1 && each <= MOST_PER_SALE ? { [perSaleFigure(at)]: derived(Number.isInteger(each) ? 'count' : 'rating', each) } : {};
}

/** Nobody carries more of them out at a time. */
const MOST_PER_SALE = 5;

/** How many of the things that a goal counts each sale would hold. */
export function perSaleFigure(at: number): string {
  return `goal-${at + 1}-per-sale`;
}

function peakFigures(at: number, goal: Goal, sold: readonly number[], { months }: FinancialModel): FigureTable {
  const { target, month, rate } = goal;
  if (target === null || rate === 'total' || rate === 'active') return {};
  const last = Math.min(month, months.length);
  const best = sold.slice(0, last).reduce((high, units, index) => (units > (sold[high] ?? 0) ? index : high), 0);
  const isHigher = (sold[best] ?? 0) > HIGHER * (sold[last - 1] ?? 0) && (sold[best] ?? 0) < target;
  const reaching = sold.filter((units) => units >= target).length;
  const usual = sold.slice(-MONTHS_A_YEAR);
  return {
    ...(isHigher
      ? {
          [bestFigure(at)]: derived('count', sold[best] ?? 0),
          [`${bestFigure(at)}-month`]: derived('month', months[best]?.month ?? ''),
        }
      : {}),
    ...(reaching > 0 && reaching < FEW && (sold.at(-1) ?? 0) < target
      ? { [steadyFigure(at)]: derived('count', Math.round(usual.reduce((sum, units) => sum + units, 0) / Math.max(1, usual.length))) }
      : {}),
  };
}

/** `goal-1-peak-y1`…: the highest month of each of the first two years, and its month; `goal-1-usual`: what a month of the second sells on average; `goal-1-every`: what each is short of the goal. Only where the highest is well above the average, and that is short. */
function everyMonthFigures(
  at: number,
  { target, rate }: Goal,
  sold: readonly number[],
  { months, assumptions }: FinancialModel,
): FigureTable {
  if (target === null || rate === 'total' || rate === 'active' || assumptions.lodging) return {};
  const yearOf = (year: number) => sold.slice(MONTHS_A_YEAR * (year - 1), MONTHS_A_YEAR * year);
  const usual = Math.round(yearOf(2).reduce((sum, units) => sum + units, 0) / MONTHS_A_YEAR);
  if (usual === 0 || usual >= target || Math.max(...yearOf(2)) < HIGHER * usual) return {};
  const peakOf = (year: number): FigureTable => {
    const highest = Math.max(...yearOf(year));
    const month = months[MONTHS_A_YEAR * (year - 1) + yearOf(year).indexOf(highest)]?.month ?? '';
    return { [peakFigure(at, year)]: derived('count', highest), [`${peakFigure(at, year)}-month`]: derived('month', month) };
  };
  return {
    ...peakOf(1),
    ...peakOf(2),
    [`${everyFigure(at)}-usual`]: derived('count', usual),
    [everyFigure(at)]: derived('count', Math.ceil(target - usual)),
  };
}

/** What the highest month of a year sells. */
export function peakFigure(at: number, year: number): string {
  return `goal-${at + 1}-peak-y${year}`;
}

/** What an average month of the second year is short of a goal told of a month; there only where the year has a high season. */
export function everyFigure(at: number): string {
  return `goal-${at + 1}-every`;
}

/** Halfway from what the forecast has by then to the goal, where the third year sells no more than the second: it never gets there alone. */
function betweenFigures(at: number, { target, month, rate }: Goal, sold: readonly number[]): FigureTable {
  if (target === null || rate === 'total' || sold.some((units) => units >= target)) return {};
  const yearOf = (end: number) => sold.slice(end - MONTHS_A_YEAR, end).reduce((sum, units) => sum + units, 0);
  const forecast = sold[Math.min(month, sold.length) - 1] ?? 0;
  const middle = Math.round((forecast + target) / 2);
  const isLevel = yearOf(sold.length) <= yearOf(sold.length - MONTHS_A_YEAR) * LEVEL;
  return isLevel && middle > forecast && middle < target ? { [betweenFigure(at)]: derived('count', middle) } : {};
}

/** A year that sells no more than this of the one before grows no longer. */
const LEVEL = 1.01;

/** A first target on the way to a goal that the forecast never reaches. */
export function betweenFigure(at: number): string {
  return `goal-${at + 1}-between`;
}

/** Jobs of weeks that begin too late are not finished by then. */
function doneFigures(at: number, { rate, month, since }: Goal, { months }: FinancialModel, facts: FactSheet): FigureTable {
  const weeks = findJobWeeks(facts);
  if (weeks === null || rate !== 'total') return {};
  const until = Math.max(0, Math.min(month, months.length) - weeks / WEEKS_A_MONTH);
  const whole = Math.floor(until);
  const units = months.slice(since - 1, whole).reduce((sum, one) => sum + one.units, 0) + (months[whole]?.units ?? 0) * (until - whole);
  return { [doneFigure(at)]: derived('count', Math.floor(units)) };
}

/** What a month at the goal leaves before instalments, and one more a day of what is sold. */
function leftFigures(at: number, goal: Goal, model: FinancialModel, facts: FactSheet): FigureTable {
  const { assumptions: a, breakEven } = model;
  const paced = monthlyTarget(goal);
  const margin = a.priceCents.value - a.unitCostCents.value;
  if (paced === null || (a.lines?.length ?? 0) > 1 || margin <= 0) return {};
  const left = Math.round((paced * margin) / 100) - costsToCover(a, breakEven) - hiredPay(a, paced, a.hands?.hourCents?.value ?? 0);
  return {
    [leftFigure(at)]: derived('money', left),
    ...handsFigures(at, { paced, left }, model, facts),
    ...(goal.rate === 'day' ? { [`${leftFigure(at)}-each`]: derived('money', Math.round((goal.aMonth * margin) / 100)) } : {}),
  };
}

/** `…-hands`: what the hours beyond those of the team would be paid, charges included, where the plan hires nobody; `…-after`: what the month leaves then. */
function handsFigures(
  at: number,
  { paced, left }: { readonly paced: number; readonly left: number },
  model: FinancialModel,
  facts: FactSheet,
): FigureTable {
  const { hands } = model.assumptions;
  const hour = hourCost(model, facts);
  if (!hands || hands.hourCents || hour === null) return {};
  const missing = (paced * hands.minutes.value) / 60 - hands.hours.value;
  if (missing <= 0) return {};
  const pay = Math.round(missing * hour);
  return { [`${leftFigure(at)}-hands`]: derived('money', pay), [`${leftFigure(at)}-after`]: derived('money', left - pay) };
}

/** What the highest month up to the goal's sells; there only where that month is a low one and the goal is not reached. */
export function bestFigure(at: number): string {
  return `goal-${at + 1}-best`;
}

/** What a month of the third year sells on average; there only where the goal is reached in a few months alone. */
export function steadyFigure(at: number): string {
  return `goal-${at + 1}-steady`;
}

/** What is begun early enough to be finished by then. */
export function doneFigure(at: number): string {
  return `goal-${at + 1}-done`;
}

/** What a month at the goal's pace leaves before instalments. */
export function leftFigure(at: number): string {
  return `goal-${at + 1}-left`;
}
