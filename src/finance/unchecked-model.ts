import type { FinancialModel } from './financial-model.ts';

/** A model before its checks. */
export type UncheckedModel = Omit<FinancialModel, 'checks'>;
