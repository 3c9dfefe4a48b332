/** How open a page may be set, from the most open to the tightest. */
const STEPS = [1.24, 1.2, 1.16, 1.12, 1.08, 1.04, 1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.56] as const;
/** A page that was set is not set again to be opened by less than so many steps. */
const WORTH_OPENING = 2;
const TIGHTEST = STEPS.length - 1;
/** From here on a page is set tighter than it would be best; before it, more openly, so that its foot is not left empty. */
const NATURAL = STEPS.indexOf(1);
/** As tight as a page is ever set: one taller than its sheet even so takes two. */
export const TIGHTEST_OPENNESS = STEPS[TIGHTEST] ?? 1;
/** What a page is expected to fill at most, in sheets: an estimate is a few thousandths off, and a page that runs over is set again. */
const FULL = 0.995;
/** A page with little on it is not opened further than this: some space belongs to every foot. */
const FULL_WHEN_WIDENED = 0.96;
/** And where it is to be opened after it was set: whether it fits is then less sure, and it does stand on its sheet. */
const FULL_WHEN_OPENED = 0.97;

export interface SetOnce<Result> {
  readonly result: Result;
  readonly sheets: number;
  /** How tall each page came out, in sheets: up to 1 where it fits. */
  readonly heights: readonly number[];
}

/** What was set last, and how open each page is in it. */
type Fitted<Result> = SetOnce<Result> & { readonly openness: readonly number[] };

/** How tall a page is expected to come out at an openness, in sheets. */
type EstimateHeight = (page: number, openness: number) => number;

/**
 * Sets every page as openly as fits its sheet. `setOnce` sets all pages with a given openness each; `estimate` says what to try first,
 * and where it is right, which is nearly always, pages are set once. One that runs over is set tighter, one that would plainly fit more openly
 * is opened, and one that runs over at its tightest is set openly on two sheets.
 */
export function fitPages<Result>(
  pages: number,
  estimate: EstimateHeight,
  setOnce: (openness: readonly number[]) => SetOnce<Result>,
): Fitted<Result> {
  const steps = Array.from({ length: pages }, (_, page) => guessStep(page, estimate));
  /** The tightest step at which each page is known to run over; -1 where none is, and past the last once nothing is left to try. */
  const tooOpen = Array<number>(pages).fill(-1);
  for (;;) {
    const openness = steps.map(opennessOf);
    const set = setOnce(openness);
    let settled = true;
    for (const [page, height] of set.heights.entries()) {
      const step = steps[page] ?? 0;
      const next = chooseStep({ page, step, height, tooOpen: tooOpen[page] ?? -1 }, estimate);
      if (next === step) continue;
      settled = false;
      if (height > 1) tooOpen[page] = Math.max(tooOpen[page] ?? -1, step);
      if (next > TIGHTEST) tooOpen[page] = STEPS.length;
      steps[page] = next > TIGHTEST ? NATURAL : next;
    }
    if (settled) return { ...set, openness };
  }
}

/** The step to set a page at after it came out so tall: its own when it is right, one past the last when it fits none. */
function chooseStep(
  { page, step, height, tooOpen }: { page: number; step: number; height: number; tooOpen: number },
  estimate: EstimateHeight,
): number {
  if (tooOpen > TIGHTEST) return step;
  const expected = (other: number) => (height * estimate(page, opennessOf(other))) / estimate(page, opennessOf(step));
  if (height > 1) return step === TIGHTEST ? TIGHTEST + 1 : tighten(step, expected);
  const opened = step - WORTH_OPENING;
  return opened > tooOpen && opened >= NATURAL && expected(opened) <= FULL_WHEN_OPENED ? opened : step;
}

/** The first tighter step at which the page is expected to fit, now that its height at one is known. */
function tighten(step: number, expected: (step: number) => number): number {
  let next = step + 1;
  while (next < TIGHTEST && expected(next) > FULL) next++;
  return next;
}

function guessStep(page: number, estimate: EstimateHeight): number {
  const fits = (step: number) => estimate(page, opennessOf(step)) <= (step < NATURAL ? FULL_WHEN_WIDENED : FULL);
  // The tighter, the less tall: halving finds the first that fits with a fourth of the tries.
  let [first, last] = [0, TIGHTEST];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (fits(middle)) last = middle;
    else first = middle + 1;
  }
  return first;
}

function opennessOf(step: number): number {
  return STEPS[step] ?? 1;
}
