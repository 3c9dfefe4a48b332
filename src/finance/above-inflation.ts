import type { Country } from '../countries/country.ts';
import { roundedShare } from './round-half-away.ts';

/**
 * The rate a lender named, less the inflation expected where a plan is written in constant money: (1 + named) ÷ (1 + inflation) − 1, Fisher.
 * Null where it does not exceed that inflation: such a rate is either above it already, as an indexed loan's, or nothing a lender earns.
 * Percent in, hundredths of a percent out.
 */
export function rateAboveInflation({ expectedInflation }: Pick<Country, 'expectedInflation'>, named: number): number | null {
  const inflation = Math.round((expectedInflation?.base ?? 0) * 100);
  const rate = Math.round(named * 100);
  return expectedInflation === undefined || rate <= inflation ? null : roundedShare(10_000 + rate, 10_000, 10_000 + inflation) - 10_000;
}
