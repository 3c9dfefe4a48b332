import { roundedQuotient } from './round-half-away.ts';

/**
 * Constant monthly payment of a French loan, in whole currency units: P·i ÷ (1 − (1 + i)^−n), with i a twelfth of the annual rate.
 * `loan` in whole units, `rateBasisPoints` a year in hundredths of a percent, `years` may be a fraction. Exact until its one rounding.
 */
export function computeInstalment(loan: number, rateBasisPoints: number, years: number): number {
  if (loan <= 0) return 0;
  const months = BigInt(termInMonths(years));
  const principal = BigInt(loan);
  if (rateBasisPoints === 0) return Number(roundedQuotient(principal, months));
  // i = rate / 120,000, so both sides are multiplied by 120,000^n to stay whole.
  const base = 120_000n ** months;
  const grown = (120_000n + BigInt(rateBasisPoints)) ** months;
  return Number(roundedQuotient(principal * BigInt(rateBasisPoints) * grown, 120_000n * (grown - base)));
}

/** The number of monthly payments, at least one. */
export function termInMonths(years: number): number {
  return Math.max(1, Math.round(years * 12));
}
