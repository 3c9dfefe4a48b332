// What an offer is called, weighed against all that is told: a word that may mean something else gives way to what everything else speaks of.
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { SignGuess } from './weigh-signs.ts';

/** The trade by the words of the offer. */
export interface TradeCalled {
  readonly sector: SectorId | null;
  readonly trade: TradeId | null;
  /** By a name of its own, not only by words that go with it. */
  readonly isNamed: boolean;
  /** Said to be what they open, or are. */
  readonly isOutright: boolean;
  /** By the name of a business of the sector that is none of its trades. */
  readonly isOtherKind: boolean;
  /** By the name of a business of no sector we know. */
  readonly isOfNone: boolean;
  /** By one word alone, said after what it is: «una abejita bordada» is of no beekeeper. */
  readonly isAside: boolean;
  /** A program: what it speaks of is the trade of those it is for. */
  readonly isProgram: boolean;
}

/** What must speak for another at least, and how many times more than for what was said: that they open or are it, its name, its words. */
const AGAINST = {
  outright: { least: 6, times: 5 },
  name: { least: 4, times: 2.2 },
  words: { least: 3, times: 1.8 },
} as const;
interface Against {
  readonly least: number;
  readonly times: number;
}

/** For a word that may mean something else to be dropped, though nothing else is clear. */
const AGAINST_GUESS = { least: 4, times: 3 };
/** Where it is called something that no sector is known by. */
const OF_UNKNOWN = 7;
/** What the offer itself must say of it: whom it is for and what happened to them may be of any trade. */
const IN_OFFER = 1;

/** A word said by the way is borne out by another sign of its trade at least. */
const BORNE_OUT = 2;

/** The sector and trade to be claimed, or neither. */
export function settleTrade(called: TradeCalled, told: SignGuess): { readonly sector: SectorId | null; readonly trade: TradeId | null } {
  if (called.isAside && called.trade !== null && told.signsOf(called.trade) < BORNE_OUT) {
    return settleTrade({ ...called, sector: null, trade: null }, told);
  }
  const { sector, trade, isNamed, isOutright, isOtherKind, isOfNone, isProgram } = called;
  const own = { sector, trade };
  if (isOfNone) return own;
  const found = told.inOffer < IN_OFFER ? { sector: null, trade: null } : { sector: told.sector, trade: told.trade };
  if (sector === null) return isOtherKind && told.score < OF_UNKNOWN ? own : found;
  const speaksAgainst = (one: TradeId | SectorId | null, { least, times }: Against) =>
    told.score >= least && told.score > told.scoreOf(one) * times;
  if (told.sector === sector) {
    const isOpen = trade === null ? !isOtherKind : !isNamed && told.trade !== null && speaksAgainst(trade, AGAINST.words);
    return isOpen ? { sector, trade: told.trade ?? trade } : own;
  }
  if (isProgram) return own;
  const isClear = (told.sector !== null || told.isOfNoSector) && told.inOffer >= IN_OFFER;
  if (isClear) return speaksAgainst(sector, AGAINST[isOutright ? 'outright' : isNamed ? 'name' : 'words']) ? found : own;
  return !isNamed && speaksAgainst(sector, AGAINST_GUESS) ? { sector: null, trade: null } : own;
}
