// A workbook ready to be written: sheets of cells with their formulas, values and looks. Data only.
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

/** What a cell is, for the eye. `…-head`: the head of a column of words, of figures; `input`: the reader may change it. */
export type CellRole =
  | 'title'
  | 'note'
  | 'head'
  | 'words-head'
  | 'figure-head'
  | 'section'
  | 'label'
  | 'figure'
  | 'input'
  | 'words'
  | 'quote';

export interface CellLook {
  readonly role: CellRole;
  readonly emphasis: NonNullable<WorkbookLine['emphasis']> | 'plain';
  readonly format: LineFormat | 'text';
  /** With the currency's symbol. */
  readonly symbol: boolean;
}

/** Rows and columns count from 0. A text is never a formula: what `formula` holds is ours alone. */
export interface BookCell {
  readonly row: number;
  readonly column: number;
  readonly value: number | string;
  readonly formula: string | null;
  readonly look: CellLook;
}

export interface BookSheet {
  readonly name: string;
  readonly cells: readonly BookCell[];
  /** In characters, from the first column on. */
  readonly widths: readonly number[];
  /** Rows and columns that stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** Rows that head each printed page, from 0, both included. */
  readonly headRows: readonly [number, number];
  /** A table of months is printed a year a page; anything else on the width of one page. */
  readonly print: 'year-a-page' | 'fit-width';
  readonly tab: 'input' | 'figures' | 'case';
}

export interface Book {
  readonly title: string;
  readonly author: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly paper: 'a4' | 'letter';
  /** What stands at the foot of each printed page. */
  readonly foot: string;
  readonly sheets: readonly BookSheet[];
  readonly formats: Readonly<Record<string, string>>;
  readonly colours: BookColours;
}

/** Hex without `#`. */
export interface BookColours {
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  readonly wash: string;
  readonly thread: string;
  readonly threadWash: string;
}
