import type { Trade } from './trade.ts';

export const healthClinicTrades = [] as const satisfies readonly Trade[];
