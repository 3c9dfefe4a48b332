import type { Trade } from './trade.ts';

export const tourismLodgingTrades = [] as const satisfies readonly Trade[];
