// An interview is a list of turns; its state is a fold over that list. Nothing else is stored.
import type { Fact, FactId, FactSheet } from '../facts/fact.ts';
import type { Topic } from '../facts/topic.ts';
import type { Contradiction } from '../finance/financial-model.ts';
import type { Language } from '../language/language.ts';
import type { TermId } from './glossary.ts';

/** The questions of the script: the eight topics, the gaps between them, and the read-back. */
export type ScriptQuestion =
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

/** A figure far from what is usual in the trade. */
export type OddFigure = 'odd-price' | 'odd-unit-cost' | 'odd-fixed-costs' | 'odd-investment';

/** Questions beyond the script, each asked at most once and only where an answer gives cause. */
export type FollowUp =
  | OddFigure
  | Extract<Contradiction, 'price-below-cost' | 'volume-above-capacity' | 'fixed-costs-above-mature-revenue' | 'founder-unpaid'>
  /** What the founder needs a month, where pay was told by nobody. */
  | 'own-pay'
  /** Whether the price includes the tax on sales. */
  | 'tax'
  | 'currency'
  /** Whether the price is paid once or each month. */
  | 'period'
  /** How long one sale keeps a pair of hands busy. */
  | 'service-time';

export type QuestionId = ScriptQuestion | FollowUp;

/** What may be asked beyond the script. `contrast`: the same question once more after words that say too little, put as a choice. */
export type FollowUpChoice = FollowUp | 'contrast';

/**
 * What an answer turned out to be. `help`: the visitor asks back; `dont-know`: "no sé"; `unclear`: nothing usable for this question;
 * `off-topic`: beside the point, an insult, an order to the assistant; `private`: somebody's personal data;
 * `back`, `undo`, `change`, `finish`: a wish about the interview itself; `undo` takes back the last correction of what was read back.
 */
export type ReadingKind =
  | 'answer'
  | 'dont-know'
  | 'help'
  | 'confirmation'
  | 'correction'
  | 'unclear'
  | 'refused'
  | 'off-topic'
  | 'private'
  | 'back'
  | 'undo'
  | 'change'
  | 'finish';

/** An answer as read: its kind and the facts found in it. `refused`: a plainly illegal or harmful business. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly facts: readonly Fact[];
  /** What the visitor wants to change. */
  readonly about?: FactId;
  /** What the visitor asks the meaning of. */
  readonly term?: TermId;
  /** Of a correction that nothing was made of: the figures it may concern. */
  readonly mayMean?: readonly FactId[];
  /** Said to be wrong, and not what is right: left open until it is told. */
  readonly disputed?: readonly FactId[];
  /** Put right in passing, whatever was asked: they take the place of what is known. */
  readonly corrected?: readonly FactId[];
  /** Full sentences in the language that the interview is not held in. */
  readonly foreignSentences?: number;
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

/** The question that comes next, or how the interview ended. */
export type Next = QuestionId | 'complete' | 'declined';

/** One exchange: the question that stood, the words of the visitor, what was read from them, and the reply given. */
export interface Turn {
  readonly question: QuestionId;
  readonly text: string;
  readonly reading: Reading;
  /** Of the follow-ups that may come now, the one a language model chose; null for none. Absent where the rules choose. */
  readonly chosen?: FollowUpChoice | null;
  readonly reply: Reply;
  /** What the reply asks, so that an answer is taken as one to the question that was shown. Absent in turns from before it was kept. */
  readonly next?: Next | undefined;
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
