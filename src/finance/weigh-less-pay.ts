// A way of finding what is missing that asks nobody: whoever owns the business takes half at first.
import type { Assumptions } from './assumption.ts';
import type { FinancialModel } from './financial-model.ts';
import type { Way } from './funding.ts';
import { roundedShare } from './round-half-away.ts';
import { weighAsTold } from './weigh-way.ts';

/** Our own terms: half of the owners' pay, for a year at most. */
const HALF_PCT = 50;
const MOST_MONTHS = 12;

/** What half pay at first leaves to be raised, without debt. Whole currency units. */
export interface LessPay {
  readonly way: Way;
  /** What is taken meanwhile, a month. */
  readonly half: number;
  /** The last month of trading in which it is, 1 the first. */
  readonly until: number;
}

/**
 * Half of what the owners take until sales have begun to pay their way and cash has passed its lowest. `ownersPay`: what all of them take in a month. Null where they take nothing, were
 * told to be paid later anyway, or no month ever pays.
 */
export function weighLessPay({ assumptions: a, breakEven, lowestCash }: FinancialModel, ownersPay: number): LessPay | null {
  if (ownersPay <= 0 || a.laterPay !== undefined || breakEven.month === null) return null;
  const from = Math.max(2, Math.min(Math.max(breakEven.month, lowestCash.month + 1), MOST_MONTHS + 1));
  const put = roundedShare(ownersPay, HALF_PCT, 100);
  const half = ownersPay - put;
  const derived = (value: number) => ({ value, origin: 'derived' as const });
  const laterPay: Assumptions['laterPay'] = [{ who: 'own', from: derived(from), amount: derived(put), first: derived(half) }];
  return { way: weighAsTold({ ...a, laterPay }, 'own'), half, until: from - 1 };
}
