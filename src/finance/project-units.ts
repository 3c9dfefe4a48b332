import { monthIndex } from './add-months.ts';
import type { Assumptions } from './assumption.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { isTrendCapped, projectTrend } from './volume-trend.ts';

/** Below this many units a month, what rounding takes from one month is carried into the next: else half a sale a month would vanish or double. */
const CARRY_BELOW = 10;

/** thousandths of the trend × ten-thousandths of the season × percent of the volume */
const SCALE = 1000 * 10_000 * 100;

/**
 * Whole units of each of the 36 months: trend × index of the calendar month × `volumePct` of the base volume.
 * Capped where a month's revenue or variable cost could no longer be held exactly: see `isVolumeCapped`.
 */
export function projectUnits(assumptions: Assumptions, volumePct: number): readonly number[] {
  const most = mostUnits(assumptions);
  const carries = (assumptions.ramp?.normalUnits ?? assumptions.monthlyUnits.value) < CARRY_BELOW;
  const first = monthIndex(assumptions.start.value);
  let [expected, given] = [0, 0];
  return projectTrend(assumptions).map((trend, index) => {
    const season = assumptions.season.value[(first + index) % 12] ?? 0;
    if (!carries) return Math.min(most, roundedShare([trend, season, volumePct], SCALE));
    expected += trend * season * volumePct;
    const units = Math.min(most, roundedShare([expected], SCALE) - given);
    given += units;
    return units;
  });
}

/** Whether the volume had to be cut to what the model can carry, in the base case or in the high scenario. */
export function isVolumeCapped(assumptions: Assumptions): boolean {
  return isTrendCapped(assumptions) || projectUnits(assumptions, 120).some((units) => units >= mostUnits(assumptions));
}

function mostUnits({ priceCents, unitCostCents }: Assumptions): number {
  return Math.floor((LARGEST_MONTHLY_AMOUNT * 100) / Math.max(1000, priceCents.value, unitCostCents.value));
}
