// What one sale takes is often listed beside its cost: «champú, toallas y moños, unos 45 pesos». The list is kept with the figure.
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const MOST = 120;
const END = /[.;!?\n](?=\s|$)/g;

/** The cost of a sale with the whole sentence that told it as its quote, where that was asked and the sentence is short. */
export function quoteCostList(fact: Fact, { text }: Ground, { question, answer }: ReadingContext): Fact {
  const { id, quote } = fact;
  if (id !== 'unitCost' || question !== 'unit-cost' || !quote || quote.answer !== answer) return fact;
  const ends = [...text.matchAll(END)].map(({ index }) => index);
  const start = (ends.findLast((end) => end < quote.start) ?? -1) + 1;
  const end = ends.find((at) => at >= quote.end) ?? text.length;
  const from = start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
  return end - from <= MOST ? ({ ...fact, quote: quoteOf(text, answer, from, end) } as Fact) : fact;
}
