import type { Assumptions, HandsAssumptions } from './assumption.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { inflate } from './inflate.ts';
import { roundedShare } from './round-half-away.ts';

/** Hours of work that so many sales take in a month beyond those there are; 0 where they fit, or nobody knows how long one takes. */
export function missingHours({ hands }: HandsAssumptions, units: number): number {
  return hands ? Math.max(0, roundedShare(units, hands.minutes.value, 60) - hands.hours.value) : 0;
}

/** What those hours cost a month, whole currency units, an hour being paid `hourCents`. */
export function hiredPay(assumptions: HandsAssumptions, units: number, hourCents: number): number {
  return roundedShare(missingHours(assumptions, units), hourCents, 100);
}

/** What a month of the forecast pays for the hours it hires, an hour's pay risen with the prices. */
export function hiredPayOf(assumptions: Assumptions, { number, units }: Pick<ProjectedMonth, 'number' | 'units'>): number {
  const { hands, inflationBasisPoints } = assumptions;
  const years = Math.floor((number - 1) / 12);
  return hiredPay(assumptions, units, inflate(hands?.hourCents?.value ?? 0, inflationBasisPoints.value, years));
}

/** What the hours hired in the first year cost in all. */
export function hiredPayOfFirstYear(assumptions: Assumptions, months: readonly ProjectedMonth[]): number {
  return months.slice(0, 12).reduce((sum, month) => sum + hiredPayOf(assumptions, month), 0);
}
