// The workbook as data: lines of figures, each with the formula that makes it out of other lines.
import type { Bilingual } from '../../language/language.ts';

/** How a figure is shown. `exact`: a whole number that only the arithmetic needs. `month-number`: 0 is the opening; `found-…`: below zero means that there is none. */
export type LineFormat =
  | 'money'
  | 'price'
  | 'count'
  | 'exact'
  | 'decimal'
  | 'percent'
  | 'tenths-percent'
  | 'hundredths'
  | 'month'
  | 'month-number'
  | 'short-month'
  | 'found-month'
  | 'found-count'
  | 'found-money'
  | 'lasting-months';

/**
 * One line. Which templates it has says which cells it fills: `once` a single one; `opening`, `months` and `years` those columns of a table.
 * A template names other lines in braces: see `reachCells`.
 */
export interface WorkbookLine {
  readonly id: string;
  readonly label: Bilingual;
  readonly format: LineFormat;
  /** A constant that the reader may change. */
  readonly input?: number;
  /** Twelve of them, January first, in the cells of the first twelve months. */
  readonly calendar?: readonly number[];
  /** One template for all cases, or one for each. */
  readonly once?: string | ((of: CaseId) => string);
  readonly opening?: string;
  /** One template for all months, or one for each (1 to 36); null leaves the cell empty, which counts as 0. */
  readonly months?: string | ((month: number) => string | null);
  /** The sum of the year's months, the value of its last one, or a template of its own for each year (1 to 3). */
  readonly years?: 'sum' | 'last' | ((year: number) => string | null);
  /** The same in every case: written once, in the base case. */
  readonly shared?: true;
  readonly emphasis?: 'total' | 'strong' | 'quiet';
}

export const CASES = ['base', 'low', 'high'] as const;

/** `base`, a fifth less volume, a fifth more. */
export type CaseId = (typeof CASES)[number];

export const MONTHS = 36;
export const YEARS = [1, 2, 3] as const;

/** The cells of a line in order: one by itself, three years, the opening, 36 months. */
export const ONCE = 0;
export const OPENING = 4;
export const CELLS = OPENING + MONTHS + 1;

/** Where month `month` (1 to 36) stands among a line's cells; 0 is the opening. */
export function cellOfMonth(month: number): number {
  return OPENING + month;
}

/** The year (1 to 3) of a month (1 to 36). */
export function yearOfMonth(month: number): number {
  return Math.ceil(month / 12);
}
