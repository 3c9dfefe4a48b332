// The trend of the volume before season and scenario: the only place where the future is guessed.
import type { RevenueShape } from '../facts/fact.ts';
import { monthIndex } from './add-months.ts';
import type { Assumed, Assumptions, Origin, Winning } from './assumption.ts';
import { MONTHS } from './month-count.ts';
import { roundedQuotient, roundedShare } from './round-half-away.ts';

/** Growth is carried through the first year and no further: nobody promised more. */
const MONTHS_OF_GROWTH = 12;

/** Thousandths of a unit: a thousand million units a month. Times the days of a month it can still be held exactly. */
const LARGEST_TREND = 1e12;

/** What the trend is made of. */
export type TrendAssumptions = Pick<Assumptions, 'monthlyUnits' | 'ramp' | 'growthBasisPoints'>;

/**
 * Units of the trend in each of the 36 months, in thousandths.
 * A trade's volume climbs in a straight line to its normal pace and stays; a said volume grows by the said percentage through month 12 and stays.
 * Customers told to be won each month go on being won through the third year: nobody said that they stop.
 */
export function projectTrend({ monthlyUnits, ramp, growthBasisPoints }: TrendAssumptions): readonly number[] {
  const first = Math.round(monthlyUnits.value * 1000);
  if (ramp?.winning) return winOn(first, ramp.winning);
  return ramp ? climb(first, Math.round(ramp.normalUnits * 1000), ramp.months, ramp.holdMonths ?? 1) : grow(first, growthBasisPoints.value);
}

/** Each month those of the month before, less those who leave, and the new ones; after the first year up to the most there is time for. */
function winOn(first: number, { perMonth, churnBasisPoints, most }: Winning): readonly number[] {
  const won = Math.round(perMonth.value * 1000);
  const full = most === null ? LARGEST_TREND : most * 1000;
  const trend: number[] = [];
  for (let index = 0; index < MONTHS; index++) {
    const before = trend[index - 1];
    const grown = before === undefined ? first : before - roundedShare(before, churnBasisPoints, 10_000) + won;
    const limit = index < MONTHS_OF_GROWTH ? LARGEST_TREND : Math.max(full, before ?? 0);
    trend.push(Math.min(limit, grown));
  }
  return trend;
}

/** Where winning them settles, in units: those of the last month. */
export function settledUnits(firstUnits: number, winning: Winning): number {
  return (winOn(Math.round(firstUnits * 1000), winning).at(-1) ?? 0) / 1000;
}

/** Whole units from ten up; below, thousandths, since rounding half a sale a month would double it or lose it. Never none at all. */
export function wholeWhenLarge(units: number): number {
  return units >= 10 ? Math.round(units) : Math.max(0.001, inThousandths(units));
}

export function inThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The volume as it was told: the pace that a climb leads to, where only that was said; else the one at the start. */
export function toldVolume({ monthlyUnits, ramp }: Pick<TrendAssumptions, 'monthlyUnits' | 'ramp'>): Assumed {
  return ramp?.fact ? { value: ramp.normalUnits, origin: ramp.origin, fact: ramp.fact } : monthlyUnits;
}

/** Who told how long the climb takes: where only the pace was told, it is the trade's. */
export function rampOrigin({ monthsOrigin, fact, origin }: NonNullable<Assumptions['ramp']>): Origin {
  return monthsOrigin ?? (fact ? 'sector' : origin);
}

/** Whether the trend was cut off at the most the model can carry. */
export function isTrendCapped(trend: readonly number[]): boolean {
  return trend.some((units) => units >= LARGEST_TREND);
}

/** Mean units a month of the trend over its first year, in thousandths: the normal pace of a said volume. */
export function firstYearPaceThousandths(assumptions: TrendAssumptions): number {
  const firstYear = projectTrend(assumptions).slice(0, 12);
  return roundedShare(
    firstYear.reduce((sum, units) => sum + units, 0),
    1,
    12,
  );
}

/** What the first year sells as it is told of. */
interface FirstYear extends TrendAssumptions {
  readonly shape: { readonly value: RevenueShape };
  readonly start: { readonly value: string };
  readonly season: { readonly value: readonly number[] };
}

/** The same of what is really charged: as the calendar lets it, the business opening in the month told; where customers subscribe, by the mean of a month's two ends. */
export function firstYearSalesThousandths({ shape, start, season, ...trend }: FirstYear): number {
  const from = monthIndex(start.value);
  const levels = projectTrend(trend).slice(0, 12);
  const sold = levels.map((units, at) =>
    shape.value === 'subscription'
      ? roundedShare(units + (levels[at - 1] ?? (trend.monthlyUnits.origin === 'sector' ? 0 : units)), 1, 2)
      : roundedShare(units, season.value[(from + at) % 12] ?? 0, 10_000),
  );
  return roundedShare(
    sold.reduce((sum, units) => sum + units, 0),
    1,
    12,
  );
}

/** At the first month's level for `held` months, and from there in a straight line to the normal one, which is sold from month `months` on. */
function climb(first: number, normal: number, months: number, held: number): readonly number[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const climbed = Math.max(0, index + 1 - held);
    return Math.min(LARGEST_TREND, index >= months - 1 ? normal : first + roundedShare(normal - first, climbed, months - held));
  });
}

/** Each month is rounded from the exact power, so no rounding builds on another. */
function grow(first: number, basisPoints: number): readonly number[] {
  const factor = BigInt(10_000 + basisPoints);
  const trend: number[] = [];
  let [units, scale] = [BigInt(first), 1n];
  for (let index = 0; index < MONTHS_OF_GROWTH; index++) {
    trend.push(Math.min(LARGEST_TREND, Number(roundedQuotient(units, scale))));
    units *= factor;
    scale *= 10_000n;
  }
  const settled = trend[MONTHS_OF_GROWTH - 1] ?? first;
  return Array.from({ length: MONTHS }, (_, index) => trend[index] ?? settled);
}
