import type { FinancialModel } from './financial-model.ts';

/** What becomes of a business on the money told alone. */
export type ToldOutcome = Pick<FinancialModel, 'assumptions' | 'funding' | 'lowestCash' | 'breakEven'>;

/** The model of the money told alone. */
export function asTold(model: FinancialModel): FinancialModel {
  return model.told ?? model;
}

/**
 * What must be raised beyond the money told, whole currency units, so that no month of the three years ends below zero and two months of fixed
 * costs are kept at the start. A business that never pays its way needs no more than the opening here: money would only lengthen the loss.
 */
export function amountToFind({ funding, lowestCash, breakEven }: ToldOutcome): number {
  if (breakEven.month === null) return funding.gap;
  return Math.max(funding.gap, -lowestCash.amount, 0);
}
