/** How open a page may be set, from the most open to the tightest. */
const STEPS = [1, 0.92, 0.84, 0.76] as const;

export interface SetOnce<Result> {
  readonly result: Result;
  readonly sheets: number;
  /** The sheet on which each page begins; the cover is the first sheet. */
  readonly firstSheets: readonly number[];
}

/**
 * Sets every page as openly as fits its sheet. `setOnce` sets all pages with a given openness each; pages that run over are tried tighter,
 * and one that runs over even then is set openly on two sheets. Most plans are set once.
 */
export function fitPages<Result>(pages: number, setOnce: (openness: readonly number[]) => SetOnce<Result>): SetOnce<Result> {
  const steps = Array<number>(pages).fill(0);
  const given = new Set<number>();
  for (;;) {
    const set = setOnce(steps.map((step) => STEPS[step] ?? 1));
    const over = runsOver(set).filter((page) => !given.has(page));
    if (over.length === 0) return set;
    for (const page of over) {
      const next = (steps[page] ?? 0) + 1;
      steps[page] = next < STEPS.length ? next : 0;
      if (next >= STEPS.length) given.add(page);
    }
  }
}

function runsOver({ firstSheets, sheets }: SetOnce<unknown>): number[] {
  return firstSheets.flatMap((first, page) => ((firstSheets[page + 1] ?? sheets + 1) - first > 1 ? [page] : []));
}
