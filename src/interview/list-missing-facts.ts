import { foldTurns } from './fold-turns.ts';
import type { Interview, QuestionId } from './interview.ts';
import { listMissing } from './reading/list-missing.ts';
import type { ProposableId } from './reading/proposal.ts';
import { readAnswer } from './reading/read-answer.ts';

export interface MissingFacts {
  readonly question: QuestionId;
  readonly facts: readonly ProposableId[];
}

/** What the rules look for in this answer and do not find; null where they find enough, or nothing is asked any more. */
export function listMissingFacts(interview: Interview, text: string, today: string): MissingFacts | null {
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return null;
  const context = { answer: interview.turns.length, question: pending, language: interview.language, known, today };
  const facts = listMissing(text, readAnswer(text, context), context);
  return facts.length > 0 ? { question: pending, facts } : null;
}
