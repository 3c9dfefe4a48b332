import { answerBack } from './answer-back.ts';
import { foldTurns } from './fold-turns.ts';
import type { Interview, Turn } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { countForeignSentences } from './reading/count-foreign-sentences.ts';
import { readAnswer } from './reading/read-answer.ts';

/** When an answer is given: `at` is ISO 8601 in UTC, `today` is `YYYY-MM-DD`. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

/** Takes one answer: reads it, lays its facts over what is known, chooses what comes next and says it. Changes nothing. */
export function takeAnswer(interview: Interview, text: string, { at, today }: Moment): Turn | 'finished' {
  const { language, turns } = interview;
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return 'finished';
  const foreignSentences = countForeignSentences(text, language);
  const read = readAnswer(text, { answer: turns.length, question: pending, language, known, today });
  const reading = foreignSentences > 0 ? { ...read, foreignSentences } : read;
  const exchanges = [...turns, { question: pending, reading }];
  const reply = answerBack({ exchanges, before: known, facts: layFacts(exchanges), language, today });
  return { question: pending, text, reading, reply, at };
}
