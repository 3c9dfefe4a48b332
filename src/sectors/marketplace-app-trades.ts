import type { Trade } from './trade.ts';

export const marketplaceAppTrades = [] as const satisfies readonly Trade[];
