// Who is there already, buying, signed or on a list, or follows the founder from where they were served before: the first customers, whom no channel has to win.
import type { FactSheet } from '../../facts/fact.ts';
import { countGathered } from '../../facts/find-gathered.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Funnel } from './find-sources.ts';

/** How many of the customers won in each month are those, the first months first; no more than are won. */
export function countBrought(facts: FactSheet, won: readonly number[]): readonly number[] {
  let left = countGathered(facts);
  return won.map((count) => {
    const brought = Math.min(left, count);
    left -= brought;
    return brought;
  });
}

/** What is left for the channels and the other sources to bring. */
export function withoutBrought(funnel: Funnel, followers: readonly number[]): Funnel {
  const won = funnel.won.map((count, at) => count - (followers[at] ?? 0));
  return { ...funnel, customers: funnel.customers - sumOf(followers), won };
}
