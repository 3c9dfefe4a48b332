import { type PurgeParts, purgeSessions } from './purge-sessions.server.ts';

/** Clocks are set right by minutes; what is more is a mistake, or a machine that slept. */
const MOST_MOVED_MS = 60 * 60 * 1000;

export interface CarefulParts extends PurgeParts {
  /** Milliseconds on a clock that nobody sets. */
  readonly steady: () => number;
  /** Hears that nothing was purged, and why. */
  readonly reportMoved: (error: Error) => void;
}

/**
 * The purge, but for the first time after the clock was put forward: a clock that is wrong for a moment must not delete what visitors said.
 * One that still says so the next time is believed. Only what happens while the process runs is seen.
 */
export function createCarefulPurge({ steady, reportMoved, ...parts }: CarefulParts): (signal?: AbortSignal) => Promise<number> {
  const readOffset = () => parts.clock().getTime() - steady();
  let offset = readOffset();
  return async (signal) => {
    const moved = readOffset() - offset;
    offset += moved;
    if (moved <= MOST_MOVED_MS) return purgeSessions(parts, signal);
    const hours = Math.round(moved / MOST_MOVED_MS);
    reportMoved(new Error(`the clock went forward by ${hours} h more than the time that passed; if it says so next time, it is believed`));
    return 0;
  };
}
