import type { FactId } from '../facts/fact.ts';
import { answerBack } from './answer-back.ts';
import { foldTurns } from './fold-turns.ts';
import type { FollowUpChoice, Interview, Reading, Turn } from './interview.ts';
import { layFacts } from './lay-facts.ts';
import { chooseNext, findFork } from './next-question.ts';
import { acceptProposals } from './reading/accept-proposals.ts';
import { countForeignSentences } from './reading/count-foreign-sentences.ts';
import type { Proposal } from './reading/proposal.ts';
import { readAnswer } from './reading/read-answer.ts';

/** When an answer is given: `at` is ISO 8601 in UTC, `today` is `YYYY-MM-DD`. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

/** What a language model makes of an answer. Nothing of it is taken that the answer and the script do not bear out. */
export interface Advice {
  readonly proposals: readonly Proposal[];
  readonly followUp?: {
    /** Those it was shown. */
    readonly offered: readonly FollowUpChoice[];
    /** The one it would ask; null for none. */
    readonly chosen: FollowUpChoice | null;
    /** How it would ask it; null where our own words stand. */
    readonly words: string | null;
  };
}

/** Takes one answer: reads it, lays its facts over what is known, chooses what comes next and says it. Changes nothing. */
export function takeAnswer(
  interview: Interview,
  text: string,
  { at, today }: Moment,
  { proposals, followUp }: Advice = { proposals: [] },
): Turn | 'finished' {
  const { language, turns } = interview;
  const { pending, facts: known } = foldTurns(interview);
  if (pending === null) return 'finished';
  const foreignSentences = countForeignSentences(text, language);
  const meant = meantFigure(turns.at(-1)?.reading);
  const context = { answer: turns.length, question: pending, language, known, today, ...(meant && { meant }) };
  const read = acceptProposals(text, proposals, readAnswer(text, context), context);
  const reading = foreignSentences > 0 ? { ...read, foreignSentences } : read;
  const facts = layFacts([...turns, { question: pending, reading }]);
  const chosen = followUp && settleChoice(followUp, findFork([...turns, { question: pending, reading }], facts).followUps);
  const exchange = { question: pending, reading, ...(chosen !== undefined && { chosen }) };
  const wording = chosen && followUp?.words ? { wording: { followUp: chosen, words: followUp.words } } : {};
  const exchanges = [...turns, exchange];
  const next = chooseNext(exchanges, facts);
  const reply = answerBack({ exchanges, before: known, facts, language, today, ...wording }, next);
  return { ...exchange, text, reply, next, at };
}

/** What the last reply asked for, where it could be but one figure. */
function meantFigure(reading: Reading | undefined): FactId | undefined {
  const asked = new Set([...(reading?.mayMean ?? []), ...(reading?.disputed ?? [])]);
  return asked.size === 1 ? [...asked][0] : undefined;
}

/** The choice, where it was made among all that may be asked now; undefined where the rules choose. */
function settleChoice(
  { offered, chosen }: NonNullable<Advice['followUp']>,
  followUps: Iterable<FollowUpChoice>,
): FollowUpChoice | null | undefined {
  const allowed = [...followUps];
  const knewAll = allowed.length > 0 && allowed.every((one) => offered.includes(one));
  return knewAll && (chosen === null || allowed.includes(chosen)) ? chosen : undefined;
}
