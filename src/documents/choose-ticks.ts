/**
 * Round values for an axis from `low` to `high`, at most `most` steps: 1, 2, 2.5 or 5 times a power of ten.
 * Zero is always among them; the last one lies at or above `high`.
 */
export function chooseTicks(low: number, high: number, most = 4): number[] {
  const floor = Math.min(0, low);
  const span = Math.max(0, high) - floor;
  if (!(span > 0) || !Number.isFinite(span)) return [0, 1];
  const step = roundStep(span / most);
  const first = Math.floor(floor / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.max(0, high) / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  // Axes are labelled with whole numbers.
  return step < 1 ? 1 : Math.ceil(step);
}
