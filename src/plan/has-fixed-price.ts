import { isPriceFixed } from '../finance/fixed-price.ts';
import type { Draft } from './draft.ts';

/** Whether the law lets no seller choose the price of what this plan sells. */
export function hasFixedPrice({ model }: Pick<Draft, 'model'>): boolean {
  return isPriceFixed(model.assumptions);
}
