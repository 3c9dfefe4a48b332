// What the pool and its threads tell each other.
import type { SheetData } from './sheet-data.ts';

export interface WorkerSettings {
  /** Whether a warning of the compiler is an error, as in tests. */
  readonly strict: boolean;
}

export interface RenderOrder {
  readonly sheet: SheetData;
  /** Seconds since 1970, written into the file as its date. */
  readonly creationTimestamp: number;
}

export type RenderReply =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly message: string };
