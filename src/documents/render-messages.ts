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

/** `pages` is 0 for a workbook. */
export type RenderReply =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly message: string };
