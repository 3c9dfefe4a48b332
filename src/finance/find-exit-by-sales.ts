import type { FinancialModel } from './financial-model.ts';
import type { Exit } from './find-exit.ts';
import { projectCourse } from './project-course.ts';
import { ALARM_MONTH } from './rescue-cash.ts';

/** The three months after the alarm: as many short again, and the measures have not brought sales back. */
export const LATER_MONTHS = [ALARM_MONTH + 1, ALARM_MONTH + 2, ALARM_MONTH + 3] as const;

/** What is owed, and what stands against it, where it stops because those months sell as little as lower sales do; null where no sales would pay. */
export function findExitBySales({
  assumptions,
  funding,
  scenarios: [low],
  breakEven,
}: FinancialModel): Pick<Exit, 'month' | 'owed' | 'suppliers' | 'assets'> | null {
  if (breakEven.month === null) return null;
  const month = LATER_MONTHS[2];
  const balance = projectCourse(assumptions, funding, { volumePct: low.volumePct, delayMonths: 0 }).balances[month];
  return balance
    ? { month, owed: balance.loan, suppliers: balance.payables, assets: balance.fixedAssets + balance.stock + balance.deposit }
    : null;
}
