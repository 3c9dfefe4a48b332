// The trade that the problem and its customers tell before anything is offered.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { findSector } from './find-sector.ts';
import { chooseTrade } from './find-trade.ts';
import { findTradeClues } from './known-trades.ts';
import { withoutPlace } from './own-trade.ts';
import { withoutClosed } from './without-closed.ts';
import { wordsOfTrade } from './words-of-trade.ts';

interface ToldBefore {
  /** As sure as an offer must be; null where it is not. */
  readonly sector: SectorId | null;
  readonly likeliest: SectorId | null;
  readonly trade: TradeId | null;
}

/** The trade that the problem and its customers tell. */
export function toldBefore(known: FactSheet): ToldBefore {
  const own = factValue(known, 'sector');
  const words = withoutClosed(`${factValue(known, 'problem') ?? ''}. ${factValue(known, 'customer') ?? ''}`);
  const { best, sure, isWeak } = findSector(withoutPlace(words));
  const sector = own ?? (sure && !isWeak ? best : null);
  const likeliest = own ?? best;
  if (likeliest === null) return { sector, likeliest, trade: null };
  const { trade, isOtherKind } = chooseTrade(findTradeClues(wordsOfTrade(words)).clues, likeliest);
  return { sector, likeliest, trade: isOtherKind ? null : (trade as TradeId | null) };
}
