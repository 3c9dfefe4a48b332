import type { Trade } from './trade.ts';

export const cleaningTrades = [] as const satisfies readonly Trade[];
