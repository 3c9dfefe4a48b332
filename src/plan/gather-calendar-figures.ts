import type { FinancialModel } from '../finance/financial-model.ts';
import { isRecurring } from './diagnose-plan.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Weeks before opening that the calendar starts with. */
export const WEEKS_BEFORE = 4;
const WEEKS = 12;
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
const DAY_MS = 86_400_000;

/**
 * `week-1` … `week-12`: the Monday on or before the opening month's first day, less four weeks, and on; `opening-week` what the week of the
 * opening is to sell.
 */
export function gatherCalendarFigures(model: FinancialModel): FigureTable {
  const { start } = model.assumptions;
  const opening = Date.parse(`${start.value}-01T00:00:00Z`);
  const monday = opening - ((new Date(opening).getUTCDay() + 6) % 7) * DAY_MS;
  const dates = Array.from({ length: WEEKS }, (_, week): [string, Figure] => {
    const day = new Date(monday + (week - WEEKS_BEFORE) * 7 * DAY_MS).toISOString().slice(0, 10);
    return [weekFigure(week), { kind: 'day', value: day, origin: 'derived' }];
  });
  const first = model.months[0]?.units ?? 0;
  const ofWeek = isRecurring(model) ? first : Math.max(1, Math.round((first * MONTHS_A_YEAR) / WEEKS_A_YEAR));
  return { ...Object.fromEntries(dates), 'opening-week': derived('count', ofWeek) };
}

/** The id of a week's first day, weeks counted from 0. */
export function weekFigure(at: number): string {
  return `week-${at + 1}`;
}
