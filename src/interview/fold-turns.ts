import { type FactSheet, withFacts } from '../facts/fact.ts';
import type { Interview, InterviewState, Turn } from './interview.ts';
import { chooseNext } from './next-question.ts';

/** Where an interview stands after its turns: what is known, what waits for an answer. */
export function foldTurns(interview: Interview): InterviewState {
  const facts = layFacts(interview.turns);
  const answered = interview.turns.map(({ question }) => question);
  const next = chooseNext(interview.turns, facts);
  if (next === 'complete' || next === 'declined') return { status: next, facts, pending: null, asked: answered };
  return { status: 'open', facts, pending: next, asked: [...answered, next] };
}

/** The facts of all turns, the later one of a kind winning. */
function layFacts(turns: readonly Pick<Turn, 'reading'>[]): FactSheet {
  return turns.reduce<FactSheet>((sheet, { reading }) => withFacts(sheet, reading.facts), {});
}
