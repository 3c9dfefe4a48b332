import type { Trade } from './trade.ts';

export const gymTrades = [] as const satisfies readonly Trade[];
