import type { Trade } from './trade.ts';

export const ecommerceTrades = [] as const satisfies readonly Trade[];
