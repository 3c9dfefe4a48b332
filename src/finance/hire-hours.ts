import type { HandsAssumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';

/** Hours of work that so many sales take in a month beyond those there are; 0 where they fit, or nobody knows how long one takes. */
export function missingHours({ hands }: HandsAssumptions, units: number): number {
  return hands ? Math.max(0, roundedShare(units, hands.minutes.value, 60) - hands.hours.value) : 0;
}

/** What those hours cost a month, whole currency units, an hour being paid `hourCents`. */
export function hiredPay(assumptions: HandsAssumptions, units: number, hourCents: number): number {
  return roundedShare(missingHours(assumptions, units), hourCents, 100);
}
