export interface WorkGate {
  /** Does the work as soon as fewer than the bound are under way, in the order they came. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True when as many wait as may. */
  isFull(): boolean;
}

/** Lets `atOnce` pieces of work go on at the same time; up to `mostWaiting` wait their turn. */
export function createWorkGate(atOnce: number, mostWaiting: number): WorkGate {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return {
    async enter(work) {
      // Whoever leaves hands the place on, so that nobody who comes in between takes it.
      if (busy < atOnce) busy += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    isFull: () => busy >= atOnce && waiting.length >= mostWaiting,
  };
}
