import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const saasTradeTakes = {} satisfies Partial<Record<TradeId, TradeTakes>>;
