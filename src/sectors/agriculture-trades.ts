import type { Trade } from './trade.ts';

export const agricultureTrades = [] as const satisfies readonly Trade[];
