import type { FactId, FactSheet } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';

/** What must be known to read an answer: which one it is, to what question, in whose language, after what, and on what day. */
export interface ReadingContext {
  /** Index of this answer, from 0. */
  readonly answer: number;
  readonly question: QuestionId;
  readonly language: Language;
  readonly known: FactSheet;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The one figure that the last reply asked for where what is known was being put right. */
  readonly meant?: FactId;
}
