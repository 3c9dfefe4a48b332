// A call that was answered with anything but success, and the sentence the visitor reads about it.
import type { Language } from '../language/language.ts';
import { ERROR_TEXTS, type ErrorName } from './error-texts.ts';

/** Raised for any non-successful HTTP answer; its message is the status, a colon and the body text. */
export class CallFailure extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'CallFailure';
    this.status = status;
    this.body = body;
  }
}

export interface FailureWords {
  readonly name: ErrorName;
  readonly title: string;
  /** What the server said about it, in the language of the call. */
  readonly detail: string | null;
  /** True when nobody can tell whether the call had its effect: no answer came, or one that is not ours. */
  readonly isLost: boolean;
}

/**
 * The words for a failed call. A session that is not found is an expired one; an error without an answer is the network's; of a
 * refusal in our own form (it has a code) the sentence is added, because it says what to change.
 */
export function wordFailure(error: unknown, language: Language): FailureWords {
  if (!(error instanceof CallFailure)) return words(error instanceof TypeError ? 'error.network' : 'error.generic', language);
  if (error.status === 404) return words('error.session', language, null, false);
  const detail = readRefusal(error.body)?.detail ?? null;
  return words('error.generic', language, detail, detail === null);
}

function words(name: ErrorName, language: Language, detail: string | null = null, isLost = true): FailureWords {
  return { name, title: ERROR_TEXTS[name][language], detail, isLost };
}

/** The code of a refusal in our own form; null for any other failure. */
export function codeOf(error: unknown): string | null {
  return error instanceof CallFailure ? (readRefusal(error.body)?.code ?? null) : null;
}

function readRefusal(body: string): { code: string; detail: string } | null {
  try {
    const { code, detail } = JSON.parse(body) as { code?: unknown; detail?: unknown };
    return typeof code === 'string' && typeof detail === 'string' ? { code, detail } : null;
  } catch {
    return null;
  }
}
