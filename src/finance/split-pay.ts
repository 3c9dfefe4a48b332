import type { CostAssumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';

/** Pay of one month, whole currency units: what the founder takes, the others' gross wages, and what the employer pays on top of those. */
export interface Pay {
  readonly founder: number;
  readonly wages: number;
  readonly charges: number;
}

/** All pay of a month in its parts, which add up to it. Charges are the country's share of the gross wages; the founder is nobody's employee. */
export function splitPay({ staff, extraPay, founderPay, employerCostBasisPoints }: CostAssumptions): Pay {
  const all = staff.value + extraPay.value;
  const founder = Math.min(all, founderPay.value);
  const wages = roundedShare(all - founder, 10_000, 10_000 + employerCostBasisPoints.value);
  return { founder, wages, charges: all - founder - wages };
}
