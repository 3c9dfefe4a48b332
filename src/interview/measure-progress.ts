import { TOPICS } from '../facts/topic.ts';
import type { Reply } from './interview.ts';
import type { Next } from './next-question.ts';
import { type Exchange, traceSteps } from './trace-steps.ts';

/** Topics whose main question is settled, of eight. A question about to be asked again is not. */
export function measureProgress(exchanges: readonly Exchange[], next: Next): Reply['progress'] {
  const asked = new Set(traceSteps(exchanges).steps.map(({ question }) => question));
  return { answered: TOPICS.filter((topic) => asked.has(topic) && topic !== next).length, total: TOPICS.length };
}
