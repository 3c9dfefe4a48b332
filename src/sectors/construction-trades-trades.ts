import type { Trade } from './trade.ts';

export const constructionTradesTrades = [] as const satisfies readonly Trade[];
