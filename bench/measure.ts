// How a bench measures: a run timed, the quantile of many, and a yardstick that says how fast the machine is just now.

const LOOP = 1_000_000;

/** Milliseconds that a run takes. It must give a number that is not negative, so that it cannot be left out. */
export function timed(run: () => number): number {
  const start = performance.now();
  if (run() < 0) throw new Error('nothing was computed');
  return performance.now() - start;
}

/** The yardstick: a million additions and remainders. */
export function loopOnce(): number {
  let sum = 0;
  for (let step = 0; step < LOOP; step++) sum = (sum + step * 7) % 1_000_003;
  return sum;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
