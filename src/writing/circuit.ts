// A circuit breaker: after failures in a row nothing is asked for a while, and then one call may try whether things are better.
import type { ModelFailure } from './model-call.ts';

/** What a failure weighs. A malformed answer costs one call; a hard failure may cost a whole deadline. Zero says nothing of the model. */
const STRIKES: Readonly<Record<ModelFailure, number>> = {
  timeout: 2,
  refused: 2,
  quota: 2,
  unreachable: 2,
  malformed: 1,
  budget: 0,
  'circuit-open': 0,
  aborted: 0,
};

export interface Circuit {
  /** Whether a call may go out now. Each call let through is reported to `record`. */
  mayPass(nowMs: number): boolean;
  /** How a call that was let through ended; null when it brought a value. */
  record(nowMs: number, failure: ModelFailure | null): void;
}

export interface CircuitLimits {
  readonly mostStrikes: number;
  /** The first rest; each probe that fails doubles it. */
  readonly restMs: number;
  readonly longestRestMs: number;
}

/** Opens at `mostStrikes` in a row; after its rest one call at a time is the probe, until one brings a value. */
export function createCircuit({ mostStrikes, restMs, longestRestMs }: CircuitLimits): Circuit {
  let strikes = 0;
  let openedAt = 0;
  let rest = restMs;
  let isProbing = false;
  const isOpen = () => strikes >= mostStrikes;
  return {
    mayPass(nowMs) {
      if (!isOpen()) return true;
      if (isProbing || nowMs - openedAt < rest) return false;
      isProbing = true;
      return true;
    },
    record(nowMs, failure) {
      const wasProbe = isProbing;
      isProbing = false;
      if (failure === null) {
        strikes = 0;
        rest = restMs;
      } else if (STRIKES[failure] > 0) {
        if (wasProbe) rest = Math.min(rest * 2, longestRestMs);
        strikes += STRIKES[failure];
        if (isOpen()) openedAt = nowMs;
      }
    },
  };
}
