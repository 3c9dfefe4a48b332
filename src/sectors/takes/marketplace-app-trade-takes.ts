import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const marketplaceAppTradeTakes = {} satisfies Partial<Record<TradeId, TradeTakes>>;
