import type { Trade } from './trade.ts';

export const eventServicesTrades = [] as const satisfies readonly Trade[];
