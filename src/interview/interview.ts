// An interview is a list of turns; its state is a fold over that list. Nothing else is stored.
import type { Fact, FactSheet } from '../facts/fact.ts';
import type { Topic } from '../facts/topic.ts';
import type { Language } from '../language/language.ts';

/** The questions of the script: the eight topics, the gaps between them, and the read-back. */
export type QuestionId =
  | Topic
  | 'identity'
  | 'price'
  | 'volume'
  | 'unit-cost'
  | 'fixed-costs'
  | 'investment'
  | 'funding'
  | 'team'
  | 'start'
  | 'read-back';

/** What an answer turned out to be. `help`: the visitor asks back; `dont-know`: "no sé"; `unclear`: nothing usable for this question. */
export type ReadingKind = 'answer' | 'dont-know' | 'help' | 'confirmation' | 'correction' | 'unclear' | 'refused';

/** An answer as read: its kind and the facts found in it. `refused`: a plainly illegal or harmful business. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly facts: readonly Fact[];
}

/** What the assistant says back, as the answer call returns it. */
export interface Reply {
  readonly isComplete: boolean;
  readonly shouldGenerate: boolean;
  readonly nextQuestion: string | null;
  readonly message: string | null;
  /** The topic of the next question; null for the read-back and when the interview is over. */
  readonly topic: Topic | null;
  /** Topics answered, of eight. */
  readonly progress: { readonly answered: number; readonly total: number };
  /** Quick replies in the session's language. */
  readonly suggestions: readonly string[];
}

/** One exchange: the question that stood, the words of the visitor, what was read from them, and the reply given. */
export interface Turn {
  readonly question: QuestionId;
  readonly text: string;
  readonly reading: Reading;
  readonly reply: Reply;
  /** When it was said, ISO 8601 in UTC. */
  readonly at: string;
}

export interface Interview {
  readonly language: Language;
  /** When it began, ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly turns: readonly Turn[];
}

/** Where an interview stands. `declined`: finished without a plan. */
export interface InterviewState {
  readonly status: 'open' | 'complete' | 'declined';
  readonly facts: FactSheet;
  /** The question that waits for an answer; null when the interview is over. */
  readonly pending: QuestionId | null;
  /** Questions asked so far, the pending one included, in order and with repeats. */
  readonly asked: readonly QuestionId[];
}
