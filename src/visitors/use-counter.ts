// Counting uses. Where several processes serve one site, all of them have to count in one place: that is another counter.
import type { Limit } from './request-limits.ts';

export interface UseCounter {
  /** Counts one more use of `key` in its present window, opening one where there is none. Moments in milliseconds. */
  count(key: string, windowMs: number, now: number): Promise<{ readonly uses: number; readonly endsAt: number }>;
}

/**
 * Whether a window is the present one. One that ends later than it can have been opened for was opened before the clock was put back:
 * nobody has to wait for that. Twice its length, so that clocks of two machines may differ a little.
 */
export function isPresent({ endsAt }: { readonly endsAt: number }, windowMs: number, now: number): boolean {
  return endsAt > now && endsAt <= now + 2 * windowMs;
}

/** Counts one use against each limit. How many milliseconds to wait when one of them is passed, else null. */
export async function countUse(counter: UseCounter, key: string, limits: readonly Limit[], now: number): Promise<number | null> {
  for (const limit of limits) {
    const { uses, endsAt } = await counter.count(`${key} ${limit.windowMs}`, limit.windowMs, now);
    if (uses > limit.uses) return endsAt - now;
  }
  return null;
}
