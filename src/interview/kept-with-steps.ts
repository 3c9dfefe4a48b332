import type { FactSheet } from '../facts/fact.ts';
import type { Step } from './trace-steps.ts';

type Lay = (sheet: FactSheet, step: Step) => FactSheet;

interface Laid {
  readonly step: Step;
  readonly sheet: FactSheet;
}

const NOTHING: FactSheet = {};

/**
 * The steps laid one over the other, from nothing. What each makes of a sheet is kept as long as both are there: a turn lays the same answers again
 * and again, and each time one more of them.
 */
export function keptWithSteps(lay: Lay): (steps: readonly Step[]) => FactSheet {
  const laid = new WeakMap<FactSheet, WeakMap<Step['reading'], Laid>>();
  const layKept: Lay = (sheet, step) => {
    const known = laid.get(sheet) ?? new WeakMap<Step['reading'], Laid>();
    const before = known.get(step.reading);
    if (before?.step.question === step.question && before.step.isRevision === step.isRevision) return before.sheet;
    const made = lay(sheet, step);
    laid.set(sheet, known.set(step.reading, { step, sheet: made }));
    return made;
  };
  return (steps) => steps.reduce(layKept, NOTHING);
}
