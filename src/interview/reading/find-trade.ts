import { foldText } from '../../language/fold-text.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Trade } from '../../sectors/trade.ts';
import { type NO_SECTOR, OTHER_KIND } from './other-kind-words.ts';

/** A name of the sector itself, which is none of its trades. */
export const SECTOR_ITSELF = 'the sector itself';

/** A clue met in a text. */
export interface ClueFound {
  /** The clue as one term of an index, its words joined. */
  readonly term: string;
  readonly owners: readonly Owner[];
  readonly words: number;
}

interface Owner {
  readonly trade: string;
  readonly sector: SectorId | typeof NO_SECTOR;
  /** The clue is the trade's own name, or the first of several. */
  readonly isName: boolean;
}

interface Clue extends ClueFound {
  readonly stems: readonly (readonly string[])[];
}

interface TradeGuess {
  readonly trade: string | null;
  /** Called by its name, not only by what it sells. */
  readonly isNamed: boolean;
  /** What was named is a business of the sector that is none of its trades. */
  readonly isOtherKind: boolean;
}

const NO_TRADE: TradeGuess = { trade: null, isNamed: false, isOtherKind: false };

type BySector = Readonly<Partial<Record<Owner['sector'], readonly string[]>>>;

/** Clues by the stem of their first word. */
export type TradeClues = ReadonlyMap<string, readonly Clue[]>;

const NAME_WEIGHT = 3;
const CLEAR_LEAD = 1.3;
/** Parts of names that anybody says: a «local» is premises of any kind. */
const COMMON_WORDS = new Set(['locales']);
const SEVERAL_NAMES = /\s*(?:,|\/|\(|\)|\bo\b|\bor\b|\by\b|\band\b|&)\s*/;

/** The clues and names of these trades, ready to be looked for, with the names of kinds that are none of them and of their sectors. */
export function indexTrades(trades: readonly Trade[], otherKinds: BySector = {}, sectorNames: BySector = {}): TradeClues {
  const clues = new Map<string, { clue: Clue; owners: Map<string, Owner> }>();
  const add = (phrase: string, { id: trade, sector }: Pick<Owner, 'sector'> & { readonly id: string }, isName: boolean) => {
    const stems = stemRow(phrase);
    if (stems.length === 0) return;
    const term = termOf(stems);
    const entry = clues.get(term) ?? { clue: { term, stems, words: stems.length, owners: [] }, owners: new Map<string, Owner>() };
    const owner = trade === OTHER_KIND || trade === SECTOR_ITSELF ? `${trade} ${sector}` : trade;
    entry.owners.set(owner, { trade, sector, isName: isName || entry.owners.get(owner)?.isName === true });
    clues.set(term, entry);
  };
  const shortNames = new Set(Object.values(sectorNames).flatMap((names) => names.map(foldText)));
  for (const [sector, names] of Object.entries(otherKinds)) {
    // A word alone may be somebody who was met: only several are a name.
    for (const name of names) add(name, { id: OTHER_KIND, sector: sector as Owner['sector'] }, wordsOf(name).length > 1);
  }
  for (const [sector, names] of Object.entries(sectorNames)) {
    for (const name of names) if (wordsOf(name).length > 1) add(name, { id: SECTOR_ITSELF, sector: sector as Owner['sector'] }, false);
  }
  for (const trade of trades) {
    for (const language of ['es', 'en'] as const) {
      for (const clue of trade.clues[language]) add(clue, trade, false);
      const [first = '', ...others] = trade.name[language].split(SEVERAL_NAMES);
      add(trade.name[language], trade, true);
      // “Phone” of “Phone and computer repair” is no name, and “Photography” of “Photography and video” is one of its sector.
      add(first, trade, wordsOf(first).length > 1 || shortNames.has(foldText(first)));
      for (const name of others) if (!COMMON_WORDS.has(name)) add(name, trade, false);
    }
  }
  const byFirst = new Map<string, Clue[]>();
  for (const { clue, owners } of clues.values()) {
    const whole = { ...clue, owners: [...owners.values()] };
    for (const first of clue.stems[0] ?? []) {
      const before = byFirst.get(first);
      if (before) before.push(whole);
      else byFirst.set(first, [whole]);
    }
  }
  return byFirst;
}

export interface CluesFound {
  readonly clues: readonly ClueFound[];
  /** The words of the text that are no part of a phrase found in it. */
  readonly otherWords: readonly string[];
}

/** The clues in a text, the longest at each place: whoever says "dog grooming" has not said "dog". Each counts once. */
export function findClues(text: string, clues: TradeClues): CluesFound {
  const row = wordRow(text);
  const found = new Map<string, ClueFound>();
  const inPhrase = new Set<number>();
  let covered = 0;
  for (let at = 0; at < row.length; at++) {
    const here = (row[at]?.stems ?? [])
      .flatMap((stem) => clues.get(stem) ?? [])
      .filter(({ stems }) => stems.every((ones, ahead) => ones.some((stem) => row[at + ahead]?.stems.includes(stem))));
    const longest = Math.max(0, ...here.map(({ words }) => words));
    if (at + longest <= covered) continue;
    for (const clue of here) if (clue.words === longest) found.set(clue.term, clue);
    covered = at + longest;
    if (longest > 1) for (let of = at; of < covered; of++) inPhrase.add(of);
  }
  return { clues: [...found.values()], otherWords: row.filter((_, at) => !inPhrase.has(at)).map(({ word }) => word) };
}

/** The trade of this sector that the clues tell, where one of them leads clearly. A clue of several trades tells each a part. */
export function chooseTrade(found: readonly ClueFound[], sector: Owner['sector']): TradeGuess {
  const scores = new Map<string, { score: number; isNamed: boolean }>();
  for (const { owners, words } of found) {
    const own = owners.filter((owner) => owner.sector === sector && owner.trade !== SECTOR_ITSELF);
    for (const { trade, isName } of own) {
      const so = scores.get(trade) ?? { score: 0, isNamed: false };
      scores.set(trade, { score: so.score + ((isName ? NAME_WEIGHT : 1) * words) / own.length, isNamed: so.isNamed || isName });
    }
  }
  const [first, second] = [...scores].sort(([, a], [, b]) => b.score - a.score);
  if (first === undefined || (second !== undefined && first[1].score < second[1].score * CLEAR_LEAD)) return NO_TRADE;
  if (first[0] === OTHER_KIND) return { ...NO_TRADE, isOtherKind: true };
  return { ...NO_TRADE, trade: first[0], isNamed: first[1].isNamed };
}

/** One term for a clue: a word by its stem, a phrase by its stems joined. */
function termOf(stems: readonly (readonly string[])[]): string {
  return stems.map(([stem]) => stem).join('_');
}

function stemRow(text: string): readonly (readonly string[])[] {
  return wordRow(text).map(({ stems }) => stems);
}

/** The words that may say something of a trade, with their stems. */
function wordRow(text: string): readonly { readonly word: string; readonly stems: readonly string[] }[] {
  return wordsOf(text).flatMap((word) => {
    const stems = stemsOf(word);
    return stems === null ? [] : [{ word, stems }];
  });
}
