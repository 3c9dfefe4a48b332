import type { Trade } from './trade.ts';

export const logisticsTrades = [] as const satisfies readonly Trade[];
