import type { Trade } from './trade.ts';

export const foodTruckTrades = [] as const satisfies readonly Trade[];
