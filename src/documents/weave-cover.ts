import type { Weave } from './sheet-data.ts';

/** Where zero would be drawn lowest, and the least share of the height that sales and cash each take. */
const FOOT = 0.0;
const HEAD = 0.92;
const LEAST_BARS = 0.2;
const LEAST_THREAD = 0.34;

/**
 * The cover's cloth from 36 months of sales and cash. Both hang from the same zero and share one scale, save that the smaller of the two is
 * drawn larger where it would not be seen. The thread runs smooth, flat at its peaks and troughs, so it never shows a cash that was not there.
 */
export function weaveCover(revenue: readonly number[], cash: readonly number[]): Weave {
  const top = Math.max(1, ...revenue, ...cash);
  const bottom = Math.min(0, ...cash);
  const span = top - bottom;
  const bars = scaleUp(Math.max(0, ...revenue), LEAST_BARS * span);
  const thread = scaleUp(Math.max(0, ...cash) - bottom, LEAST_THREAD * span);
  const scaledTop = Math.max(1, ...revenue.map((value) => value * bars), ...cash.map((value) => value * thread));
  const scaledBottom = Math.min(0, ...cash.map((value) => value * thread));
  const unit = (HEAD - FOOT) / (scaledTop - scaledBottom);
  const zero = FOOT - scaledBottom * unit;
  const heights = cash.map((value) => zero + value * thread * unit);
  return {
    zero,
    bars: revenue.map((value) => Math.max(0, value) * bars * unit),
    thread: heights.map((y, index) => ({ y, slope: slopeAt(heights, index) })),
  };
}

function scaleUp(value: number, least: number): number {
  return value > 0 && value < least ? least / value : 1;
}

/** Slope of a curve that never overshoots: zero at turns, the harmonic mean of its two sides elsewhere (Fritsch and Carlson, 1980). */
function slopeAt(heights: readonly number[], index: number): number {
  const [before, here, after] = [heights[index - 1], heights[index], heights[index + 1]];
  if (before === undefined || here === undefined || after === undefined) return 0;
  const left = here - before;
  const right = after - here;
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}
