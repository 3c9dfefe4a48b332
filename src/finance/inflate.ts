import { roundedQuotient } from './round-half-away.ts';

/** A whole amount after `years` of a yearly rise in hundredths of a percent, rounded once. */
export function inflate(amount: number, basisPoints: number, years: number): number {
  if (years === 0 || basisPoints === 0) return amount;
  return Number(roundedQuotient(BigInt(amount) * BigInt(10_000 + basisPoints) ** BigInt(years), 10_000n ** BigInt(years)));
}
