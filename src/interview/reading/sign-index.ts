// The signs of every trade by the stem of their first word, each with what it weighs for whom.
import type { Language } from '../../language/language.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { TRADE_SIGNS } from '../../sectors/trade-signs.ts';
import { TRADES, type TradeId } from '../../sectors/trades.ts';
import { UNLISTED_SIGNS } from '../../sectors/unlisted-signs.ts';
import { withNailsNamed } from './words-of-trade.ts';

/** What signs speak for: a trade, or a common business that is none of ours. */
export interface Kind {
  readonly id: string;
  readonly trade: TradeId | null;
  readonly sector: SectorId | null;
}

interface Sign {
  readonly key: string;
  readonly stems: readonly string[];
  readonly weights: ReadonlyMap<Kind, number>;
}

type SignIndex = ReadonlyMap<string, readonly Sign[]>;

/** Signs that tell alone, those that go with others too, and the clues by which a trade is called. */
const OWN = 3;
const NEAR = 1;
const CLUE = 2;
const OF_PHRASE = 1.4;
/** What several have in common tells each less, though it still tells them from all the rest. */
const SHARED = 0.4;

const indexes = new Map<Language, SignIndex>();

/** The signs of one language, made for the first answer in it. */
export function signsIn(language: Language): SignIndex {
  const known = indexes.get(language) ?? buildIndex(language);
  indexes.set(language, known);
  return known;
}

function buildIndex(language: Language): SignIndex {
  const signs = new Map<string, { stems: Sign['stems']; weights: Map<Kind, number> }>();
  const add = (words: string, kind: Kind, weight: number) => {
    const stems = rowOf(words, language);
    if (stems.length === 0) return;
    const key = stems.join(' ');
    const sign = signs.get(key) ?? { stems, weights: new Map<Kind, number>() };
    sign.weights.set(kind, Math.max(sign.weights.get(kind) ?? 0, weight * (stems.length > 1 ? OF_PHRASE : 1)));
    signs.set(key, sign);
  };
  const addAll = (told: string, kind: Kind) => {
    const [own = '', near = ''] = told.split('|');
    for (const words of own.split(',')) add(words, kind, OWN);
    for (const words of near.split(',')) add(words, kind, NEAR);
  };
  for (const trade of TRADES) {
    const kind: Kind = { id: trade.id, trade: trade.id as TradeId, sector: trade.sector };
    for (const clue of trade.clues[language]) add(clue, kind, wordsOf(clue).length > 1 ? CLUE : NEAR);
    addAll(TRADE_SIGNS[kind.trade as TradeId]?.[language] ?? '', kind);
  }
  UNLISTED_SIGNS.forEach((unlisted, at) => {
    addAll(unlisted[language], { id: `unlisted ${at}`, trade: null, sector: unlisted.sector });
  });
  const byFirst = new Map<string, Sign[]>();
  for (const [key, { stems, weights }] of signs) {
    const shared = new Map([...weights].map(([kind, weight]) => [kind, weight / weights.size ** SHARED]));
    const first = stems[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { key, stems, weights: shared }]);
  }
  return byFirst;
}

/** Words of grammar that are one stem with a sign: "we will" with «wills», "I can" with «cans», «nada» with «nadar», «te» with «té». */
const OF_GRAMMAR: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(['nada', 'solo', 'sola', 'van', 'te', 'eso']),
  en: new Set(['can', 'cant', 'will', 'show', 'shown', 'showing']),
};

/** The signs in a text, the longest at each place, each once. */
export function signsFound(text: string, language: Language): readonly Sign[] {
  const index = signsIn(language);
  const words = wordsOf(withNailsNamed(text)).filter((word) => stemIn(word, language) !== undefined);
  const row = words.flatMap((word) => stemIn(word, language) ?? []);
  const found = new Map<string, Sign>();
  let covered = 0;
  for (let at = 0; at < row.length; at++) {
    const here = (index.get(row[at] ?? '') ?? []).filter(({ stems }) => stems.every((stem, ahead) => row[at + ahead] === stem));
    const longest = Math.max(0, ...here.map(({ stems }) => stems.length));
    if (at + longest <= covered || (longest === 1 && OF_GRAMMAR[language].has(words[at] ?? ''))) continue;
    for (const sign of here) if (sign.stems.length === longest) found.set(sign.key, sign);
    covered = at + longest;
  }
  return [...found.values()];
}

function rowOf(text: string, language: Language): readonly string[] {
  return wordsOf(withNailsNamed(text)).flatMap((word) => stemIn(word, language) ?? []);
}

/** By its own language only: «red» and "redo" are one stem in the other. */
function stemIn(word: string, language: Language): string | undefined {
  return stemsOf(word)?.at(language === 'es' ? 0 : -1);
}
