// "58 for a single session, 130 a month, and 265 for a pack, 16 a month": two things or more, each told by its price, its name and then how many.
import type { Amount, Ground } from './amount.ts';

const COUNTED_BY: ReadonlySet<string | null> = new Set(['day', 'week', 'month', 'year']);
/** From a price over its name to a number: no verb, no other number and no full stop stand between. */
const NAMED =
  /^ ?(?:€|euros?|pesos|soles|pounds|quid|dollars|bucks)? ?(?:for |per |each |por |la |el |cada |una? )[a-z'-]+(?: +[a-z'-]+){0,4} *,(?: (?:about|around|say|maybe|unas|unos|como|y|and))* ?$/;
/** What the number is paid for, or by whom. */
const PAID_FOR = /^ ?(?:(?:a|per|al|por) (?:month|mes|week|semana|day|dia|year|ano))? (?:for|por|fee|cuota|membership|each|cada)(?![a-z])/;
const SEVERAL = 2;

/** The amounts, with those numbers as counts and those prices as money, where at least two are told so. */
export function pricedThenCounted({ folded }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  const counts = amounts.flatMap((amount, at) => {
    const price = amounts[at - 1];
    const isBare =
      amount.kind === 'money' ? amount.currency === null && COUNTED_BY.has(amount.per) : amount.kind === 'count' && amount.noun === '';
    const isPriced =
      price !== undefined && (price.kind === 'plain' || (price.kind === 'money' && (price.per === null || price.per === 'unit')));
    if (!isBare || !isPriced) return [];
    const from = /\D/.exec(folded.slice(price.start + 1))?.index ?? 0;
    const name = folded.slice(price.start + 1 + from, amount.start).replace(/^[\d.,]*/, '');
    return NAMED.test(name) && !PAID_FOR.test(folded.slice(amount.start).replace(/^[\d.,]+/, '')) ? [at] : [];
  });
  if (counts.length < SEVERAL) return amounts;
  return amounts.map((amount, at): Amount => {
    if (counts.includes(at) && amount.kind === 'money') {
      const { low, high, start, end, per } = amount;
      return { kind: 'count', low, high, noun: '', per, start, end };
    }
    if (counts.includes(at + 1) && amount.kind === 'plain') {
      const { low, high, start, end } = amount;
      return { kind: 'money', low, high, currency: null, isShared: false, per: 'unit', start, end } as Amount;
    }
    return amount;
  });
}
