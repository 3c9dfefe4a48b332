// «Por mes: alquiler 900, luz 120», "Each month: rent 900 …": a heading says of all sums of its sentence that they are a month's.
import type { Amount, Ground } from './amount.ts';

const HEADING =
  /(?<![a-z])(?:(?:por|al|cada|del?) mes|mensual(?:es|mente)|(?:per|each|every|a) month|monthly)(?: (?:costs?|bills|spending|gast(?:o|a)mos|tengo|pago|pagamos|i pay|we pay|there's))?:(?=\s)/g;
const STOP = /[.;!?](?=\s|$)|\n/;

/** The same amounts, those under such a heading counted by the month. */
export function headedByMonth({ folded }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  const spans = [...folded.matchAll(HEADING)].map(({ index, 0: words }) => {
    const start = index + words.length;
    const length = folded.slice(start).search(STOP);
    return { start, end: length < 0 ? folded.length : start + length };
  });
  if (spans.length === 0) return amounts;
  const isHeaded = ({ start }: Amount) => spans.some((span) => start >= span.start && start < span.end);
  return amounts.map((amount) =>
    amount.kind === 'money' && amount.per === null && isHeaded(amount) ? { ...amount, per: 'month' } : amount,
  );
}
