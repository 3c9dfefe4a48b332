import type { FinancialModel } from '../../finance/financial-model.ts';
import { openingDate } from '../../finance/opening-day.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { DAY_MS, dayOf, type Steps } from '../operations/lay-steps.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Weeks before opening that the calendar starts with. */
export const WEEKS_BEFORE = 4;
const WEEKS = 12;
const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;

/**
 * `week-1` … `week-12`: the first Monday of the opening month, or that of the week in which everything is ready where it opens later in it, less
 * four weeks (the Monday after the last paper that the work needs, where that comes in the first days of the month), and on, one after another;
 * `talks-week`, in which the evidence is gathered, ends before it is decided whether to go on. `opening-day`: the first day of trade;
 * `opening-week`: what the week of the opening is to sell from then on, in `opening-days` where it does not open on its Monday.
 */
export function gatherCalendarFigures(model: FinancialModel, { goBy, list, isOpen }: Steps): FigureTable {
  const { start, firstDays } = model.assumptions;
  const month = Date.parse(`${start.value}-01T00:00:00Z`);
  const firstMonday = month + ((8 - new Date(month).getUTCDay()) % 7) * DAY_MS;
  const needed = isOpen ? firstMonday : mondayFrom(papersBy(list, firstMonday));
  const opening = firstDays ? Date.parse(openingDate(model.assumptions)) : Math.max(firstMonday, needed);
  const monday = mondayUpTo(opening);
  const first = monday - WEEKS_BEFORE * WEEK_MS;
  const talks = Math.min(first, mondayUpTo(Date.parse(goBy) - WEEK_MS));
  const day = (time: number): Figure => ({ kind: 'day', value: dayOf(time), origin: 'derived' });
  const dates = Array.from({ length: WEEKS }, (_, week): [string, Figure] => [weekFigure(week), day(first + week * WEEK_MS)]);
  const { units = 0, customers } = model.months[0] ?? {};
  const openDays = WEEK_DAYS - (opening - monday) / DAY_MS;
  const weeks = firstDays ? firstDays.value / Math.min(openDays, firstDays.value) : WEEKS_A_MONTH;
  const sold = isRecurring(model) && customers ? customers.before + customers.won : units;
  return {
    ...Object.fromEntries(dates),
    'talks-week': day(talks),
    'opening-day': day(opening),
    ...(openDays < WEEK_DAYS ? { 'opening-days': derived('count', openDays) } : {}),
    'opening-week': derived('count', Math.max(1, Math.round(sold / weeks))),
  };
}

/** The day on which the last of what the work itself needs is there: what is asked of a place, or goes on, keeps nobody from working elsewhere. */
function papersBy(list: Steps['list'], from: number): number {
  const papers = list.filter(({ id, isOngoing }) => id.startsWith('permit-') && !OF_A_PLACE.has(id) && isOngoing !== true);
  return Math.max(from, ...papers.map(({ to }) => Date.parse(to)));
}

const OF_A_PLACE: ReadonlySet<string> = new Set(['permit-works', 'permit-town']);

/** That day where it is a Monday, else the next. */
function mondayFrom(time: number): number {
  return mondayUpTo(time + (WEEK_DAYS - 1) * DAY_MS);
}

/** The Monday on which, or after which, that moment comes. */
function mondayUpTo(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
}

/** The id of a week's first day, weeks counted from 0. */
export function weekFigure(at: number): string {
  return `week-${at + 1}`;
}
