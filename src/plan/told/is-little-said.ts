import { TOPICS } from '../../facts/topic.ts';
import type { Draft } from '../draft.ts';

const FEW_ANSWERS = 3;
const LITTLE_SAID_PCT = 25;

/** Whether so little was told that most of the plan is the trade's: it takes the minimum form. */
export function isLittleSaid({ quotes, model }: Pick<Draft, 'quotes' | 'model'>): boolean {
  return TOPICS.filter((topic) => topic in quotes).length < FEW_ANSWERS && model.saidPct < LITTLE_SAID_PCT;
}
