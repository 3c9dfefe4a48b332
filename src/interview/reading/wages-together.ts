// What several who are hired get, told of each and then of all of them.
import type { Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';
import { isForAll } from './pay-words.ts';
import type { RoledMoney } from './roled-money.ts';

/** «Dos camareras a 900 cada una, 1.800 entre las dos»: told of each, and then of all of them. */
export function withWagesTogether({ folded }: Ground, roled: readonly RoledMoney[]): readonly RoledMoney[] {
  const isTogether = (at: number) => {
    const [before, entry] = [roled[at - 1], roled[at]];
    if (!before?.isWage || !entry) return false;
    return middle(entry.money) > middle(before.money) && isForAll(folded.slice(entry.money.start, entry.money.end + TOGETHER_WITHIN));
  };
  return roled.map((entry, at) => {
    if (isTogether(at)) return { ...entry, role: 'fixedPart', isWage: true };
    return isTogether(at + 1) ? { ...entry, role: 'spend', isWage: false } : entry;
  });
}

const TOGETHER_WITHIN = 24;
