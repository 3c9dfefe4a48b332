import type { FinancialModel } from './financial-model.ts';

/** The model of the money told alone. */
export function asTold(model: FinancialModel): FinancialModel {
  return model.told ?? model;
}
