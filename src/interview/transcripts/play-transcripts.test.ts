import { describe, expect, test } from 'vitest';
import { type FactId, factValue } from '../../facts/fact.ts';
import { TOPICS } from '../../facts/topic.ts';
import { SECTOR_IDS } from '../../sectors/sector.ts';
import { MOST_QUESTIONS } from '../script.ts';
import { type Played, playTranscript } from './play-transcript.ts';
import { TOLD_FACTS, type Transcript, type TranscriptKind } from './transcript.ts';
import { TRANSCRIPTS } from './transcripts.ts';

const KINDS: readonly TranscriptKind[] = ['full', 'half-unknown', 'contradictory', 'terse', 'english'];
/** Of the facts stated, percent. */
const MOST_MISSED = 5;

const PLAYED = TRANSCRIPTS.map(({ id, transcript }) => ({ id, transcript, played: playTranscript(transcript) }));

describe('transcripts', () => {
  test('every sector is told in the five ways', () => {
    const all = SECTOR_IDS.flatMap((sector) => KINDS.map((kind) => `${sector} ${kind}`));
    expect(TRANSCRIPTS.map(({ id }) => id)).toEqual(all);
  });

  test.each(PLAYED)('$id ends, with the facts it states', ({ transcript, played }) => {
    expect(played.status).toBe('complete');
    expect(played.asked.at(-1)).toBe('read-back');
    expect(TOPICS.filter((topic) => !played.asked.includes(topic))).toEqual([]);
    expect(played.asked.length).toBeLessThanOrEqual(Math.min(transcript.mostQuestions, MOST_QUESTIONS));
    expect(factsRead(transcript, played)).toEqual(factsExpected(transcript));
  });

  test('a miss is one', () => {
    const none = TRANSCRIPTS.flatMap(({ id, transcript: { facts, misses = [] } }) =>
      misses.filter(({ fact, read }) => (facts[fact] ?? null) === read).map(({ fact }) => `${id} ${fact}`),
    );
    expect(none).toEqual([]);
  });

  test('few facts are missed', () => {
    const stated = TRANSCRIPTS.reduce((sum, { transcript }) => sum + Object.keys(transcript.facts).length, 0);
    const missed = TRANSCRIPTS.reduce((sum, { transcript }) => sum + (transcript.misses?.length ?? 0), 0);
    expect(stated).toBeGreaterThan(1_600);
    expect((100 * missed) / stated).toBeLessThanOrEqual(MOST_MISSED);
  });

  test('the number of questions is the one written down', async () => {
    const counts = PLAYED.map(({ id, played }) => `${id}: ${played.asked.length}`);
    await expect(`${counts.join('\n')}\n`).toMatchFileSnapshot('./question-counts.txt');
  });

  test('nobody says the same as another', () => {
    const said = TRANSCRIPTS.flatMap(({ transcript }) => Object.values(transcript.topics)).filter((words) => words.length > 40);
    expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
  });
});

/** The facts looked at: those that may not be read unless stated, and whatever else is stated. */
function idsOf({ facts }: Transcript): readonly FactId[] {
  return [...new Set([...TOLD_FACTS, ...(Object.keys(facts) as FactId[])])];
}

function factsRead(transcript: Transcript, { facts }: Played): Record<string, unknown> {
  return Object.fromEntries(idsOf(transcript).flatMap((id) => (facts[id] === undefined ? [] : [[id, factValue(facts, id)]])));
}

function factsExpected({ facts, misses = [] }: Transcript): Record<string, unknown> {
  const read = Object.fromEntries(misses.map(({ fact, read }) => [fact, read]));
  return Object.fromEntries(Object.entries({ ...facts, ...read }).filter(([, value]) => value !== null));
}
