import type { Trade } from './trade.ts';

export const saasTrades = [] as const satisfies readonly Trade[];
