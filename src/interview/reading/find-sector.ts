import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText } from '../../language/fold-text.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { type ClueFound, chooseTrade, findClues, indexTrades, type TradeClues } from './find-trade.ts';
import { SECTOR_CLUES } from './sector-clues.ts';

export interface SectorGuess {
  readonly best: SectorId | null;
  readonly second: SectorId | null;
  /** Whether the best leads the second clearly; otherwise the visitor should choose. */
  readonly sure: boolean;
  /** The narrower trade within the best; null where none is clear. */
  readonly trade: TradeId | null;
  /** Whether the trade was called by its name, not only by what it sells. */
  readonly isTradeNamed: boolean;
  /** Whether nothing tells it but one word that goes with the sector and is no name of it: that word may mean something else. */
  readonly isWeak: boolean;
  /** Whether the sector was called by a name of its own. */
  readonly isNamed: boolean;
}

/** What a site is called says little, and its ending nothing. */
const WEB_ADDRESS = /\b[a-z0-9-]+\.(?:com|es|net|org|app|io|co|mx|uk|shop|eu)(?:\.[a-z]{2})?\b/g;
const IN_LINE = /\b(tiendas?|ventas?|vend(?:er|o|emos)|comercio) en linea\b/g;
/** As parcels are called in Chile; elsewhere a "despacho" is an office. */
const SHIPPING = /\bdespachos? a (?=todo|domicilio|regiones|casa)/g;
/** Folded, nails are an article, but for those in the name of the trade. */
const NAILS = /(?<!\p{L}|sal[oó]n de )uñas?(?!\p{L})/giu;
const CLEAR_LEAD = 1.3;
const LONGEST = 800;
/** Marks a trade's clue among the terms of the index: a phrase is one term, and no stem is touched again. */
const CLUE = 'clue:';

/** An app is a marketplace where it brings two sides together. */
const TWO_SIDED =
  /\b(?:conect\w*|connect\w*|match\w*|emparej\w*|comision\w*|commissions?|marketplaces?|market|mercado|intermedi\w*|buyers?|sellers?|buy|sell|compra\w*|vend\w*|cuidador\w*|pasead\w*|profesional\w*|professionals?|director\w*|compar\w*|subast\w*|auctions?|classifieds?|gig|shar\w+|compart\w*|repart\w*|delivery|between|entre|transac\w*|encontrar|encuentra\w*|find\w*|book\w*|reserv\w*|providers?|hosts?|freelancers?|autonomos|people who|quien(?:es)?)\b/;

const AUDIENCE = /\b(?:para|for|dirigid[oa]s? a|aimed at) ((?:[a-z]+ ?){1,3})/g;

/** The clues of every trade. */
export const TRADE_CLUES = indexTrades(TRADES);
const INDEX = buildIndex(TRADE_CLUES);

/**
 * The sector an answer reveals, by its words against the clues of each sector and of its trades, both languages in one index.
 * Whoever is asked what they offer says first what it is (`startsWithIt`), and then what it comes with.
 */
export function findSector(text: string, startsWithIt = false): SectorGuess {
  const words = foldText(text.slice(0, LONGEST).replace(NAILS, 'manicura'))
    .replace(WEB_ADDRESS, ' ')
    .replace(IN_LINE, '$1 online')
    .replace(SHIPPING, 'envios a ')
    .replace(/\bcomercio electronico\b/g, 'ecommerce');
  const { clues, otherWords } = findClues(words, TRADE_CLUES);
  const weights = new Map([...weighAudience(words), ...clues.map((clue) => [CLUE + clue.term, weigh(clue)] as const)]);
  const head = startsWithIt ? termsOfHead(words) : new Set<string>();
  const exact = INDEX.search([...otherWords, ...clues.map(({ term }) => CLUE + term)].join(' '), {
    boostTerm: (term) => (weights.get(term) ?? 1) * (head.has(term) ? HEAD_WEIGHT : 1),
  });
  // Typing errors are forgiven only where nothing was found: looking for near words costs a hundred times more.
  const hits = exact.length > 0 ? exact : INDEX.search(words.slice(0, LONGEST / 4), { fuzzy: (term) => (term.length > 6 ? 0.2 : false) });
  const [first, second] = hits;
  const likeliest = (first?.id as SectorId | undefined) ?? null;
  const best =
    likeliest === 'marketplace_app' && chooseTrade(clues, likeliest).trade === null && !TWO_SIDED.test(words) ? 'saas' : likeliest;
  const next = (second?.id as SectorId | undefined) ?? null;
  const sure = first !== undefined && (second === undefined || first.score / second.score >= CLEAR_LEAD);
  const { trade, isNamed } = best === null ? { trade: null, isNamed: false } : chooseTrade(clues, best);
  const evidence = weighEvidence(first, otherWords);
  return { best, second: next, sure, trade: trade as TradeId | null, isTradeNamed: isNamed, ...evidence };
}

/** How much the best sector rests on. */
function weighEvidence(hit: SearchResult | undefined, words: readonly string[]): Pick<SectorGuess, 'isWeak' | 'isNamed'> {
  const terms = new Set(hit?.terms);
  const fields = Object.values(hit?.match ?? {}).flat();
  const told = new Set(words.filter((word) => stemsOf(word)?.some((stem) => terms.has(stem))));
  return { isWeak: told.size < 2 && fields.every((field) => field === 'clues'), isNamed: fields.includes('names') };
}

function buildIndex(clues: TradeClues): MiniSearch {
  const index = new MiniSearch({
    fields: ['names', 'clues', 'trades'],
    processTerm: (term) => (term.startsWith(CLUE) ? term : stemsOf(term)),
    tokenize: (text) => text.split(/[^a-z0-9:_]+/).flatMap((word) => (word.startsWith(CLUE) ? [word] : wordsOf(word))),
    searchOptions: { boost: { names: 3 }, prefix: false, combineWith: 'OR' },
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

/** What stands before the first pause: "Taller mecánico de coches" of "Taller mecánico de coches con presupuesto en video". */
function termsOfHead(words: string): ReadonlySet<string> {
  const head =
    words
      .replace(/^[\s,:;.-]+/, '')
      .slice(0, HEAD_LENGTH)
      .split(HEAD_END)[0] ?? '';
  const { clues, otherWords } = findClues(head, TRADE_CLUES);
  return new Set([...clues.map(({ term }) => CLUE + term), ...otherWords.flatMap((word) => stemsOf(word) ?? [])]);
}

const HEAD_WEIGHT = 2;
const HEAD_LENGTH = 80;
const HEAD_END = /[.,:;(«"“]|\b(?:con|with|para|for|que|where|donde|which|that)\b/;

/** "Marketing para restaurantes": those it is for say less of the trade than what it is. */
function weighAudience(folded: string): (readonly [string, number])[] {
  const audience = [...folded.matchAll(AUDIENCE)].flatMap(([, words]) => wordsOf(words ?? ''));
  return audience.flatMap((word) => (stemsOf(word) ?? []).map((stem) => [stem, 0.5] as const));
}

/** A word that a trade sells says less than a word of the sector; a phrase says more, and a name most. */
function weigh({ words, owners }: ClueFound): number {
  const isName = owners.some((owner) => owner.isName);
  return (words > 1 ? 6 : 0.7) * (isName ? 2 : 1);
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
