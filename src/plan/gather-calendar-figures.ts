import type { FinancialModel } from '../finance/financial-model.ts';
import { isRecurring } from './diagnose-plan.ts';
import type { Figure, FigureTable } from './figure.ts';
import { DAY_MS, dayOf, type Steps } from './lay-steps.ts';
import { derived } from './make-figure.ts';

/** Weeks before opening that the calendar starts with. */
export const WEEKS_BEFORE = 4;
const WEEKS = 12;
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
const WEEK_MS = 7 * DAY_MS;

/**
 * `week-1` … `week-12`: the first Monday of the opening month, less four weeks, and on; the first of them, in which the evidence is gathered,
 * ends before it is decided whether to go on. `opening-week`: what the week of the opening is to sell.
 */
export function gatherCalendarFigures(model: FinancialModel, { goBy }: Steps): FigureTable {
  const { start } = model.assumptions;
  const opening = Date.parse(`${start.value}-01T00:00:00Z`);
  const monday = opening + ((8 - new Date(opening).getUTCDay()) % 7) * DAY_MS;
  const first = Math.min(monday - WEEKS_BEFORE * WEEK_MS, mondayUpTo(Date.parse(goBy) - WEEK_MS));
  const dates = Array.from({ length: WEEKS }, (_, week): [string, Figure] => {
    const day = dayOf(week === 0 ? first : monday + (week - WEEKS_BEFORE) * WEEK_MS);
    return [weekFigure(week), { kind: 'day', value: day, origin: 'derived' }];
  });
  const sold = model.months[0]?.units ?? 0;
  const ofWeek = isRecurring(model) ? sold : Math.max(1, Math.round((sold * MONTHS_A_YEAR) / WEEKS_A_YEAR));
  return { ...Object.fromEntries(dates), 'opening-week': derived('count', ofWeek) };
}

/** The Monday on which, or after which, that moment comes. */
function mondayUpTo(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
}

/** The id of a week's first day, weeks counted from 0. */
export function weekFigure(at: number): string {
  return `week-${at + 1}`;
}
