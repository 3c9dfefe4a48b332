import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import MiniSearch from 'minisearch';
import type { SectorId } from '../../sectors/sector.ts';
import { foldText } from './fold-text.ts';
import { SECTOR_CLUES } from './sector-clues.ts';

export interface SectorGuess {
  readonly best: SectorId | null;
  readonly second: SectorId | null;
  /** Whether the best leads the second clearly; otherwise the visitor should choose. */
  readonly sure: boolean;
}

const CLEAR_LEAD = 1.3;
const LONGEST = 800;
const SMALL_WORDS = new Set(
  'de la el los las que en un una y o a con por para del al se su sus mi es son muy mas no si lo le les como sin sobre the of and to in a an for with on at is are it that this our we my i you your be by from or as no not people gente personas cliente clientes customers business negocio hay tiene have has where when quiere need necesita'.split(
    ' ',
  ),
);

const INDEX = buildIndex();

/** The trade an answer reveals, by its words against the clues of each trade, both languages in one index. */
export function findSector(text: string): SectorGuess {
  const words = foldText(text.slice(0, LONGEST));
  const exact = INDEX.search(words);
  // Typing errors are forgiven only where nothing was found: looking for near words costs a hundred times more.
  const hits = exact.length > 0 ? exact : INDEX.search(words.slice(0, LONGEST / 4), { fuzzy: (term) => (term.length > 6 ? 0.2 : false) });
  const [first, second] = hits;
  const best = (first?.id as SectorId | undefined) ?? null;
  const next = (second?.id as SectorId | undefined) ?? null;
  const sure = first !== undefined && (second === undefined || first.score / second.score >= CLEAR_LEAD);
  return { best, second: next, sure };
}

function buildIndex(): MiniSearch {
  const index = new MiniSearch({
    fields: ['names', 'clues'],
    processTerm: (term) => stemsOf(term),
    tokenize: (text) => text.split(/[^a-z0-9]+/).filter((word) => word.length > 1),
    searchOptions: { boost: { names: 3 }, prefix: false, combineWith: 'OR' },
  });
  index.addAll(Object.entries(SECTOR_CLUES).map(([id, { names, clues }]) => ({ id, names: once(names), clues: once(clues) })));
  return index;
}

/** Each word once: a clue written twice would count double. */
function once(words: string): string {
  return [...new Set(foldText(words).split(/[^a-z0-9]+/))].join(' ');
}

/** A word counts by its stem in both languages, since nobody says which one it is. */
function stemsOf(term: string): string[] | null {
  if (SMALL_WORDS.has(term)) return null;
  return [...new Set([stemSpanish(term), stemEnglish(term)])];
}
