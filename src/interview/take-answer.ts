import { answerBack } from './answer-back.ts';
import { foldTurns } from './fold-turns.ts';
import type { Interview, Turn } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { acceptProposals } from './reading/accept-proposals.ts';
import { countForeignSentences } from './reading/count-foreign-sentences.ts';
import type { Proposal } from './reading/proposal.ts';
import { readAnswer } from './reading/read-answer.ts';

/** When an answer is given: `at` is ISO 8601 in UTC, `today` is `YYYY-MM-DD`. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

/**
 * Takes one answer: reads it, lays its facts over what is known, chooses what comes next and says it. Changes nothing.
 * `proposals` are what a language model makes of the answer: of them only what the answer bears out is taken.
 */
export function takeAnswer(
  interview: Interview,
  text: string,
  { at, today }: Moment,
  proposals: readonly Proposal[] = [],
): Turn | 'finished' {
  const { language, turns } = interview;
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return 'finished';
  const foreignSentences = countForeignSentences(text, language);
  const context = { answer: turns.length, question: pending, language, known, today };
  const read = acceptProposals(text, proposals, readAnswer(text, context), context);
  const reading = foreignSentences > 0 ? { ...read, foreignSentences } : read;
  const exchanges = [...turns, { question: pending, reading }];
  const reply = answerBack({ exchanges, before: known, facts: layFacts(exchanges), language, today });
  return { question: pending, text, reading, reply, at };
}
