import type { FinancialModel } from '../../finance/financial-model.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { DAY_MS, dayOf, type Steps } from '../operations/lay-steps.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Weeks before opening that the calendar starts with. */
export const WEEKS_BEFORE = 4;
const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;

/**
 * `week-1` … `week-12`: the first Monday of the opening month, or that of the week in which everything is ready where that is later in it, less
 * four weeks, and on, one after another; `talks-week`, in which the evidence is gathered, ends before it is decided whether to go on. `opening-week`: what the week of the opening is to sell.
 */
export function gatherCalendarFigures(model: FinancialModel, { goBy, ...steps }: Steps): FigureTable {
  const { start } = model.assumptions;
  const opening = Date.parse(`${start.value}-01T00:00:00Z`);
  const firstMonday = opening + ((8 - new Date(opening).getUTCDay()) % 7) * DAY_MS;
  const isLater = steps.shortWeeks > 0 && !steps.canBeginAway && steps.readyBy.startsWith(start.value);
  const monday = isLater ? Math.max(firstMonday, mondayUpTo(Date.parse(steps.readyBy))) : firstMonday;
  const first = monday - WEEKS_BEFORE * WEEK_MS;
  const talks = Math.min(first, mondayUpTo(Date.parse(goBy) - WEEK_MS));
  const day = (time: number): Figure => ({ kind: 'day', value: dayOf(time), origin: 'derived' });
  const dates = Array.from({ length: WEEKS }, (_, week): [string, Figure] => [weekFigure(week), day(first + week * WEEK_MS)]);
  const { units = 0, customers } = model.months[0] ?? {};
  const sold = isRecurring(model) && customers ? customers.before + customers.won : units;
  return {
    ...Object.fromEntries(dates),
    'talks-week': day(talks),
    'opening-week': derived('count', Math.max(1, Math.round(sold / WEEKS_A_MONTH))),
  };
}

/** The Monday on which, or after which, that moment comes. */
function mondayUpTo(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
}

/** The id of a week's first day, weeks counted from 0. */
export function weekFigure(at: number): string {
  return `week-${at + 1}`;
}
