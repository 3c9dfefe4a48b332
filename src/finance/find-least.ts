/** The least whole number from one to `most` that is enough, where more always is; null where not even `most` is. */
export function findLeast(most: number, isEnough: (percent: number) => boolean): number | null {
  if (most < 1 || !isEnough(most)) return null;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
