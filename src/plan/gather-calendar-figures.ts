import { addMonths } from '../finance/add-months.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Figure, FigureTable } from './figure.ts';

/** Weeks before opening that the calendar starts with, and the first week of each of its lines. */
const WEEKS_BEFORE = 4;
const STARTS = [0, 2, 4, 5, 8, 11] as const;
const DAY_MS = 86_400_000;

/** `week-1` … `week-6`: the Monday nearest the opening month's first day, less four weeks, and on; and the months the roadmap draws. */
export function gatherCalendarFigures({ assumptions }: FinancialModel): FigureTable {
  const opening = Date.parse(`${assumptions.start.value}-01T00:00:00Z`);
  const monday = opening - ((new Date(opening).getUTCDay() + 6) % 7) * DAY_MS;
  const dates = STARTS.map((week, at): [string, Figure] => {
    const day = new Date(monday + (week - WEEKS_BEFORE) * 7 * DAY_MS).toISOString().slice(0, 10);
    return [`week-${at + 1}`, { kind: 'date', value: day, origin: 'derived' }];
  });
  const months = Array.from({ length: ROADMAP_MONTHS }, (_, at): [string, Figure] => {
    const month = addMonths(assumptions.start.value, at - MONTHS_BEFORE);
    return [roadFigure(at), { kind: 'month-name', value: month, origin: 'derived' }];
  });
  return Object.fromEntries([...dates, ...months]);
}

/** The roadmap begins two months before opening and ends with the first year. */
export const MONTHS_BEFORE = 2;
export const ROADMAP_MONTHS = 14;

/** The id of a month of the roadmap, counted from 0. */
export function roadFigure(at: number): string {
  return `road-${at + 1}`;
}
