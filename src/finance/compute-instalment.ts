import { roundedQuotient } from './round-half-away.ts';

/**
 * Constant monthly payment of a French loan, in whole currency units: P·i ÷ (1 − (1 + i)^−n), with i a twelfth of the annual rate.
 * `loan` in whole units, `rateBasisPoints` a year in hundredths of a percent, `payments` at least one. Exact until its one rounding.
 */
export function computeInstalment(loan: number, rateBasisPoints: number, payments: number): number {
  if (loan <= 0) return 0;
  const months = BigInt(payments);
  const principal = BigInt(loan);
  if (rateBasisPoints === 0) return Number(roundedQuotient(principal, months));
  // i = rate / 120,000, so both sides are multiplied by 120,000^n to stay whole.
  const base = 120_000n ** months;
  const grown = (120_000n + BigInt(rateBasisPoints)) ** months;
  return Number(roundedQuotient(principal * BigInt(rateBasisPoints) * grown, 120_000n * (grown - base)));
}
