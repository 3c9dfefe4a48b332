import { FULL_MONTH } from '../facts/part-hours.ts';
import type { Team } from '../facts/split-team.ts';
import type { CostAssumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';
import { splitPay } from './split-pay.ts';

/** Pay of one month, whole currency units: what all founders take, the gross wages of those they employ, and the charges on those. */
export interface HiredPay {
  readonly founders: number;
  readonly wages: number;
  readonly charges: number;
}

/** Founders give way to the law's least for those they employ down to this part of what an even share would leave them. */
const LEAST_PART = 4;

/**
 * All pay of a month between those who own the business and those who work for them, in parts that add up to it. Where no founder's pay was told
 * the employed get an even share by their hours, or the law's least where the founders' own share can give way to it: a partner is nobody's employee.
 */
export function splitHiredPay(a: CostAssumptions, { full, founders, partHours }: Team): HiredPay {
  const { founder, wages, charges } = splitPay(a);
  const all = founder + wages + charges;
  const paidHours = (full - 1) * FULL_MONTH + partHours;
  const hiredHours = (full - founders) * FULL_MONTH + partHours;
  if (a.hiredPay) return { founders: all - a.hiredPay.value, ...withCharges(a.hiredPay.value, a.employerCostBasisPoints.value) };
  if (paidHours === 0 || hiredHours === 0) return { founders: all, wages: 0, charges: 0 };
  if (a.staff.fact?.id === 'staffPay')
    return { founders: all - a.staff.value, ...withCharges(a.staff.value, a.employerCostBasisPoints.value) };
  const even = roundedShare(wages, hiredHours, paidHours);
  const evenCharges = roundedShare(charges, hiredHours, paidHours);
  const legal = Math.ceil(((a.leastWageCents ?? 0) * hiredHours) / (100 * FULL_MONTH));
  const legalCharges = roundedShare(legal, a.employerCostBasisPoints.value, 10_000);
  const gives = a.founderPay.fact === undefined && all - legal - legalCharges >= (all - even - evenCharges) / LEAST_PART;
  const [paid, added] = gives && legal > even ? [legal, legalCharges] : [even, evenCharges];
  return { founders: all - paid - added, wages: paid, charges: added };
}

/** What the hired cost, told as one sum, in its two parts. */
function withCharges(cost: number, basisPoints: number): Pick<HiredPay, 'wages' | 'charges'> {
  const wages = roundedShare(cost, 10_000, 10_000 + basisPoints);
  return { wages, charges: cost - wages };
}
