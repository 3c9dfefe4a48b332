import type { Trade } from './trade.ts';

export const consultingFreelanceTrades = [] as const satisfies readonly Trade[];
