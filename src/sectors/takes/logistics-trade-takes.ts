import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const logisticsTradeTakes = {} satisfies Partial<Record<TradeId, TradeTakes>>;
