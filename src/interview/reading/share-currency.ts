import type { Amount, Ground, Money } from './amount.ts';

/** "10, 20 y 30 euros", "corte 12, barba 8 y tinte 30 €": the currency said once at the end of a list is everybody's. */
export function shareCurrency(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  const shared = [...amounts];
  for (let at = shared.length - 2; at >= 0; at--) {
    const here = shared[at];
    const next = shared[at + 1];
    if (here === undefined || next?.kind !== 'money') continue;
    const gap = ground.folded.slice(here.end, next.start);
    if (next.currency === null) {
      // "20, 35 and 60 a month".
      const isBare = here.kind === 'money' && here.currency === null && here.per === null && next.per === 'month';
      if (isBare && ground.question === 'revenue' && BARE_LIST.test(gap)) shared[at] = { ...here, per: next.per };
      continue;
    }
    const isOpen = here.kind === 'plain' || (here.kind === 'money' && here.currency === null);
    if (isOpen && BARE_LIST.test(gap)) {
      shared[at] = { ...(next satisfies Money), low: here.low, high: here.high, start: here.start, end: here.end };
    } else if (here.kind === 'money' && here.currency === null && NAMED_LIST.test(gap) && isSaidAfter(ground, next)) {
      shared[at] = { ...here, currency: next.currency, isShared: next.isShared };
    }
  }
  return shared;
}

const BARE_LIST = /^ ?(?:,|y|and|o|or|,? ?(?:y|and|or|o)|\/) ?$/;
/** A few words of the next thing priced, no new sentence and no total ("9.000: 7.000 de obra"). */
const NAMED_LIST = /^(?: [a-z]+){0,3}(?:,| y| and| e| o| or|, y|, and)(?: [a-z'-]+){0,5} ?$/;

/** "30 euros", not "€30": each amount of a list with signs before it carries its own. */
function isSaidAfter({ folded }: Ground, { start, currency }: Money): boolean {
  return currency !== null && /^\d/.test(folded.slice(start, start + 1));
}
