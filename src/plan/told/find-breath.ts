import type { FactSheet } from '../../facts/fact.ts';

/** The sentence of the means that holds a figure, or the answer that told it by itself; empty where nobody told it. */
export function findBreath(facts: FactSheet, id: 'fixedCosts' | 'loan'): string {
  const { resources, [id]: figure } = facts;
  if (!figure?.quote) return '';
  if (figure.quote.answer !== resources?.quote?.answer) return figure.quote.text;
  const at = figure.quote.start - resources.quote.start;
  const sentences = resources.value.split(/(?<=[.;!?])\s+/);
  let from = 0;
  return (
    sentences.find((sentence) => {
      const start = resources.value.indexOf(sentence, from);
      from = start + sentence.length;
      return at >= start && at < from;
    }) ?? ''
  );
}
