import MiniSearch from 'minisearch';
import type { SectorId } from '../../sectors/sector.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { chooseTrade, findClues, indexTrades, type TradeClues } from './find-trade.ts';
import { foldText } from './fold-text.ts';
import { SECTOR_CLUES } from './sector-clues.ts';
import { stemsOf, wordsOf } from './stem-words.ts';

export interface SectorGuess {
  readonly best: SectorId | null;
  readonly second: SectorId | null;
  /** Whether the best leads the second clearly; otherwise the visitor should choose. */
  readonly sure: boolean;
  /** The narrower trade within the best; null where none is clear. */
  readonly trade: TradeId | null;
  /** Whether the trade was called by its name, not only by what it sells. */
  readonly isTradeNamed: boolean;
}

/** What a site is called says little, and its ending nothing. */
const WEB_ADDRESS = /\b[a-z0-9-]+\.(?:com|es|net|org|app|io|co|mx|uk|shop|eu)(?:\.[a-z]{2})?\b/g;
const CLEAR_LEAD = 1.3;
const LONGEST = 800;
/** Marks a trade's clue among the terms of the index: a phrase is one term, and no stem is touched again. */
const CLUE = 'clue:';

const TRADE_CLUES = indexTrades(TRADES);
const INDEX = buildIndex(TRADE_CLUES);

/** The sector an answer reveals, by its words against the clues of each sector and of its trades, both languages in one index. */
export function findSector(text: string): SectorGuess {
  const words = foldText(text.slice(0, LONGEST)).replace(WEB_ADDRESS, ' ');
  const found = findClues(words, TRADE_CLUES);
  const exact = INDEX.search([words, ...found.map(({ term }) => CLUE + term)].join(' '));
  // Typing errors are forgiven only where nothing was found: looking for near words costs a hundred times more.
  const hits = exact.length > 0 ? exact : INDEX.search(words.slice(0, LONGEST / 4), { fuzzy: (term) => (term.length > 6 ? 0.2 : false) });
  const [first, second] = hits;
  const best = (first?.id as SectorId | undefined) ?? null;
  const next = (second?.id as SectorId | undefined) ?? null;
  const sure = first !== undefined && (second === undefined || first.score / second.score >= CLEAR_LEAD);
  const { trade, isNamed } = best === null ? { trade: null, isNamed: false } : chooseTrade(found, best);
  return { best, second: next, sure, trade: trade as TradeId | null, isTradeNamed: isNamed };
}

function buildIndex(clues: TradeClues): MiniSearch {
  const index = new MiniSearch({
    fields: ['names', 'clues', 'trades'],
    processTerm: (term) => (term.startsWith(CLUE) ? term : stemsOf(term)),
    tokenize: (text) => text.split(/[^a-z0-9:_]+/).flatMap((word) => (word.startsWith(CLUE) ? [word] : wordsOf(word))),
    searchOptions: { boost: { names: 3, trades: 0.5 }, prefix: false, combineWith: 'OR' },
  });
  index.addAll(
    Object.entries(SECTOR_CLUES).map(([id, { names, clues: words }]) => ({
      id,
      names: once(names),
      clues: once(words),
      trades: termsOf(clues, id as SectorId),
    })),
  );
  return index;
}

/** The clues of a sector's trades, as terms. */
function termsOf(clues: TradeClues, sector: SectorId): string {
  const own = [...clues.values()].flat().filter(({ owners }) => owners.some((owner) => owner.sector === sector));
  return [...new Set(own.map(({ term }) => CLUE + term))].join(' ');
}

/** Each word once: a clue written twice would count double. */
function once(words: string): string {
  return [...new Set(wordsOf(words))].join(' ');
}
