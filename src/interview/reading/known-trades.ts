// What tells a sector or a trade, both languages in one index.
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { TRADES } from '../../sectors/trades.ts';
import { type CluesFound, findClues, indexTrades, SECTOR_ITSELF, type TradeClues } from './find-trade.ts';
import { NO_SECTOR, OTHER_KIND, OTHER_KINDS } from './other-kind-words.ts';
import { SECTOR_CLUES } from './sector-clues.ts';
import { wordsOfTrade } from './words-of-trade.ts';

/** Less is taken off for length than is usual, or each trade that a sector gains would make its other words weigh less. */
const BM25 = { k: 1.2, b: 0.55, d: 0.5 };
/** Marks a trade's clue among the terms of the index: a phrase is one term, and no stem is touched again. */
export const CLUE = 'clue:';
/** Marks a name of a sector: who works “in cleaning” has named it, and whoever leaves a plate clean has not. */
const NAME = 'name:';

/** The names of each sector. */
const SECTOR_NAMES = Object.fromEntries(Object.entries(SECTOR_CLUES).map(([id, { names }]) => [id, names.split(', ')]));

let known: { readonly clues: TradeClues; readonly index: MiniSearch } | undefined;

/** The clues of every trade and the names of several words, and the sectors by them; made for the first answer, since a start need not wait for it. */
function knownTrades() {
  if (known === undefined) {
    const clues = indexTrades(TRADES, OTHER_KINDS, SECTOR_NAMES);
    known = { clues, index: buildIndex(clues) };
  }
  return known;
}

/** The sectors that have any of the terms, the likeliest first. */
export function searchSectors(terms: string, options: SearchOptions): readonly SearchResult[] {
  return knownTrades().index.search(terms, options);
}

/** What a text says of any trade. */
export const findTradeClues = keptForTheTurn((text): CluesFound => findClues(text, knownTrades().clues));

/** Whether several words of a text name a business of this sector, or of none, that is none of the trades. */
export function namesKind(text: string, sector: SectorId | typeof NO_SECTOR): boolean {
  const { clues } = findTradeClues(wordsOfTrade(text));
  return clues.some(({ words, owners }) => words > 1 && owners.every((owner) => owner.sector === sector && owner.trade === OTHER_KIND));
}

function buildIndex(clues: TradeClues): MiniSearch {
  const index = new MiniSearch({
    fields: ['names', 'clues', 'trades', 'others'],
    processTerm: (term) => (isMarked(term) ? term : stemsOf(term)),
    tokenize: (text) => text.split(/[^a-z0-9:_]+/).flatMap((word) => (isMarked(word) ? [word] : wordsOf(word))),
    searchOptions: { boost: { names: 3 }, prefix: false, combineWith: 'OR', bm25: BM25 },
  });
  const terms = groupTerms(clues);
  const termsOf = (sector: SectorId | typeof NO_SECTOR, kind: ClueKind) => [...(terms.get(`${sector} ${kind}`) ?? [])].join(' ');
  index.add({ id: NO_SECTOR, names: '', clues: '', trades: '', others: termsOf(NO_SECTOR, OTHER_KIND) });
  index.addAll(
    Object.entries(SECTOR_CLUES).map(([id, { names, clues: words }]) => ({
      id,
      names: [...shortNames(names).flatMap(nameOf), termsOf(id as SectorId, SECTOR_ITSELF)].join(' '),
      clues: once(`${shortNames(names).join(' ')} ${words}`),
      trades: termsOf(id as SectorId, A_TRADE),
      others: termsOf(id as SectorId, OTHER_KIND),
    })),
  );
  return index;
}

const A_TRADE = 'a trade';
type ClueKind = typeof A_TRADE | typeof OTHER_KIND | typeof SECTOR_ITSELF;

/** The clues as terms, by sector and by what they tell: one of its trades, one of its other kinds, or the sector itself. */
function groupTerms(clues: TradeClues): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { term, owners } of [...clues.values()].flat()) {
    for (const { sector, trade } of owners) {
      const key = `${sector} ${trade === OTHER_KIND || trade === SECTOR_ITSELF ? trade : A_TRADE}`;
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(CLUE + term));
    }
  }
  return groups;
}

function shortNames(names: string): readonly string[] {
  return names.split(', ').filter((name) => wordsOf(name).length === 1);
}

function isMarked(term: string): boolean {
  return term.startsWith(CLUE) || term.startsWith(NAME);
}

/** All that a word is looked for by. */
export function termsOfWord(word: string): readonly string[] {
  return [...(stemsOf(word) ?? []), ...nameOf(word)];
}

/** A name is told in whatever gender and number; a verb of the same stem does not name it. */
export const nameOf = keptForTheTurn((word): readonly string[] => {
  return stemsOf(word) === null
    ? []
    : wordsOf(word).map(
        (one) =>
          NAME +
          one
            .replace(/(?:ci|si)ones$/, (end) => `${end.charAt(0)}ion`)
            .replace(/s$/, '')
            .replace(/(?<=\w{5})it[oa]$/, '')
            .replace(/[oae]$/, ''),
      );
});

/** Each word once: a clue written twice would count double. */
function once(words: string): string {
  return [...new Set(wordsOf(words))].join(' ');
}
