// An answer that also puts right who pays for the opening: that is heard as such, and what is left is the answer to what was asked.
import type { QuestionId, Reading } from '../interview.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { takeFunds } from './take-funds.ts';

/** They ask for it, so that all of their answers is about it. */
const ASKS_FUNDS: ReadonlySet<QuestionId> = new Set(['funding', 'resources', 'investment']);

export function readWithFunds(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (ASKS_FUNDS.has(context.question)) return read(words);
  const taken = takeFunds(prepareGround(words, context.question, context.language, context.today), context);
  if (taken === null) return read(words);
  const { facts, rest } = taken;
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
  const others = read(rest);
  const isTaken = (id: string) => facts.some((fact) => fact.id === id);
  const kept = others.facts.filter(({ id }) => !isTaken(id));
  const kind = others.kind === 'answer' ? 'answer' : 'correction';
  return { ...others, kind, facts: [...kept, ...facts], corrected: [...(others.corrected ?? []), ...facts.map(({ id }) => id)] };
}
