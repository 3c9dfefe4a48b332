import type { Trade } from './trade.ts';

export const cafeRestaurantTrades = [] as const satisfies readonly Trade[];
