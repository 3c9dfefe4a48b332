import type { Trade } from './trade.ts';

export const agencyTrades = [] as const satisfies readonly Trade[];
