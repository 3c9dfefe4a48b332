// How long one sale takes, put right among other figures that were read back: "90 grooms a month, and a full groom takes me an hour and a half not 75
// mins". Heard by itself, it is neither a price nor how many are sold.
import type { Reading } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { correctTime } from './read-service-time.ts';
import type { ReadingContext } from './reading-context.ts';

/** From one thing said to the next, but for what belongs to one time: «hora y media», "an hour and 20 minutes". */
const JOINT =
  /[.;:!?](?!\d)|,(?!\d)(?! ?(?:no|not|y no|en vez|instead)(?!\p{L}))|\s(?:y|pero|and|but)\s(?!(?:medi[oa]|cuarto|a half|half|a quarter)(?!\p{L})|\d{1,2} ?min)/giu;

/** `read` reads the answer without the clause that tells it. */
export function readWithTimeAnew(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back') return read(words);
  const told = clausesOf(words).flatMap((span) => {
    const facts = correctTime(words.slice(span.start, span.end), context).map(
      (fact) => fact.quote && { ...fact, quote: { ...fact.quote, ...span, text: words.slice(span.start, span.end) } },
    );
    return facts[0] ? [{ span, fact: facts[0] }] : [];
  });
  const [only] = told;
  if (only === undefined || told.length > 1) return read(words);
  const rest = blankOut(words, [only.span]);
  if (!/\p{L}{3}|\d/u.test(rest)) return { kind: 'correction', facts: [only.fact] };
  const reading = read(rest);
  return { ...reading, kind: 'correction', facts: [...reading.facts.filter(({ id }) => id !== only.fact.id), only.fact] };
}

function clausesOf(words: string): readonly Span[] {
  const ends = [...words.matchAll(JOINT)].map(({ 0: joint, index }) => ({ start: index, end: index + joint.length }));
  return [...ends, { start: words.length, end: words.length }].map(({ start }, at) => ({ start: ends[at - 1]?.end ?? 0, end: start }));
}
