// When a business stops: what is watched, and what is owed then.

import type { FinancialModel, ProjectedMonth } from '../../finance/financial-model.ts';
import { unitsToPayAll } from '../../finance/find-break-even.ts';
import { type Exit, findExit } from '../../finance/find-exit.ts';
import { findExitBySales } from '../../finance/find-exit-by-sales.ts';
import { ALARM_MONTH, type Rescue } from '../../finance/rescue-cash.ts';
import type { FigureTable } from '../figures/figure.ts';
import { lowCourse } from '../figures/gather-alarm-figures.ts';
import { derived, monthOf } from '../figures/make-figure.ts';

const IN_A_ROW = 3;

/**
 * `exit-month`, with what is owed and what stands against it. Where lower sales leave the business alive, `exit-floor` and its months; where measures make up
 * for them, the cash at or under which they have not, `exit-cash`, or under which they have not, `exit-month-cost`; else nothing more: sales decide.
 */
export function gatherExitFigures(model: FinancialModel, rescue: Rescue | null): FigureTable {
  if (model.breakEven.month === null) return neverFigures(model);
  const byCash = findExit(model);
  const floor = isAlive(model) ? gatherExitFloor(model) : {};
  if (floor['exit-floor']) return { ...floor, ...(byCash ? owedFigures(model, byCash) : {}) };
  const tellsOfCash = byCash && isEnough(rescue) && !isUnraised(model) && (model.months[byCash.month - 1]?.cash ?? 0) > byCash.cash;
  if (tellsOfCash)
    return { ...owedFigures(model, byCash), [byCash.isMonthsCost ? 'exit-month-cost' : 'exit-cash']: derived('money', byCash.cash) };
  const bySales = findExitBySales(model);
  return bySales ? owedFigures(model, bySales) : {};
}

function isAlive({ scenarios: [low] }: FinancialModel): boolean {
  return low.lowestCash >= 0;
}

/** The forecast itself counts on money that is not there: its cash tells nothing. */
function isUnraised({ funding, lowestCash }: FinancialModel): boolean {
  return funding.openingCash < 0 || lowestCash.amount < 0;
}

/** Whether the measures make up for lower sales, with the pay that waits paid. */
function isEnough(rescue: Rescue | null): boolean {
  return rescue !== null && rescue.lowestCash >= owedPay(rescue);
}

/** The pay of the founders that waits. */
export function owedPay({ measures }: Rescue): number {
  return measures.find(({ id }) => id === 'founder')?.saved ?? 0;
}

/** All of lower sales: `exit-owed` to lenders, `exit-suppliers`, and the cash that is left then, `exit-left`; `exit-net`, what that cash does not pay. The last three only where there are any. */
function owedFigures(model: FinancialModel, exit: Pick<Exit, 'month' | 'owed' | 'suppliers' | 'assets'>): FigureTable {
  const { month, owed, suppliers, assets } = exit;
  const left = lowCourse(model)[month - 1]?.cash ?? 0;
  const net = owed + suppliers - Math.max(0, left);
  return {
    'exit-month': derived('month', monthOf(model, month)),
    'exit-owed': derived('money', owed),
    'exit-assets': derived('money', assets),
    ...(suppliers > 0 ? { 'exit-suppliers': derived('money', suppliers) } : {}),
    ...(left > 0 ? { 'exit-left': derived('money', left) } : {}),
    ...(net > 0 ? { 'exit-net': derived('money', net) } : {}),
  };
}

/** `never-out-month`, in which the cash of a business that never pays its way is gone, and `never-owed`, what it still owes then; none without a loan. */
function neverFigures(model: FinancialModel): FigureTable {
  const out = model.scenarios[1].outOfCashMonth;
  const owed = out === null ? 0 : (model.balances[out]?.loan ?? 0);
  if (out === null || out === 0 || owed === 0) return {};
  return { 'never-out-month': derived('month', monthOf(model, out)), 'never-owed': derived('money', owed) };
}

/**
 * `exit-floor`: the cash under which it stops, the most that a month of the first year takes once the alarm can have rung, instalment included; `exit-from`: the
 * month from which three in a row under what pays for all count, the first after the alarm from which the forecast itself has none that end so low;
 * `exit-low-month`: when lower sales come to it with nothing done, where they do.
 */
function gatherExitFloor(model: FinancialModel): FigureTable {
  const { months } = model;
  const needed = unitsToPayAll(model);
  if (needed === null) return {};
  const floor = Math.max(...months.slice(ALARM_MONTH, 12).map(({ fixedCosts, interest, principal }) => fixedCosts + interest + principal));
  const own = stopsOf(months, needed, floor).at(-1);
  const from = Math.max(ALARM_MONTH + 1, own === undefined ? 0 : own - IN_A_ROW + 2);
  if (from > months.length - IN_A_ROW) return {};
  const low = stopsOf(lowCourse(model), needed, floor).find((number) => number >= from + IN_A_ROW - 1);
  return {
    'exit-floor': derived('money', floor),
    'exit-from': derived('month', monthOf(model, from)),
    ...(low === undefined ? {} : { 'exit-low-month': derived('month', monthOf(model, low)) }),
  };
}

/** The months that are the third in a row short of the sales needed and end with less than the floor. */
function stopsOf(months: readonly ProjectedMonth[], needed: number, floor: number): readonly number[] {
  return months
    .filter(({ number, cash }) => {
      const last = months.slice(Math.max(0, number - IN_A_ROW), number);
      return last.length === IN_A_ROW && cash < floor && last.every(({ units }) => Math.round(units) < needed);
    })
    .map(({ number }) => number);
}
