import type { Trade } from './trade.ts';

export const repairShopTrades = [] as const satisfies readonly Trade[];
