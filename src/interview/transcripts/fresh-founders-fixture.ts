// Founders who tell several facts at once, as people type, with what was said in their answers read by a person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FactId, FactSheet, FactValues } from '../../facts/fact.ts';
import type { Topic } from '../../facts/topic.ts';
import type { Language } from '../../language/language.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview, QuestionId } from '../interview.ts';
import { isFollowUp, isTopic } from '../script.ts';
import { takeAnswer } from '../take-answer.ts';

export interface FreshFounder {
  readonly id: string;
  readonly language: Language;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly replies?: Readonly<Partial<Record<QuestionId, string>>>;
  /** What was said, read by a person. */
  readonly facts: Readonly<Partial<FactValues>>;
  /** What may be read or not: two readers would not agree. */
  readonly open?: readonly FactId[];
  /** What is read instead of what was said; null where it is asked and left open. */
  readonly misses?: Readonly<Partial<Record<FactId, FactValues[FactId] | null>>>;
}

/** The day all of them are played on. */
export const FRESH_TODAY = '2026-11-20';

export const FRESH_FOUNDERS = readFileSync(join(import.meta.dirname, 'fresh-founders.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as FreshFounder);

/** Whoever is asked what they have no words for does not know; a doubt is waved through. Throws where the talk does not come to its end. */
export function playFounder({ id, language, topics, replies }: FreshFounder): FactSheet {
  const say = language === 'es' ? { yes: 'sí, está bien así', unknown: 'no sé' } : { yes: 'yes, that is right', unknown: 'I don’t know' };
  const moment = { at: `${FRESH_TODAY}T10:00:00.000Z`, today: FRESH_TODAY };
  let interview: Interview = { language, startedAt: moment.at, turns: [] };
  for (let turns = 0; turns < 30; turns++) {
    const { pending } = foldTurns(interview);
    if (pending === null) break;
    const isFirst = !interview.turns.some(({ question }) => question === pending);
    const told = isTopic(pending) ? topics[pending] : replies?.[pending];
    const isWaved = pending === 'read-back' || (isFollowUp(pending) && pending !== 'tax');
    const turn = takeAnswer(interview, isFirst && told !== undefined ? told : isWaved ? say.yes : say.unknown, moment);
    if (turn === 'finished') break;
    interview = { ...interview, turns: [...interview.turns, turn] };
  }
  const { status, facts } = foldTurns(interview);
  if (status !== 'complete') throw new Error(`${id} is still being asked`);
  return facts;
}
