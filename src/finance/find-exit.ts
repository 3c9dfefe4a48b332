import type { FinancialModel, ProjectedMonth } from './financial-model.ts';
import { projectCourse } from './project-course.ts';
import { ALARM_MONTH } from './rescue-cash.ts';

/** Half a year after the measures: by then they have worked or they have not. */
const EXIT_MONTH = 9;

/** When a business stops, and what is left to pay. Whole currency units. */
export interface Exit {
  readonly month: number;
  /** What a fifth fewer sales leave in cash that month with nothing done: at that or less, the measures have not worked. */
  readonly cash: number;
  /** Of the loans. */
  readonly owed: number;
  /** What was bought and wears out, the goods and the deposit, at their value in the books. */
  readonly assets: number;
}

/**
 * The last month, half a year after the measures at the latest, in which the lower course still has the cash of a month's costs and of what it pays
 * the lender: to stop then leaves nothing overdue. Null where there is none, and where no sales would pay.
 */
export function findExit({ assumptions, funding, scenarios: [low], breakEven }: FinancialModel): Exit | null {
  if (breakEven.month === null) return null;
  const { months, balances } = projectCourse(assumptions, funding, { volumePct: low.volumePct, delayMonths: 0 });
  const last = months.slice(ALARM_MONTH, EXIT_MONTH).findLast((month) => month.cash >= paidOut(month));
  const balance = last && balances[last.number];
  if (!last || !balance) return null;
  return { month: last.number, cash: last.cash, owed: balance.loan, assets: balance.fixedAssets + balance.stock + balance.deposit };
}

function paidOut({ fixedCosts, interest, principal }: ProjectedMonth): number {
  return fixedCosts + interest + principal;
}
