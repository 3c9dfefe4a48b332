import type { Trade } from './trade.ts';

export const beautySalonTrades = [] as const satisfies readonly Trade[];
