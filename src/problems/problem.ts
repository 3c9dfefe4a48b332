import type { PROBLEMS } from './problem-texts.ts';

export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemOptions extends ErrorOptions {
  /** When asking again may help: told as `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Thrown in recipes and routes only; pure code returns its refusals as values. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly retryAfterSeconds: number | null;

  constructor(code: ProblemCode, options?: ProblemOptions) {
    super(code, options);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }
}
