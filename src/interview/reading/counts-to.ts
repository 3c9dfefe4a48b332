// Which sums, one after another, come to a told total: a total is known by its arithmetic wherever one is told.

/** A sum and how often it may count: once, or as often as it was told of each. */
export interface Summand {
  readonly value: number;
  readonly times: readonly number[];
}

const LEAST_PARTS = 2;
/** A sum told to the last unit; what is rounded is not known by its arithmetic. */
const NEARLY = 0.002;

/** Whether these come to that, to the last unit. */
export function comesTo(sum: number, whole: number | undefined, nearly = NEARLY): boolean {
  return whole !== undefined && whole > 0 && Math.abs(sum - whole) <= whole * nearly;
}

/** How often each of the shortest beginning of two or more counts that comes to the whole, none of them as much as it; empty where none does. */
export function countsTo(parts: readonly Summand[], whole: number, nearly = NEARLY): readonly number[] {
  let sums: readonly { readonly so: number; readonly counts: readonly number[] }[] = [{ so: 0, counts: [] }];
  for (const { value, times } of parts) {
    if (value >= whole) return [];
    sums = sums
      .flatMap(({ so, counts }) => times.map((count) => ({ so: so + count * value, counts: [...counts, count] })))
      .filter(({ so }) => so <= whole * (1 + nearly));
    const found = sums.find(({ so, counts }) => counts.length >= LEAST_PARTS && comesTo(so, whole, nearly));
    if (found) return found.counts;
    if (sums.length === 0) return [];
  }
  return [];
}

/** Told of each, and nobody said of how many. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}
