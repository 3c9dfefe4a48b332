import type { Trade } from './trade.ts';

export const foodManufacturingTrades = [] as const satisfies readonly Trade[];
