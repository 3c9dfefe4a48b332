import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText } from '../../language/fold-text.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { type ClueFound, chooseTrade, findClues, indexTrades, type TradeClues } from './find-trade.ts';
import { NO_SECTOR, OTHER_KIND, OTHER_KINDS } from './other-kind-words.ts';
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
  /** Whether what was named is none of the trades; with no `best`, it is of no sector either. */
  readonly isOtherKind: boolean;
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
/** One stem with «tapas», «solar» or “social media”, and nothing to do with any of them. */
const HOMOGRAPHS = /(?<!on )\b(?:taps?|tapan?|sol[oa]s?)\b|\bmedias\b|\bmedia(?= (?:jornada|hora|manana|tarde|docena|pension)\b)/g;
/** "IT support": folded, the first word says nothing. */
const OF_COMPUTERS = /\bIT (?=support|services?|technicians?|help|compan|consult|guy|person)/g;
/** Nobody opens «bares» or "restaurants": said in the plural they are those served. */
const ESTABLISHMENTS =
  /\b(?:bares|restaurantes|cafeterias|hoteles|hostales|tiendas|comercios|oficinas|clinicas|gimnasios|peluquerias|panaderias|supermercados|colegios|escuelas|academias|fabricas|bars|pubs|restaurants|cafes|chip shops|shops|hotels|stores|offices|clinics|gyms|salons|bakeries|schools|delis)\b/g;
const AS_CUSTOMERS = 0.2;
const CLEAR_LEAD = 1.3;
const LONGEST = 800;
/** Less is taken off for length than is usual, or each trade that a sector gains would make its other words weigh less. */
const BM25 = { k: 1.2, b: 0.55, d: 0.5 };
/** Marks a trade's clue among the terms of the index: a phrase is one term, and no stem is touched again. */
const CLUE = 'clue:';

/** An app is a marketplace where it brings two sides together. */
const TWO_SIDED =
  /\b(?:conect\w*|connect\w*|match\w*|emparej\w*|comision\w*|commissions?|marketplaces?|market|mercado|intermedi\w*|buyers?|sellers?|buy|sell|compra\w*|vend\w*|cuidador\w*|pasead\w*|profesional\w*|professionals?|director\w*|compar\w*|subast\w*|auctions?|classifieds?|gig|shar\w+|compart\w*|repart\w*|delivery|between|entre|transac\w*|encontrar|encuentra\w*|find\w*|book\w*|reserv\w*|providers?|hosts?|freelancers?|autonomos|people who|quien(?:es)?)\b/;

const AUDIENCE = /\b(?:para|for|dirigid[oa]s? a|aimed at) ((?:[a-z]+ ?){1,3})/g;

/** The clues of every trade. */
export const TRADE_CLUES = indexTrades(TRADES, OTHER_KINDS);
const INDEX = buildIndex(TRADE_CLUES);

/**
 * The sector an answer reveals, by its words against the clues of each sector and of its trades, both languages in one index.
 * Whoever is asked what they offer says first what it is (`startsWithIt`), and then what it comes with.
 */
export function findSector(text: string, startsWithIt = false): SectorGuess {
  const words = foldText(text.slice(0, LONGEST).replace(NAILS, 'manicura').replace(OF_COMPUTERS, 'tech '))
    .replace(WEB_ADDRESS, ' ')
    .replace(IN_LINE, '$1 online')
    .replace(SHIPPING, 'envios a ')
    .replace(HOMOGRAPHS, ' ')
    .replace(/\bcomercio electronico\b/g, 'ecommerce');
  const { clues, otherWords } = findClues(words, TRADE_CLUES);
  const establishments = stemsIn(words.match(ESTABLISHMENTS) ?? []);
  const weights = new Map([
    ...weighAudience(words),
    ...clues.map((clue) => [CLUE + clue.term, weigh(clue) * (establishments.has(clue.term) ? AS_CUSTOMERS : 1)] as const),
    ...weighDeeds(words),
    ...[...establishments].map((stem) => [stem, AS_CUSTOMERS] as const),
  ]);
  const head = startsWithIt ? termsOfHead(words) : new Set<string>();
  const telling = clues.filter(tellsSector).map(({ term }) => CLUE + term);
  const exact = INDEX.search([...otherWords, ...telling].join(' '), {
    boostTerm: (term) => (weights.get(term) ?? 1) * (head.has(term) ? HEAD_WEIGHT : 1),
  });
  // Typing errors are forgiven only where nothing was found: looking for near words costs a hundred times more.
  const hits = exact.length > 0 ? exact : INDEX.search(words.slice(0, LONGEST / 4), { fuzzy: (term) => (term.length > 6 ? 0.2 : false) });
  const [first, second] = hits;
  const likeliest = first === undefined || first.id === NO_SECTOR ? null : (first.id as SectorId);
  const best =
    likeliest === 'marketplace_app' && chooseTrade(clues, likeliest).trade === null && !TWO_SIDED.test(words) ? 'saas' : likeliest;
  const next = second === undefined || second.id === NO_SECTOR ? null : (second.id as SectorId);
  const sure = first !== undefined && (second === undefined || first.score / second.score >= CLEAR_LEAD);
  const { trade, isNamed, isOtherKind } = chooseTrade(clues, best ?? NO_SECTOR);
  const evidence = weighEvidence(first, otherWords, establishments);
  return { best, second: next, sure, trade: trade as TradeId | null, isTradeNamed: isNamed, isOtherKind, ...evidence };
}

/** How much the best sector rests on. */
function weighEvidence(
  hit: SearchResult | undefined,
  words: readonly string[],
  establishments: ReadonlySet<string>,
): Pick<SectorGuess, 'isWeak' | 'isNamed'> {
  const terms = new Set(hit?.terms);
  const isOfOwn = (term: string) => !establishments.has(term.replace(CLUE, ''));
  const fields = Object.entries(hit?.match ?? {}).flatMap(([term, found]) => (isOfOwn(term) ? found : []));
  const told = new Set(words.filter((word) => stemsOf(word)?.some((stem) => terms.has(stem))));
  return { isWeak: told.size < 2 && fields.every((field) => field === 'clues'), isNamed: fields.includes('names') };
}

function buildIndex(clues: TradeClues): MiniSearch {
  const index = new MiniSearch({
    fields: ['names', 'clues', 'trades', 'others'],
    processTerm: (term) => (term.startsWith(CLUE) ? term : stemsOf(term)),
    tokenize: (text) => text.split(/[^a-z0-9:_]+/).flatMap((word) => (word.startsWith(CLUE) ? [word] : wordsOf(word))),
    searchOptions: { boost: { names: 3 }, prefix: false, combineWith: 'OR', bm25: BM25 },
  });
  index.add({ id: NO_SECTOR, names: '', clues: '', trades: '', others: termsOf(clues, NO_SECTOR, true) });
  index.addAll(
    Object.entries(SECTOR_CLUES).map(([id, { names, clues: words }]) => ({
      id,
      names: once(names),
      clues: once(words),
      trades: termsOf(clues, id as SectorId, false),
      others: termsOf(clues, id as SectorId, true),
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

/** «La recogemos en el portal, la reparamos»: what they say they do tells the trade; where they do it, and how it gets there, does not. */
function weighDeeds(folded: string): (readonly [string, number])[] {
  const deeds = [...folded.matchAll(DEED)].flatMap(([, spanish, english]) => spanish ?? english ?? []);
  return deeds.flatMap((deed) => (stemsOf(deed) ?? []).map((stem) => [stem, DEED_WEIGHT] as const));
}

const DEED_WEIGHT = 3;
/** Verbs in the first person, but for what a business of any kind does with its goods. */
const DEED =
  /\b(?!(?:recog|entreg|llev|tra|vend|ofrec|hac|ten|pon|cobr|compr|trabaj|abr|busc|dar|envi|mand)[a-z]*\b)([a-z]{3,}(?:amos|emos|imos))\b|\b(?:we|i)(?: will|'ll|’ll)? (?!(?:collect|deliver|sell|offer|make|take|bring|send|buy|get|open|want|have|work|pick|ship)\b)([a-z]{3,})\b/g;

/** Another kind of one word stands in the words of its sector already. */
function tellsSector({ words, owners }: ClueFound): boolean {
  return words > 1 || owners.some(({ trade }) => trade !== OTHER_KIND);
}

/** A word that a trade sells says less than a word of the sector; a phrase says more, and a name most. */
function weigh({ words, owners }: ClueFound): number {
  const isName = owners.some((owner) => owner.isName);
  return (words > 1 ? 8 : 0.7) * (isName ? 2 : 1);
}

/** The clues of a sector's trades, or the names of its other kinds, as terms. */
function termsOf(clues: TradeClues, sector: SectorId | typeof NO_SECTOR, areOthers: boolean): string {
  const isOwn = (owner: ClueFound['owners'][number]) => owner.sector === sector && (owner.trade === OTHER_KIND) === areOthers;
  const own = [...clues.values()].flat().filter(({ owners }) => owners.some(isOwn));
  return [...new Set(own.map(({ term }) => CLUE + term))].join(' ');
}

function stemsIn(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => wordsOf(word).flatMap((one) => stemsOf(one) ?? [])));
}

/** Each word once: a clue written twice would count double. */
function once(words: string): string {
  return [...new Set(wordsOf(words))].join(' ');
}
