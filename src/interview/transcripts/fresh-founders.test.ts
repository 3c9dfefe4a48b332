// Founders who tell several facts at once, as people type: each is played whole, and what is known at the end is compared with what was said.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FactId, type FactSheet, type FactValues, factValue } from '../../facts/fact.ts';
import type { Topic } from '../../facts/topic.ts';
import type { Language } from '../../language/language.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview, QuestionId } from '../interview.ts';
import { isFollowUp, isTopic } from '../script.ts';
import { takeAnswer } from '../take-answer.ts';

interface Founder {
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

const KEY: readonly FactId[] = [
  ...(['name', 'city', 'country', 'price', 'volume', 'unitCost', 'fixedCosts', 'investment'] as const),
  ...(['staffPay', 'takeover', 'investorFunds'] as const),
  ...(['ownFunds', 'loan', 'loanYears', 'founderPay', 'payIncluded', 'team', 'start'] as const),
];
const MOMENT = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20' };
/** Of the facts said, percent. */
const MOST_MISSED = 6;

const FOUNDERS = readFileSync(join(import.meta.dirname, 'fresh-founders.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Founder);

describe('fresh founders', () => {
  test.each(FOUNDERS.map((founder) => ({ id: founder.id, founder })))('$id', ({ founder }) => {
    const { open = [], misses = {} } = founder;
    const looked = KEY.filter((id) => !open.includes(id));
    const known = playFounder(founder);
    const read = Object.fromEntries(looked.map((id) => [id, factValue(known, id) ?? null]));
    const expected = Object.fromEntries(looked.map((id) => [id, id in misses ? misses[id] : (founder.facts[id] ?? null)]));
    expect(read).toEqual(expected);
  });

  test('few facts are missed, and a miss is one', () => {
    const stated = FOUNDERS.flatMap(({ facts }) => Object.keys(facts)).length;
    const missed = FOUNDERS.flatMap(({ misses = {} }) => Object.keys(misses)).length;
    expect(stated).toBeGreaterThan(650);
    expect((100 * missed) / stated).toBeLessThanOrEqual(MOST_MISSED);
    const none = FOUNDERS.filter(({ facts, misses = {} }) =>
      (Object.keys(misses) as FactId[]).some((id) => (facts[id] ?? null) === misses[id]),
    );
    expect(none.map(({ id }) => id)).toEqual([]);
  });
});

/** Whoever is asked what they have no words for does not know; a doubt is waved through. */
function playFounder({ language, topics, replies }: Founder): FactSheet {
  const say = language === 'es' ? { yes: 'sí, está bien así', unknown: 'no sé' } : { yes: 'yes, that is right', unknown: 'I don’t know' };
  let interview: Interview = { language, startedAt: MOMENT.at, turns: [] };
  for (let turns = 0; turns < 30; turns++) {
    const { pending } = foldTurns(interview);
    if (pending === null) break;
    const isFirst = !interview.turns.some(({ question }) => question === pending);
    const told = isTopic(pending) ? topics[pending] : replies?.[pending];
    const isWaved = pending === 'read-back' || (isFollowUp(pending) && pending !== 'tax');
    const turn = takeAnswer(interview, isFirst && told !== undefined ? told : isWaved ? say.yes : say.unknown, MOMENT);
    if (turn === 'finished') break;
    interview = { ...interview, turns: [...interview.turns, turn] };
  }
  const { status, facts } = foldTurns(interview);
  expect(status).toBe('complete');
  return facts;
}
