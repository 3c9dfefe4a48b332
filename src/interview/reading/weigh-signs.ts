// Which trade all that was told speaks of, though nobody called it by its name: «perro», «jaula» and «baño» are no builder's.
import type { Language } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { type Kind, signsFound } from './sign-index.ts';

/** Words of the founder, and how much they tell of what is offered. */
export interface Told {
  readonly words: string;
  readonly weight: number;
  /** Said of what is offered. */
  readonly isOffer?: boolean;
}

export interface SignGuess {
  /** Null where none leads clearly, or the likeliest is none of ours. */
  readonly trade: TradeId | null;
  /** Null where none leads clearly, or the likeliest is of none. */
  readonly sector: SectorId | null;
  /** What leads is a common business of no sector we know. */
  readonly isOfNoSector: boolean;
  /** What speaks for this trade, or for any of this sector. */
  readonly scoreOf: (id: TradeId | SectorId | null) => number;
  /** How many different signs speak for this trade. */
  readonly signsOf: (id: TradeId) => number;
  /** What speaks for the likeliest, and what of it the offer says. */
  readonly score: number;
  readonly inOffer: number;
}

const LEAST = 3.5;
/** Little that was said is enough where hardly anything speaks for another. */
const LEAST_ALONE = 2.5;
const ALONE = 2;
const CLEAR_LEAD = 1.4;
const CLEAR_SECTOR = 1.25;

/** The trade and the sector that these words speak of, where one leads clearly. */
export function weighSigns(told: readonly Told[], language: Language): SignGuess {
  const { scores, counts } = scoreKinds(told, language);
  const offered = scoreKinds(
    told.filter(({ isOffer }) => isOffer),
    language,
  ).scores;
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  const sectors = new Map<SectorId | null, number>();
  for (const [{ sector }, score] of ranked) sectors.set(sector, Math.max(sectors.get(sector) ?? 0, score));
  const [first, second] = ranked;
  const [best, next] = [...sectors].sort(([, a], [, b]) => b - a);
  const leads = (one: number, other = 0, by: number) => (one >= LEAST && one >= other * by) || (one >= LEAST_ALONE && one >= other * ALONE);
  const isSectorClear = best !== undefined && leads(best[1], next?.[1], CLEAR_SECTOR);
  const isTradeClear = first !== undefined && leads(first[1], second?.[1], CLEAR_LEAD);
  return {
    trade: isTradeClear && isSectorClear ? first[0].trade : null,
    sector: isSectorClear ? best[0] : null,
    isOfNoSector: isSectorClear && best[0] === null,
    scoreOf: (id) => Math.max(0, ...ranked.filter(([kind]) => kind.trade === id || kind.sector === id).map(([, score]) => score)),
    signsOf: (id) => [...counts].find(([kind]) => kind.trade === id)?.[1] ?? 0,
    score: first?.[1] ?? 0,
    inOffer: (first && offered.get(first[0])) ?? 0,
  };
}

/** Each sign counts once, where it weighs most. */
function scoreKinds(told: readonly Told[], language: Language): Record<'scores' | 'counts', ReadonlyMap<Kind, number>> {
  const best = new Map<string, { weight: number; weights: ReadonlyMap<Kind, number> }>();
  for (const { words, weight } of told) {
    for (const { key, weights } of signsFound(words, language)) {
      if ((best.get(key)?.weight ?? 0) < weight) best.set(key, { weight, weights });
    }
  }
  const scores = new Map<Kind, number>();
  const counts = new Map<Kind, number>();
  for (const { weight, weights } of best.values()) {
    for (const [kind, of] of weights) {
      scores.set(kind, (scores.get(kind) ?? 0) + weight * of);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return { scores, counts };
}
