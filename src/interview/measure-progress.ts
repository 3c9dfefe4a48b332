import type { FactSheet } from '../facts/fact.ts';
import { TOPICS } from '../facts/topic.ts';
import type { Next, Reply } from './interview.ts';
import { isTold } from './script.ts';
import { type Exchange, traceSteps } from './trace-steps.ts';

/** Topics that are settled, of eight: their question was answered, or others told all of it. A question about to be asked again is not. */
export function measureProgress(exchanges: readonly Exchange[], next: Next, facts: FactSheet): Reply['progress'] {
  const asked = new Set(traceSteps(exchanges).steps.map(({ question }) => question));
  return { answered: TOPICS.filter((topic) => (asked.has(topic) || isTold(topic, facts)) && topic !== next).length, total: TOPICS.length };
}
