// What would have to change for a way of finding the money to hold, where none does.

import type { Assumptions } from './assumption.ts';
import type { FinancialModel } from './financial-model.ts';
import { roundedShare } from './round-half-away.ts';
import { weighWay } from './weigh-way.ts';

/** The least change with which the business lives on the money told and what is raised without borrowing more, its own loan paid from the first year. */
export interface Remedy {
  /** Whole percent more on the price, the same number being sold; null beyond the most that is tried. */
  readonly pricePct: number | null;
  /** Whole currency units less a month of costs and pay. */
  readonly monthlyCut: number | null;
}

/** Changes beyond these are another business. Our own limits, percent. */
const MOST_PRICE_PCT = 40;
const MOST_CUT_PCT = 60;

/** Null where what is missing cannot be found because no month would ever pay its way. */
export function findRemedy({ assumptions, breakEven }: FinancialModel): Remedy | null {
  if (breakEven.month === null) return null;
  const monthly = assumptions.fixedCosts.value + assumptions.extraPay.value;
  const cutOf = (percent: number) => roundedShare(monthly, percent, 100);
  const cutPct = findLeast(MOST_CUT_PCT, (percent) => holds(withLessCost(assumptions, cutOf(percent))));
  return {
    pricePct: findLeast(MOST_PRICE_PCT, (percent) => holds(withPrice(assumptions, percent))),
    monthlyCut: cutPct === null ? null : cutOf(cutPct),
  };
}

function holds(changed: Assumptions): boolean {
  return weighWay(changed, 'own').holds;
}

/** The least whole number from one to `most` that is enough; more always is. */
function findLeast(most: number, isEnough: (percent: number) => boolean): number | null {
  if (!isEnough(most)) return null;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function withPrice(a: Assumptions, percent: number): Assumptions {
  return { ...a, priceCents: { value: roundedShare(a.priceCents.value, 100 + percent, 100), origin: 'derived' } };
}

/** Pay is the largest of it nearly everywhere; whichever line gives way, the months come out the same. */
function withLessCost(a: Assumptions, cut: number): Assumptions {
  return {
    ...a,
    fixedCosts: { value: a.fixedCosts.value - cut, origin: 'derived' },
    otherCosts: { value: a.otherCosts.value - cut, origin: 'derived' },
  };
}
