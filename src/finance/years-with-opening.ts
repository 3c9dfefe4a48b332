import type { FinancialModel } from './financial-model.ts';
import { spentBeforeOpening } from './measure-opening.ts';

/** The three years with what was spent before opening in the first: a reader counts it there, though none of its months holds it. */
export function yearsWithOpening({ years, funding }: Pick<FinancialModel, 'years' | 'funding'>): FinancialModel['years'] {
  const [first, second, third] = years;
  const spent = spentBeforeOpening(funding);
  return [{ ...first, profitBeforeTax: first.profitBeforeTax - spent, result: first.result - spent }, second, third];
}
