import type { FinancialModel } from './financial-model.ts';

/** What an average month of the first year takes in cash: pay, hired hours and running costs, and the instalment where there is a loan. */
export function cashCostsOfAMonth({ months, funding }: Pick<FinancialModel, 'months' | 'funding'>): number {
  const fixedCosts = months.slice(0, 12).reduce((sum, month) => sum + month.fixedCosts, 0);
  return Math.ceil(fixedCosts / 12) + funding.instalment;
}
