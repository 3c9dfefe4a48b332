import type { MoneyItem } from '../../facts/fact.ts';

/** So many purchases stand by themselves beside a month's costs. */
const MOST_LISTED = 6;

/** The places, as told, of the purchases that are listed: all of a short list, and of a longer one the largest, the others in one line. */
export function largestItems(items: readonly MoneyItem[]): readonly number[] {
  const places = [...items.keys()];
  if (items.length <= MOST_LISTED) return places;
  const byAmount = places.toSorted((a, b) => (items[b]?.amount ?? 0) - (items[a]?.amount ?? 0));
  return byAmount.slice(0, MOST_LISTED - 1).toSorted((a, b) => a - b);
}
