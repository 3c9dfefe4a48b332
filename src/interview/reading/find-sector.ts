import type { SearchResult } from 'minisearch';
import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import { wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { calledBusiness, headNoun, isDeedNoun, namesBusiness } from './called-business.ts';
import { type ClueFound, chooseTrade } from './find-trade.ts';
import { CLUE, findTradeClues, nameOf, searchSectors, termsOfWord } from './known-trades.ts';
import { isMadeForResale } from './made-for-resale.ts';
import { NO_SECTOR } from './other-kind-words.ts';
import { isServedFromWheels } from './served-from-wheels.ts';
import { settingsIn } from './settings-in.ts';
import { whereSold } from './sold-online.ts';
import { headOf, tellsSector, weigh, weighAudience, weighDeeds, weighIngredients } from './weigh-offer-words.ts';
import { wordsOfTrade } from './words-of-trade.ts';

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
  /** Whether nothing tells it but one word that goes with the sector or a trade of it and names neither: that word may mean something else. */
  readonly isWeak: boolean;
  /** Whether the sector was called by a name of its own. */
  readonly isNamed: boolean;
}

const AS_CUSTOMERS = 0.2;
const CLEAR_LEAD = 1.3;
const LONGEST_FORGIVEN = 200;
const HEAD_WEIGHT = 3;
/** An app is a marketplace where it brings two sides together. */
const TWO_SIDED =
  /\b(?:conect\w*|connect\w*|match\w*|emparej\w*|comision\w*|commissions?|marketplaces?|market|mercado|intermedi\w*|buyers?|sellers?|buy|sell|compra\w*|vend\w*|cuidador\w*|pasead\w*|profesional\w*|professionals?|director\w*|compar\w*|subast\w*|auctions?|classifieds?|gig|shar\w+|compart\w*|repart\w*|delivery|between|entre|transac\w*|encontrar|encuentra\w*|find\w*|providers?|hosts?|freelancers?|autonomos|people who|quien(?:es)?|each other|neighbou?rs|juntar?|entre vecinos|unos a otros)\b/;

/** "A site that matches farms with pickers": what the two sides trade in says nothing of the business. */
const MATCHES =
  /\b(?:plataforma|platform|app|aplicacion|site|website|web|pagina(?: web)?|portal) (?:that|which|que|donde|where) (?:[a-z]+ ){0,2}?(?:match(?:es)?|connects?|conecta|une|junta|empareja|pone en contacto|brings together|puts)\b|\b(?:people|owners|hosts|sellers|locals|neighbou?rs|quienes?|vecinos|duenos) (?:[a-z]+ )?(?:list|post|advertise|offer|publican?|anuncian?|ofrecen?)\b/;
const SHOP = /\b(?:tienda|bazar|shop|store)\b/;
const PLATFORM = /\b(?:plataforma|platform|app|aplicacion)\b/;
/** Two sides are put in touch, or each deal leaves a part. */
const MEETING =
  /\b(?:conect[a-z]+|connect[a-z]*|match[a-z]*|emparej[a-z]+|en contacto|in touch|comision|commission|juntar?|each other|unos a otros|entre (?:particulares|vecinos)|buyers|sellers|(?:nos quedamos|me quedo|we keep|we take)(?: con)? (?:a|un|el|\d))/;

/**
 * The sector an answer reveals, by its words against the clues of each sector and of its trades, both languages in one index.
 * Whoever is asked what they offer says first what it is (`startsWithIt`), and then what it comes with.
 */
export function findSector(text: string, startsWithIt = false): SectorGuess {
  return startsWithIt ? startingWithIt(text) : anywhere(text);
}

const startingWithIt = keptForTheTurn((text) => guessOf(text, true));
const anywhere = keptForTheTurn((text) => guessOf(text, false));

function guessOf(text: string, startsWithIt: boolean): SectorGuess {
  const words = wordsOfTrade(text);
  const whole = guessSector({ words, answer: words, startsWithIt, head: startsWithIt ? termsOfHead(words) : NO_TERMS });
  const isEnglish = spokenLanguage(words, 'es') === 'en';
  for (const phrase of calledBusiness(words, startsWithIt)) {
    if (startsWithIt && !whole.isTradeNamed && isOfNoSector(phrase, isEnglish)) return OF_NO_SECTOR;
    const called = guessCalled(phrase, words, isEnglish);
    if (called === null) continue;
    const isOpen =
      called.best !== null && whole.best === called.best && !called.isTradeNamed && (whole.isTradeNamed || called.trade === null);
    return isOpen && !called.isOtherKind ? { ...called, trade: whole.trade, isTradeNamed: whole.isTradeNamed } : called;
  }
  return whole;
}

const OF_NO_SECTOR: SectorGuess = {
  best: null,
  second: null,
  sure: true,
  trade: null,
  isTradeNamed: false,
  isOtherKind: true,
  isWeak: true,
  isNamed: false,
};

/** "Piano tuning", "firewood": what no sector is known by, whatever is said of the thing that it is done to or comes in. */
function isOfNoSector(phrase: string, isEnglish: boolean): boolean {
  const noun = headNoun(phrase.split(CONJUNCTION)[0] ?? '', isEnglish);
  if (noun === null || findTradeClues(phrase).clues.some(({ words }) => words > 1)) return false;
  const { clues } = findTradeClues(noun);
  if (clues.length > 0) return clues.every(({ owners }) => owners.every(({ sector }) => sector === NO_SECTOR));
  return isDeedNoun(noun, isEnglish) && searchSectors([noun, ...nameOf(noun)].join(' '), {}).length === 0;
}

const CONJUNCTION = / (?:y|e|and) /;

/** Classes of what others make, sell or mend teach it, and do none of that. */
const TAUGHT =
  /^(?:clases?|cursos?|talleres) de |^(?:[a-z]+ ){1,3}(?:classes|workshops|lessons|courses)$|^(?:classes|workshops|lessons|courses) (?:of|on) /;
const MADE_OR_SOLD: ReadonlySet<SectorId> = new Set([
  'crafts',
  'food_manufacturing',
  'retail_shop',
  'repair_shop',
  'cafe_restaurant',
  'agriculture',
  'ecommerce',
]);
const OF_CLASSES: SectorGuess = { ...OF_NO_SECTOR, best: 'academy', isOtherKind: true, isWeak: false, isNamed: true };

/** The sector that the phrase by which a business is called tells; null where it does not settle it. */
function guessCalled(phrase: string, answer: string, isEnglish: boolean): SectorGuess | null {
  const noun = headNoun(phrase, isEnglish);
  const head = noun === null ? NO_TERMS : termsOf(noun);
  const guess = guessSector({ words: phrase, answer, startsWithIt: true, head });
  const { best, sure, isWeak, isOtherKind, isTradeNamed } = guess;
  if (best !== null && MADE_OR_SOLD.has(best) && TAUGHT.test(phrase)) return OF_CLASSES;
  if (best === null) return isOtherKind ? guess : null;
  const isNoun = noun !== null && findTradeClues(noun).clues.some(({ owners }) => owners.every(({ sector }) => sector === best));
  const isSolid = !isWeak || isTradeNamed || isNoun || namesBusiness(phrase);
  return sure && isSolid ? { ...guess, isWeak: false } : null;
}

interface Said {
  /** Folded: an answer, or the phrase of it by which the business is called. */
  readonly words: string;
  /** All of the answer, which tells whether two sides meet and where it is sold. */
  readonly answer: string;
  readonly startsWithIt: boolean;
  /** The terms that say first what it is. */
  readonly head: ReadonlySet<string>;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** The sector that some words of an answer reveal. */
function guessSector({ words, answer, startsWithIt, head }: Said): SectorGuess {
  const { clues, otherWords } = findTradeClues(words);
  const others = new Set(settingsIn(words).flatMap((one) => wordsOf(one).flatMap(termsOfWord)));
  const weights = new Map([
    ...clues.map((clue) => [CLUE + clue.term, weigh(clue) * (others.has(clue.term) ? AS_CUSTOMERS : 1)] as const),
    ...weighAudience(words),
    ...(startsWithIt ? weighIngredients(words) : []),
    ...weighDeeds(words),
    ...[...others].map((term) => [term, AS_CUSTOMERS] as const),
  ]);
  const telling = clues.filter(tellsSector).map(({ term }) => CLUE + term);
  const exact = searchSectors([...otherWords, ...otherWords.flatMap(nameOf), ...telling].join(' '), {
    boostTerm: (term) => (weights.get(term) ?? 1) * (head.has(term) ? HEAD_WEIGHT : 1),
  });
  // Typing errors are forgiven only where nothing was found: looking for near words costs a hundred times more.
  const hits =
    exact.length > 0 || words !== answer
      ? exact
      : searchSectors(words.slice(0, LONGEST_FORGIVEN), { fuzzy: (term) => (term.length > 6 ? 0.2 : false) });
  const [first, second] = hits;
  const { isEmpty, ...evidence } = weighEvidence(first, otherWords, others, new Set(weighDeeds(words).map(([term]) => term)));
  const likeliest = first === undefined || first.id === NO_SECTOR || isEmpty ? null : (first.id as SectorId);
  const kind = likeliest === null ? null : kindOfDeal(likeliest, words, clues, answer);
  const isOnWheels = isServedFromWheels(words, evidence.isWeak ? null : kind);
  const isVague = evidence.isWeak && kind !== null && WORD_OF_OTHERS.has(kind);
  const best = isOnWheels ? 'food_truck' : (whereSold(answer, isVague ? null : kind) ?? kind);
  const isTold = isOnWheels || (isVague && best !== kind);
  const next = second === undefined || second.id === NO_SECTOR ? null : (second.id as SectorId);
  const sure = isTold || (first !== undefined && (second === undefined || first.score / second.score >= CLEAR_LEAD));
  const { trade, isNamed, isOtherKind } = chooseTrade(
    clues.filter(({ term }) => !others.has(term)),
    best ?? NO_SECTOR,
  );
  const isGood = startsWithIt && trade !== null && goodAtStart(words) === trade;
  return {
    best,
    second: next,
    sure,
    trade: trade as TradeId | null,
    isTradeNamed: isNamed,
    isOtherKind: isOtherKind || (isOnWheels && trade === null),
    isNamed: evidence.isNamed || isOnWheels,
    isWeak: evidence.isWeak && !isGood && !isTold,
  };
}

/** What is sold online may be spoken of with one word of these: «uniformes médicos que diseño». */
const WORD_OF_OTHERS: ReadonlySet<SectorId> = new Set(['agency', 'health_clinic', 'academy', 'construction_trades']);

/** What is called a platform or an app is a marketplace where two sides meet on it, and a program where not; food made for shops is no café's. */
function kindOfDeal(likeliest: SectorId, words: string, clues: readonly ClueFound[], answer: string): SectorId {
  if (MATCHES.test(words) && MEETING.test(answer)) return 'marketplace_app';
  if (likeliest === 'cafe_restaurant' && isMadeForResale(answer)) return 'food_manufacturing';
  if (likeliest === 'marketplace_app') {
    const { trade } = chooseTrade(clues, likeliest);
    // Used goods that nobody else sells are a shop's own.
    if (trade === 'secondhand_marketplace' && !PLATFORM.test(words) && (SHOP.test(words) || !TWO_SIDED.test(answer))) return 'retail_shop';
    return trade === null && !TWO_SIDED.test(answer) ? 'saas' : likeliest;
  }
  return likeliest === 'saas' && PLATFORM.test(words) && MEETING.test(answer) ? 'marketplace_app' : likeliest;
}

/** How much the best sector rests on. */
function weighEvidence(
  hit: SearchResult | undefined,
  words: readonly string[],
  others: ReadonlySet<string>,
  deeds: ReadonlySet<string>,
): Pick<SectorGuess, 'isWeak' | 'isNamed'> & { readonly isEmpty: boolean } {
  const terms = new Set(hit?.terms);
  const isOfOwn = (term: string) => !others.has(term.replace(CLUE, ''));
  const fields = Object.entries(hit?.match ?? {}).flatMap(([term, found]) => (isOfOwn(term) ? found : []));
  const told = new Set(words.filter((word) => termsOfWord(word).some((term) => terms.has(term) && isOfOwn(term))));
  const isPhrase = [...terms].some((term) => term.startsWith(CLUE) && term.includes('_'));
  const isDone = [...terms].some((term) => deeds.has(term));
  const isNamed = fields.includes('names');
  return { isWeak: told.size < 2 && !isPhrase && !isDone && !isNamed, isNamed, isEmpty: fields.length === 0 };
}

/** «Helado hecho por nosotros»: the trade whose good alone the offer begins with. */
function goodAtStart(words: string): string | null {
  const [first] = wordsOf(words);
  const { clues } = findTradeClues(first ?? '');
  const trades = clues.flatMap((clue) => clue.owners.map(({ trade }) => trade));
  return trades.length === 1 ? (trades[0] ?? null) : null;
}

/** What stands before the first pause: "Taller mecánico de coches" of "Taller mecánico de coches con presupuesto en video". */
function termsOfHead(words: string): ReadonlySet<string> {
  return termsOf(headOf(words));
}

function termsOf(words: string): ReadonlySet<string> {
  const { clues, otherWords } = findTradeClues(words);
  return new Set([...clues.map(({ term }) => CLUE + term), ...otherWords.flatMap(termsOfWord)]);
}
