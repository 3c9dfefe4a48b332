// The problem as it was told, summed up in the words both languages have for it.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { findLosses } from '../../sectors/concepts/find-losses.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { findMissed } from './find-missed.ts';
import { isLacking, type Said, sharpen } from './gather-said.ts';
import { notFinding } from './not-finding.ts';

const MOST_SUMMED = 4;
/** Share of its sentences: with more of them untold a part would stand for the whole. Our own choice. */
const MOST_UNTOLD = 1 / 2;
const FEWEST_WORDS = 4;
const STOP = new RegExp(`(?:${FULL_STOP}|[;!?\\n])+`, 'u');

/** What its sentences complain of, miss and have lost; null where the first of them, or most, say what no list has words for. */
export function sumUpProblem(facts: FactSheet, said: Said, sector: SectorId): Bilingual | null {
  const sentences = (factValue(facts, 'problem') ?? '').split(STOP).filter((one) => one.trim().split(/\s+/).length >= FEWEST_WORDS);
  const told = sentences.map((sentence) => tellSentence(sentence, said, sector));
  const untold = told.filter((things) => things.length === 0).length;
  if ((told[0] ?? []).length === 0 || untold > MOST_UNTOLD * told.length) return null;
  const all = told.flat();
  const once = all.filter((one, at) => all.findIndex(({ es }) => es === one.es) === at);
  return listInBoth(once.slice(0, MOST_SUMMED));
}

function tellSentence(sentence: string, { lacks }: Said, sector: SectorId): readonly Bilingual[] {
  const pains = sharpen(findConcepts(sentence, sector, ['pain']), lacks);
  if (pains.length > 0 || !isLacking(sentence)) return [...pains, ...findLosses(sentence)];
  const whole = findMissed(sentence);
  const missed = whole.length > 0 ? whole : findConcepts(sentence, sector, ['offer', 'edge']).filter((one) => lacks.includes(one));
  return [...(missed.length > 0 ? [notFinding(listInBoth(missed))] : []), ...findLosses(sentence)];
}
