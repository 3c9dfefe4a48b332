import type { Interview, InterviewState } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { chooseNext } from './next-question.ts';

/** Where an interview stands after its turns: what is known, what waits for an answer. */
export function foldTurns({ turns }: Interview): InterviewState {
  const facts = layFacts(turns);
  const answered = turns.map(({ question }) => question);
  const next = turns.at(-1)?.next ?? chooseNext(turns, facts);
  if (next === 'complete' || next === 'declined') return { status: next, facts, pending: null, asked: answered };
  return { status: 'open', facts, pending: next, asked: [...answered, next] };
}
