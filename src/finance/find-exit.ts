import type { FinancialModel, ProjectedMonth } from './financial-model.ts';
import { projectCourse } from './project-course.ts';
import { ALARM_MONTH } from './rescue-cash.ts';

/** Measures need a season of three months before they are judged. */
const FIRST_JUDGED = ALARM_MONTH + 3;
/** Half a year after the measures: by then they have worked or they have not. */
const EXIT_MONTH = ALARM_MONTH + 6;

/** When a business stops, and what is left to pay. Whole currency units. */
export interface Exit {
  readonly month: number;
  /** What a fifth fewer sales leave in cash that month with nothing done: at that or less, the measures have not worked. */
  readonly cash: number;
  /** Whether that is what a month takes, instalment included, where nothing done would leave less. */
  readonly isMonthsCost: boolean;
  /** Of the loans. */
  readonly owed: number;
  /** To suppliers. */
  readonly suppliers: number;
  /** What was bought and wears out, the goods and the deposit, at their value in the books. */
  readonly assets: number;
}

/**
 * The last month, half a year after the measures at the latest, in which the lower course still has the cash of a month's costs and of what it pays
 * the lender: to stop then leaves nothing overdue. No sooner than three months after the measures where all is paid until then: at less than what
 * a month takes, it stops. Null where there is none, and where no sales would pay.
 */
export function findExit({ assumptions, funding, scenarios: [low], breakEven }: FinancialModel): Exit | null {
  if (breakEven.month === null) return null;
  const { months, balances } = projectCourse(assumptions, funding, { volumePct: low.volumePct, delayMonths: 0 });
  const isPaid = (month: ProjectedMonth) => month.cash >= paidOut(month);
  const judged = months[FIRST_JUDGED - 1];
  const open = judged && judged.cash >= 0 ? judged : undefined;
  const last =
    months.slice(FIRST_JUDGED - 1, EXIT_MONTH).findLast(isPaid) ?? open ?? months.slice(ALARM_MONTH, FIRST_JUDGED - 1).findLast(isPaid);
  const balance = last && balances[last.number];
  if (!last || !balance) return null;
  const isMonthsCost = !isPaid(last);
  const cash = isMonthsCost ? paidOut(last) : last.cash;
  return {
    month: last.number,
    cash,
    isMonthsCost,
    owed: balance.loan,
    suppliers: balance.payables,
    assets: balance.fixedAssets + balance.stock + balance.deposit,
  };
}

function paidOut({ fixedCosts, interest, principal }: ProjectedMonth): number {
  return fixedCosts + interest + principal;
}
