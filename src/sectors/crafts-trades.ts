import type { Trade } from './trade.ts';

export const craftsTrades = [] as const satisfies readonly Trade[];
