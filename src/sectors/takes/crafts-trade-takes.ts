import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const craftsTradeTakes = {} satisfies Partial<Record<TradeId, TradeTakes>>;
