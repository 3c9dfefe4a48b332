// The plan once more with one thing changed that is not its volume, on the same money.
import type { Assumptions } from './assumption.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel, Outcome } from './financial-model.ts';
import { isPriceFixed } from './fixed-price.ts';
import { projectCourse } from './project-course.ts';
import { summarise } from './run-scenarios.ts';
import { scalePrice } from './vary-assumptions.ts';

/** Our own lines, percent: pay this far below the law's least wage is pay nobody lives on; what a price falls by. */
const LIVABLE_PCT = 80;
const LOWER_PCT = 90;

/** `least-pay`: whoever owns the business takes the law's least wage, `amount` each a month; `lower-price`: a tenth less is charged, `amount` hundredths. */
export interface OtherCase {
  readonly id: 'least-pay' | 'lower-price';
  readonly amount: number;
  readonly outcome: Outcome;
}

/**
 * What says most beside the volume: the owners paid, where they take far less than an employee may be paid; else a lower price. `ownersPay`: what all
 * owners take in a month. Null where their pay is known to come later or to be enough, and the law fixes the price.
 */
export function runOtherCase(
  { assumptions: a, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>,
  { owners, ownersPay }: { readonly owners: number; readonly ownersPay: number },
): OtherCase | null {
  const run = (changed: Assumptions) => runChanged(changed, funding);
  const least = Math.ceil((a.leastWageCents ?? 0) / 100);
  const missing = owners * least - ownersPay;
  if (a.laterPay === undefined && owners > 0 && ownersPay * 100 < owners * least * LIVABLE_PCT)
    return { id: 'least-pay', amount: least, outcome: run(withMorePay(a, missing)) };
  if (isPriceFixed(a)) return null;
  const lower = scalePrice(a, LOWER_PCT);
  return { id: 'lower-price', amount: lower.priceCents.value, outcome: run(lower) };
}

/** The same plan, on the same money, with so much more pay a month, whole currency units. */
export function runWithMorePay({ assumptions, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>, more: number): Outcome {
  return runChanged(withMorePay(assumptions, more), funding);
}

function runChanged(assumptions: Assumptions, funding: FinancialModel['funding']): Outcome {
  return summarise({ assumptions, funding }, projectCourse(assumptions, funding, BASE_COURSE).months);
}

function withMorePay(a: Assumptions, more: number): Assumptions {
  return { ...a, extraPay: { ...a.extraPay, value: a.extraPay.value + more } };
}
