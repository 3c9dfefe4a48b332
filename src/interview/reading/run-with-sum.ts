// Sums in a row and what they come to, told after them or before.
import type { Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';

export const FEWEST_SUMMED = 3;

/** "38,000 is dollars… a pickup 18,000, a trailer 4,200, tools 3,600, so 25,800 in all": some in a row, and what they come to; what stands before them is none. */
export function runWithSum(
  { folded }: Ground,
  inOrder: readonly Money[],
): { readonly total: Money; readonly parts: readonly Money[] } | null {
  for (const [at, total] of inOrder.entries()) {
    let so = 0;
    for (let first = at - 1; first >= 0 && so < middle(total); first--) {
      so += middle(inOrder[first] as Money);
      const isAll = first === 0 && at === inOrder.length - 1;
      const isSum = isAll || SUMS_UP.test(folded.slice(0, total.start)) || IN_ALL.test(folded.slice(total.end));
      if (at - first >= FEWEST_SUMMED && isSum && Math.abs(so - middle(total)) < 1) return { total, parts: inOrder.slice(first, at) };
    }
  }
  // «Son 39.800 en compras: seis máquinas 17.400, dos sillas 2.200…»: the sum before its list.
  for (const [at, total] of inOrder.entries()) {
    if (!SAID_FIRST.test(folded.slice(0, total.start)) && !IS_ALL.test(folded.slice(total.end))) continue;
    let so = 0;
    for (let last = at + 1; last < inOrder.length && so < middle(total); last++) {
      so += middle(inOrder[last] as Money);
      if (last - at >= FEWEST_SUMMED && Math.abs(so - middle(total)) < 1) return { total, parts: inOrder.slice(at + 1, last + 1) };
    }
  }
  return null;
}

/** Of a longer list some may by chance be as much as another. */
const SUMS_UP =
  /(?<![a-z])(?:so|total|sum[a-z]*|makes?|comes?|adds?|add up|altogether|son|serian|salen?|queda[n]?|o sea|en total|in total|which is|that's|i need|necesito|todo|all)[^.;!?\d]{0,30}$/;
const IN_ALL = /^[^.;,\d]{0,20}(?<![a-z])(?:in (?:all|total)|en total|altogether|todo|total)(?![a-z])/;

/** «Pero va: 39.800 € en compras». */
const SAID_FIRST = /(?<![a-z])(?:va|total|en total|in total|suman?|inversion(?: es| son)?|son en total)[: ]* ?[$€£]?$/;
const IS_ALL =
  /^ ?(?:€|euros?|pesos|dollars)? ?(?:en (?:compras|total)|in (?:all|total)|de compras|of (?:stuff|purchases)|altogether)(?![a-z])/;
