import { roundedShare } from './round-half-away.ts';

/** A whole amount after `years` of a yearly rise in hundredths of a percent, rounded once. Two years of 900,000 % can still be held exactly. */
export function inflate(amount: number, basisPoints: number, years: number): number {
  return roundedShare(amount, (10_000 + basisPoints) ** years, 10_000 ** years);
}
