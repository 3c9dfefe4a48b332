import type { Trade } from './trade.ts';

export const realEstateTrades = [] as const satisfies readonly Trade[];
