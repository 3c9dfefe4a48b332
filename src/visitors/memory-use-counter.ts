import { isPresent, type UseCounter } from './use-counter.ts';

/** More keys than this are never held, whoever asks from however many networks: the oldest windows are forgotten first. */
const MOST_KEYS = 50_000;

/** Counts in memory, for one process. */
export function createMemoryUseCounter(mostKeys = MOST_KEYS): UseCounter {
  const windows = new Map<string, { uses: number; endsAt: number }>();

  function makeRoom(now: number): void {
    if (windows.size < mostKeys) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    // A map keeps the order in which its keys came.
    for (const key of windows.keys()) {
      if (windows.size < mostKeys * 0.9) return;
      windows.delete(key);
    }
  }

  return {
    async count(key, windowMs, now) {
      const present = windows.get(key);
      if (present && isPresent(present, windowMs, now)) {
        present.uses += 1;
        return { ...present };
      }
      windows.delete(key);
      makeRoom(now);
      const opened = { uses: 1, endsAt: now + windowMs };
      windows.set(key, opened);
      return { ...opened };
    },
  };
}
