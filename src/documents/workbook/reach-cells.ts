import { CELLS, cellOfMonth, MONTHS, ONCE, OPENING, type WorkbookLine, yearOfMonth } from './workbook-line.ts';

/** From one cell of a line to another, both included. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/**
 * Which cells of `line` a name in a formula means, seen from cell `at` of another line.
 *
 * Nothing: the same month or year; of a line that has no such cell, that of its year, else its single one.
 * `before`: the month before (the opening, for the first), in a year's formula the year before. A number: so many months before.
 * `first`, `opening`, `end` (the year's last month), `y1` to `y3`, `last-year` (the sum of the year before).
 * Ranges: `calendar` (the first twelve months), `all`, `with-opening`, `so-far`, `until-before` (from the opening), `year`, `year-so-far`.
 */
export function reachCells(line: WorkbookLine, reach: string | null, at: number): Reach {
  const found = reach === null ? sameCell(line, at) : namedCells(reach, at);
  if (!found || found.from < 0 || found.to >= CELLS || found.from > found.to) {
    throw new Error(`{${line.id}${reach === null ? '' : `:${reach}`}} means nothing in cell ${at}`);
  }
  return found;
}

function sameCell(line: WorkbookLine, at: number): Reach | null {
  const only = (cell: number): Reach => ({ from: cell, to: cell });
  if (line.input !== undefined || line.once !== undefined) return only(ONCE);
  const month = at - OPENING;
  if (line.calendar) return month > 0 ? only(at) : null;
  if (at === OPENING) return line.opening === undefined ? null : only(at);
  if (month > 0) return line.months === undefined ? only(yearOfMonth(month)) : only(at);
  return at === ONCE || line.years === undefined ? null : only(at);
}

function namedCells(reach: string, at: number): Reach | null {
  const month = at - OPENING;
  const isMonth = month > 0;
  const isYear = at !== ONCE && at < OPENING;
  const year = isMonth ? yearOfMonth(month) : at;
  const months = (from: number, to: number): Reach => ({ from: cellOfMonth(from), to: cellOfMonth(to) });
  const only = (cell: number): Reach => ({ from: cell, to: cell });
  if (/^\d+$/.test(reach)) return isMonth && month >= Number(reach) ? only(at - Number(reach)) : null;
  switch (reach) {
    case 'calendar':
      return months(1, 12);
    case 'all':
      return months(1, MONTHS);
    case 'with-opening':
      return months(0, MONTHS);
    case 'first':
      return months(1, 1);
    case 'opening':
      return only(OPENING);
    case 'y1':
    case 'y2':
    case 'y3':
      return only(Number(reach.slice(1)));
    case 'before':
      return isMonth ? only(at - 1) : isYear && at > 1 ? only(at - 1) : null;
    case 'so-far':
      return isMonth ? months(1, month) : null;
    case 'until-before':
      return isMonth ? months(0, month - 1) : null;
    case 'year':
      return isMonth || isYear ? months(12 * year - 11, 12 * year) : null;
    case 'end':
      return isYear ? months(12 * year, 12 * year) : null;
    case 'year-so-far':
      return isMonth ? months(12 * year - 11, month) : null;
    case 'last-year':
      return isMonth && year > 1 ? only(year - 1) : null;
    default:
      return null;
  }
}
