export interface Repetition {
  /** Begins no more rounds, tells the one under way to end, and resolves when it has. */
  stop(): Promise<void>;
}

/**
 * Does the work every so often, never twice at the same time. A round that fails is reported, and the next comes all the same.
 * The timer does not keep the process alive.
 */
export function repeatWork(work: (signal: AbortSignal) => Promise<unknown>, everyMs: number, report: (error: unknown) => void): Repetition {
  const stopping = new AbortController();
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= work(stopping.signal)
      .catch(report)
      .finally(() => {
        round = null;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
