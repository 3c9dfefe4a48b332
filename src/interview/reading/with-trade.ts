import type { Reading } from '../interview.ts';
import { isFollowUp } from '../script.ts';
import { correctTrade } from './correct-trade.ts';
import type { ReadingContext } from './reading-context.ts';

/** Reads an answer to a doubt or to the read-back that may say beside everything else what the trade is and what it is not. `read` reads the rest. */
export function readWithTrade(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back' && !isFollowUp(context.question)) return read(words);
  const { facts, rest, isDenied } = correctTrade(words, context);
  if (isDenied && !/\d/.test(words)) return { kind: 'change', facts: [], about: 'sector' };
  if (facts.length === 0) return read(words);
  const others = rest.trim() === '' ? [] : read(rest).facts;
  return { kind: 'correction', facts: [...others.filter(({ id }) => id !== 'sector' && id !== 'trade'), ...facts] };
}
