// A month's costs told again keep what was named of them.
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** Costs told anew at the sum of those listed before are that list: what it names, and what it leaves out, stays known. */
export function asTold(fact: Fact, { known }: ReadingContext): Fact {
  const { fixedCosts } = known;
  return fact.id === 'fixedCosts' && fixedCosts?.value === fact.value ? fixedCosts : fact;
}

/** Costs that were asked by themselves are told by the whole of the answer: what it names is in them, and what it does not is not. */
export function inWholeAnswer(fact: Fact, { text }: Ground, { answer }: ReadingContext): Fact {
  const isToldHere = fact.id === 'fixedCosts' && fact.quote?.answer === answer;
  return isToldHere ? { ...fact, quote: quoteOf(text, answer, 0, text.length) } : fact;
}
