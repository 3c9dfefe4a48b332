// The trend of the volume before season and scenario: the only place where the future is guessed.
import type { Assumptions } from './assumption.ts';
import { roundedQuotient, roundedShare } from './round-half-away.ts';

/** Growth is carried through the first year and no further: nobody promised more. */
const MONTHS_OF_GROWTH = 12;

/** Thousandths of a unit: a hundred thousand million units a month. Past this the sums of a year could no longer be held exactly. */
const LARGEST_TREND = 1e14;

/** What the trend is made of. */
export type TrendAssumptions = Pick<Assumptions, 'monthlyUnits' | 'ramp' | 'growthBasisPoints'>;

/**
 * Units of the trend in month `number` (1 is the first), in thousandths.
 * A trade's volume climbs in a straight line to its normal pace and stays; a said volume grows by the said percentage through month 12 and stays.
 */
export function trendThousandths(assumptions: TrendAssumptions, number: number): number {
  const first = Math.round(assumptions.monthlyUnits.value * 1000);
  const { ramp } = assumptions;
  if (ramp) {
    const climbed = Math.min(number, ramp.months) - 1;
    const climb = Math.round(ramp.normalUnits * 1000) - first;
    return ramp.months > 1 ? first + roundedShare([climb, climbed], ramp.months - 1) : first + climb;
  }
  const growths = BigInt(Math.min(number, MONTHS_OF_GROWTH) - 1);
  const factor = BigInt(10_000 + assumptions.growthBasisPoints.value);
  return Math.min(LARGEST_TREND, Number(roundedQuotient(BigInt(first) * factor ** growths, 10_000n ** growths)));
}

/** Whether the trend was cut off at the most the model can carry. */
export function isTrendCapped(assumptions: TrendAssumptions): boolean {
  return trendThousandths(assumptions, MONTHS_OF_GROWTH) >= LARGEST_TREND;
}

/** Mean units a month of the trend over its first year, in thousandths: the normal pace of a said volume. */
export function firstYearPaceThousandths(assumptions: TrendAssumptions): number {
  let sum = 0;
  for (let number = 1; number <= MONTHS_OF_GROWTH; number++) sum += trendThousandths(assumptions, number);
  return roundedShare([sum], MONTHS_OF_GROWTH);
}
