// An interview written down beforehand: what one founder says, and what must be known at the end.
import type { FactId, FactValues } from '../../facts/fact.ts';
import type { Topic } from '../../facts/topic.ts';
import type { QuestionId } from '../interview.ts';

/** The five ways of answering. All take place in a Spanish interface; only the answers of `english` are English. */
export type TranscriptKind = 'full' | 'half-unknown' | 'contradictory' | 'terse' | 'english';

export interface Transcript {
  readonly kind: TranscriptKind;
  /** What is said to each topic when it is asked first. */
  readonly topics: Readonly<Record<Topic, string>>;
  /** What is said to a gap, or to a topic that is asked again. */
  readonly replies?: Readonly<Partial<Record<QuestionId, string>>>;
  /** What the answers state, read by a person. A fact that is not here must not be read either (see `TOLD_FACTS`). */
  readonly facts: Readonly<Partial<FactValues>>;
  /** Facts that are not read as they were said. */
  readonly misses?: readonly Miss[];
  /** Most questions it may take, the follow-ups to doubts included. */
  readonly mostQuestions: number;
}

export interface Miss {
  readonly fact: FactId;
  /** What is read instead; null where nothing is. */
  readonly read: FactValues[FactId] | null;
  readonly why: string;
}

/** Facts that must be those stated and no others. The rest (lists, tax, shape of revenue…) are looked at only where they are stated. */
export const TOLD_FACTS: readonly FactId[] = [
  'name',
  'sector',
  'trade',
  'city',
  'country',
  'currency',
  'price',
  'volume',
  'growth',
  'unitCost',
  'fixedCosts',
  'investment',
  'ownFunds',
  'loan',
  'loanYears',
  'team',
  'founderPay',
  'churn',
  'commission',
  'rooms',
  'occupancy',
  'start',
];
