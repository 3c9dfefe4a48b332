import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';

/** Whether what a month pays people holds an employer's charges: somebody is employed, or hours are hired. */
export function paysCharges({ figures }: Draft): boolean {
  return amountOf(figures, 'cost-charges') > 0 || figures['hands-hour'] !== undefined;
}
