import { formatCount } from '../language/format-number.ts';
import { chooseTicks } from './choose-ticks.ts';
import type { Tick } from './sheet-data.ts';

/** As few say nothing of how high a bar is. */
const FEWEST_TICKS = 3;
const MOST_TICKS = 6;

/** Round numbers no higher than what is drawn, nor lower; in smaller steps where those asked for leave too few. */
export function ticksWithin(low: number, high: number, most = 4): number[] {
  const ticks = chooseTicks(low, high, most).filter((tick) => tick <= high && tick >= Math.min(0, low));
  return ticks.length >= FEWEST_TICKS || most >= MOST_TICKS ? ticks : ticksWithin(low, high, most + 1);
}

/** So low a scale has room for its ends, or for one mark between them. */
export function endsOf(ticks: readonly number[]): readonly number[] {
  return ticks.length > FEWEST_TICKS ? [ticks[0] ?? 0, ticks.at(-1) ?? 0] : ticks;
}

/** Round numbers of an axis; past ten thousand million the mark is written short, as 2E10, so that it still fits. */
export function setTicks(values: readonly number[], locale: string): Tick[] {
  return values.map((value) => ({
    value,
    s: Math.abs(value) < 1e10 ? formatCount(value, locale) : value.toExponential(0).toUpperCase().replace('E+', 'E'),
  }));
}
