import { type FactSheet, factValue } from '../../facts/fact.ts';
import { experienceIn } from '../../facts/find-experience.ts';
import type { Topic } from '../../facts/topic.ts';
import { cleanWords, clipQuote } from './clip-quote.ts';

/** Where founders tell what they know of the trade, the likeliest answer first; the first is about those who run the business. */
const TOPICS = [
  'resources',
  'solution',
  'competitors',
  'problem',
  'customer',
  'marketing',
  'revenue',
  'goals',
] as const satisfies readonly Topic[];
const MOST_WORDS = 18;

/** What the founder said of their own experience or training, in their words; empty where nothing was said. */
export function findCredentials(facts: FactSheet): string {
  const topics = TOPICS.map((topic) => experienceIn(cleanWords(factValue(facts, topic) ?? ''), topic === 'resources'));
  const told = [factValue(facts, 'experience') ?? '', ...topics].find((words) => words !== '');
  return told === undefined ? '' : clipQuote(cleanWords(told), MOST_WORDS);
}
