// What is left of a correction once some of it is sure: heard knowing that, and of what it tells besides nothing that is settled is touched or asked.
import { type Fact, type FactId, withFacts } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';

/** Hears words that were said to the figures read back. */
export type Hear = (ground: Ground, context: ReadingContext) => Reading;

/** The correction with `facts`, and what `hear` makes of the `rest`: the answer with blanks for all that they were read from. */
export function hearRest(facts: readonly Fact[], rest: string, context: ReadingContext, hear: Hear): Reading {
  if (!SAYS_MORE.test(rest)) return { kind: 'correction', facts };
  const { language, today, known } = context;
  const other = hear(prepareGround(rest.trimEnd(), 'read-back', language, today), { ...context, known: withFacts(known, facts) });
  const isOpen = (id: FactId) => !facts.some((fact) => fact.id === id);
  const mayMean = other.mayMean?.filter(isOpen) ?? [];
  const disputed = other.disputed?.filter(isOpen) ?? [];
  return {
    kind: 'correction',
    facts: [...facts, ...other.facts.filter(({ id }) => isOpen(id))],
    ...(mayMean.length > 0 && { mayMean }),
    ...(disputed.length > 0 && { disputed }),
  };
}

/** A number, or words that may put right what is no number. */
const SAYS_MORE = /\d|\p{L}{2,}(?:\P{L}+\p{L}{2,}){2}/u;
