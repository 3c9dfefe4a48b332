import type { TradeTakes } from '../pack-takes.ts';
import type { TradeId } from '../trades.ts';

export const foodTruckTradeTakes = {} satisfies Partial<Record<TradeId, TradeTakes>>;
