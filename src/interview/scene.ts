import type { FactSheet } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import type { FollowUpChoice } from './interview.ts';
import type { Exchange } from './trace-steps.ts';

/** What the assistant looks at when it speaks: the exchanges so far, and what was known before the last one and after it. */
export interface Scene {
  readonly exchanges: readonly Exchange[];
  readonly before: FactSheet;
  readonly facts: FactSheet;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Other words for a follow-up, as a language model proposes them (see `accept-wording.ts`). */
  readonly wording?: Wording;
}

interface Wording {
  readonly followUp: FollowUpChoice;
  /** With a slot for each of its figures: `{{fig:price}}`. */
  readonly words: string;
}
