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

/** Share of the words, of those in clauses that tell something: with fewer, what was recognised stands for much that was not. Our own choice. */
const LEAST_COVERED = 2 / 5;
const CLAUSE = /[,;:()]|\s(?:y|e|o|u|pero|mientras|porque|cuando|and|or|but|so|while|because)\s/iu;

/** What its sentences complain of, miss and have lost; null where the first of them, or most, or most of its words, say what no list has words for. */
export function sumUpProblem(facts: FactSheet, said: Said, sector: SectorId): Bilingual | null {
  if (!coversProblem(factValue(facts, 'problem') ?? '', said, sector)) return null;
  const sentences = (factValue(facts, 'problem') ?? '').split(STOP).filter((one) => countWords(one) >= FEWEST_WORDS);
  const told = sentences.map((sentence) => tellSentence(sentence, said, sector));
  const untold = told.filter((things) => things.length === 0).length;
  if ((told[0] ?? []).length === 0 || untold > MOST_UNTOLD * told.length) return null;
  const all = told.flat();
  const once = all.filter((one, at) => all.findIndex(({ es }) => es === one.es) === at);
  return listInBoth(once.slice(0, MOST_SUMMED));
}

/** «Mi hermana fue tres veces», "my mum signs forms": the case that stands for the problem, told after it. */
const OF_SOMEBODY = /^\s*(?:a )?(?:mis?|my|our) \p{Ll}/iu;

/** Whether enough of the account is told in the words both languages have for it: one detail recognised in it is not the problem. */
export function coversProblem(problem: string, said: Said, sector: SectorId): boolean {
  const tells = (words: string) => tellSentence(words, said, sector).length > 0;
  const sentences = problem.split(STOP).map((sentence) => {
    const clauses = sentence
      .split(CLAUSE)
      .filter((clause) => tells(clause) || (countWords(clause) >= FEWEST_WORDS && !OF_SOMEBODY.test(clause)));
    const told = clauses.filter(tells);
    // What is told across two clauses is told of both.
    return { clauses, told: told.length > 0 || !tells(sentence) ? told : clauses };
  });
  const count = (some: readonly string[]) => some.reduce((sum, clause) => sum + countWords(clause), 0);
  const all = sentences.flatMap(({ clauses }) => clauses);
  return all.length < 2 || count(sentences.flatMap(({ told }) => told)) >= LEAST_COVERED * count(all);
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

function tellSentence(sentence: string, { lacks }: Said, sector: SectorId): readonly Bilingual[] {
  const pains = sharpen(findConcepts(sentence, sector, ['pain']), lacks);
  if (pains.length > 0 || !isLacking(sentence)) return [...pains, ...findLosses(sentence)];
  const whole = findMissed(sentence);
  const missed = whole.length > 0 ? whole : findConcepts(sentence, sector, ['offer', 'edge']).filter((one) => lacks.includes(one));
  return [...(missed.length > 0 ? [notFinding(listInBoth(missed))] : []), ...findLosses(sentence)];
}
