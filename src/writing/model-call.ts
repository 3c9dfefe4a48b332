// What the rest of the program knows of a language model: a call, an answer that may be a failure, and a desk that counts.
import type { z } from 'zod';

/** What a call is for, as the metrics and the books name it. */
export type ModelPurpose = 'section' | 'translation' | 'reading';

/** One request: instructions, data as JSON, and the shape of the answer. */
export interface ModelCall<Value> {
  readonly purpose: ModelPurpose;
  /** Ours alone: no word of a visitor. */
  readonly instructions: string;
  /** What the instructions speak of; it travels as JSON, apart from them. */
  readonly data: unknown;
  /** An object at the top. A key that may be missing is `.nullable()`, never `.optional()`: strict schemas ask for every key. */
  readonly schema: z.ZodType<Value>;
  /** A value of the schema, shown to a model that cannot be held to it. */
  readonly example: Value;
  readonly signal?: AbortSignal;
}

/**
 * Why there is no answer. `refused`: the key, the model's name or the request itself; `malformed`: something came, but not a value
 * of the schema; `budget`: the plan's or the day's is spent; `circuit-open`: not asked, because it has failed too often just now.
 */
export type ModelFailure = 'timeout' | 'refused' | 'quota' | 'unreachable' | 'malformed' | 'budget' | 'circuit-open' | 'aborted';

/** Told apart by `'failure' in answer`. Asking never throws. */
export type ModelAnswer<Value> = { readonly value: Value } | { readonly failure: ModelFailure };

export interface ModelUsage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What one plan, or one answer of an interview, may ask of the model: it counts its own calls and tokens, and has a deadline. */
export interface ModelDesk {
  ask<Value>(call: ModelCall<Value>): Promise<ModelAnswer<Value>>;
  usage(): ModelUsage;
}

/** The configured model; null in its place where there is none. */
export interface LanguageModelOffice {
  /** The model's name as its provider knows it, for the colophon. */
  readonly name: string;
  /** The desk of one plan, its deadline running from now; null: work that belongs to no plan and counts for the day alone. */
  openDesk(planId: string | null): ModelDesk;
}
