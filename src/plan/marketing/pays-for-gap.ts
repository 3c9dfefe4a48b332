import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';

/** Whether customers are missing whom no channel brings, and the cash lasts without them. */
export function hasGap({ figures }: Pick<Draft, 'figures'>): boolean {
  return figures['gap-sales'] !== undefined && amountOf(figures, 'gap-cash') >= 0;
}

/** Whether those whom no channel brings are to be paid for at the end of the third month: it costs less than doing without them. */
export function paysForGap({ figures }: Pick<Draft, 'figures'>): boolean {
  return hasGap({ figures }) && amountOf(figures, 'gap-budget-year') < amountOf(figures, 'gap-lost');
}
