/** How open a page may be set, from the most open to the tightest. */
const STEPS = [1, 0.92, 0.84, 0.76, 0.68] as const;
/** A page set a tenth tighter comes out this part of a tenth shorter: its spaces shrink by all of it, its letters by less. */
const YIELD = 0.78;

export interface SetOnce<Result> {
  readonly result: Result;
  readonly sheets: number;
  /** How tall each page came out, in sheets: up to 1 where it fits. */
  readonly heights: readonly number[];
}

/**
 * Sets every page as openly as fits its sheet. `setOnce` sets all pages with a given openness each; a page that runs over is tried as tight
 * as its height asks for, then tighter, and one that runs over even then is set openly on two sheets. Most plans are set twice at most.
 */
export function fitPages<Result>(pages: number, setOnce: (openness: readonly number[]) => SetOnce<Result>): SetOnce<Result> {
  const steps = Array<number>(pages).fill(0);
  const given = new Set<number>();
  for (;;) {
    const set = setOnce(steps.map((step) => STEPS[step] ?? 1));
    const over = set.heights.flatMap((height, page) => (height > 1 && !given.has(page) ? [{ page, height }] : []));
    if (over.length === 0) return set;
    for (const { page, height } of over) {
      const next = Math.max((steps[page] ?? 0) + 1, stepFor(height, steps[page] ?? 0));
      steps[page] = next < STEPS.length ? next : 0;
      if (next >= STEPS.length) given.add(page);
    }
  }
}

/** The first step at which a page that came out so tall at another is likely to fit; at worst the last. */
function stepFor(height: number, at: number): number {
  const wanted = (STEPS[at] ?? 1) * (1 - (1 - 1 / height) / YIELD);
  const step = STEPS.findIndex((openness) => openness <= wanted);
  return step === -1 ? STEPS.length - 1 : step;
}
