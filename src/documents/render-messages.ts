// What the pool and its threads tell each other.
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Language } from '../language/language.ts';
import type { SheetData } from './sheet-data.ts';
import type { BookPlan } from './workbook/compose-book.ts';

export interface WorkerSettings {
  /** Whether a warning of the compiler is an error, as in tests. */
  readonly strict: boolean;
}

export type RenderOrder = PageOrder | WorkbookOrder;

/** One edition, to be set as a PDF. */
export interface PageOrder {
  readonly kind: 'pages';
  readonly sheet: SheetData;
  /** The plan's other edition, which leaves out the same rows. */
  readonly other?: SheetData;
  /** Seconds since 1970, written into the file as its date. */
  readonly creationTimestamp: number;
}

/** The workbook of a plan, in one language. */
export interface WorkbookOrder {
  readonly kind: 'workbook';
  readonly plan: BookPlan;
  readonly model: FinancialModel;
  readonly language: Language;
}

/** What came of an order. Of a workbook, `pages` and `settings` are 0. */
export interface Rendered {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** How tall each page came out, in sheets; the cover is left out. */
  readonly heights: readonly number[];
  /** How often the pages were set until each fitted. */
  readonly settings: number;
}

export type RenderReply = ({ readonly ok: true } & Rendered) | { readonly ok: false; readonly message: string };
