import type { Assumptions, Origin } from './assumption.ts';
import type { FinancialModel, KeyInputId } from './financial-model.ts';
import { toldVolume } from './volume-trend.ts';

/** How much of a plan hangs on each key input, percent in all: what a tenth of each moves in the results of small firms. Our own weights. */
const WEIGHTS: Readonly<Record<KeyInputId, number>> = {
  priceCents: 18,
  monthlyUnits: 18,
  fixedCosts: 16,
  unitCostCents: 14,
  investment: 10,
  ownFunds: 7,
  loan: 5,
  team: 4,
  start: 4,
  sector: 4,
};

const OPEN_QUESTIONS = 3;

type Weighed = readonly [KeyInputId, number];

/** Share of what the plan hangs on that the visitor said or that follows from it, how many of its figures that is, and the unsaid answers that would raise it most. */
export function weighInputs(assumptions: Assumptions): Pick<FinancialModel, 'saidPct' | 'keyFigures' | 'openQuestions'> {
  const inputs = Object.entries(WEIGHTS) as Weighed[];
  const open = inputs.filter(([id]) => originOf(assumptions, id) === 'sector').sort(([, a], [, b]) => b - a);
  return {
    keyFigures: countFigures(inputs, open),
    saidPct: 100 - open.reduce((sum, [, weight]) => sum + weight, 0),
    openQuestions: open.slice(0, OPEN_QUESTIONS).map(([id, weightPct]) => ({ id, weightPct })),
  };
}

/** The kind of business is no figure. */
function countFigures(all: readonly Weighed[], open: readonly Weighed[]): FinancialModel['keyFigures'] {
  const countOf = (inputs: readonly Weighed[]) => inputs.filter(([id]) => id !== 'sector').length;
  return { all: countOf(all), said: countOf(all) - countOf(open) };
}

function originOf(assumptions: Assumptions, id: KeyInputId): Origin {
  if (id === 'sector') return assumptions.sectorOrigin;
  return id === 'monthlyUnits' ? toldVolume(assumptions).origin : assumptions[id].origin;
}
