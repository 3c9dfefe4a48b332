import type { Trade } from './trade.ts';

export const academyTrades = [] as const satisfies readonly Trade[];
