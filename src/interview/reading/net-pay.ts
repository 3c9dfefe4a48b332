import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';

const REACH = 30;
const NET = '(?:limpi[oa]s?|net[oa]s?|libres|en mano|net|take[- ]?home|after tax(?:es)?|clear|in hand)';
const AFTER = new RegExp(`^[^.;\\d]*?(?<![a-z])${NET}(?![a-z])`);
const BEFORE = new RegExp(`(?<![a-z])${NET}(?![a-z])[^.;\\d]*$`);

/** What the founder takes, marked where it was told as what is left after their own tax and contributions («1.500 limpios»). */
export function markNetPay({ folded }: Ground, facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => {
    const { id, quote } = fact;
    if (id !== 'founderPay' || quote === null) return fact;
    const before = folded.slice(Math.max(0, quote.start - REACH), quote.start);
    const isNet =
      AFTER.test(folded.slice(quote.start, quote.end).replace(/[\d.,]+/g, '') + folded.slice(quote.end, quote.end + REACH)) ||
      BEFORE.test(before);
    return isNet ? { ...fact, isNet: true as const } : fact;
  });
}
