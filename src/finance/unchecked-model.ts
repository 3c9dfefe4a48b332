import type { FinancialModel } from './financial-model.ts';

/** A model before its checks, and before money beyond what was told is raised. */
export type UncheckedModel = Omit<FinancialModel, 'checks' | 'ways' | 'shorter' | 'told'>;
