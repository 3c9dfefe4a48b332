import { APICallError } from 'ai';
import type { ModelFailure } from './model-call.ts';

export interface Fault {
  readonly failure: ModelFailure;
  /** Whether the same request may fare better in a moment. */
  readonly isPassing: boolean;
  /** How long the provider asks to wait; null when it does not say. */
  readonly waitMs: number | null;
  /** Whether the provider may just not know this form of answer. */
  readonly mayBeForm: boolean;
  /** Whether it took no tokens for certain: turned away, or never there. */
  readonly isFree: boolean;
  /** The HTTP status, for the log; null when none came. */
  readonly status: number | null;
}

/** What a network says before a request has left. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** What providers call an account that is out of money, which no wait will mend. */
const ACCOUNT_IS_EMPTY = /insufficient_quota|billing|credit balance|insufficient balance|payment required/i;

/** Names what went wrong with one request. An abort is the caller's to tell: it knows who gave up. */
export function nameFault(error: unknown, now: Date): Fault {
  // Among the rest: an answer without choices, a body that breaks off or never ends.
  if (!APICallError.isInstance(error)) return UNKNOWN;
  const status = error.statusCode ?? null;
  // Anthropic tells an empty account as a bad request.
  const isEmpty = status === 402 || ((status === 429 || status === 400) && ACCOUNT_IS_EMPTY.test(error.responseBody ?? ''));
  return {
    failure: isEmpty ? 'quota' : nameStatus(status),
    isPassing: error.isRetryable && !isEmpty,
    waitMs: readWait(error.responseHeaders ?? {}, now),
    mayBeForm: !isEmpty && (status === 400 || status === 422),
    isFree: status === null ? NEVER_SENT.has(codeOf(error.cause)) : status >= 400,
    status,
  };
}

const UNKNOWN: Fault = { failure: 'unreachable', isPassing: false, waitMs: null, mayBeForm: false, isFree: false, status: null };

/** The system's code; of several addresses tried, the first one's. */
function codeOf(cause: unknown): string {
  const { code, errors } = (cause ?? {}) as { code?: string; errors?: readonly { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}

function nameStatus(status: number | null): ModelFailure {
  if (status === 429) return 'quota';
  // No status: no connection. Under 400: a page or a shape that is not the protocol's. 408 and 409: in passing.
  if (status === null || status < 400 || status >= 500 || status === 408 || status === 409) return 'unreachable';
  return 'refused';
}

/** `Retry-After` is seconds or a date. */
function readWait(headers: Readonly<Record<string, string | undefined>>, now: Date): number | null {
  const said = headers['retry-after'];
  if (!said) return null;
  const ms = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
