// What a sale costs, where it could be taken for what is charged, or the other way round.
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { tellsMeanSale } from './average-price.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** «De los 6,40 € se van 2,10», "5.60 on a $19 tab": asked what a sale costs, its price is only what the cost is a part of. */
export function withoutItsPrice(amounts: readonly Amount[], { question, known }: ReadingContext): readonly Amount[] {
  const price = known.price?.value;
  const isPrice = (amount: Amount) => amount.kind === 'money' && middle(amount) === price;
  const others = amounts.filter((amount) => !isPrice(amount));
  return question === 'unit-cost' && others.some(({ kind }) => kind === 'money') ? others : amounts;
}

/** Where what all sales come to was told, "a pint is $7" is charged: a cost is told by its own words. */
export function costOfThePrice({ folded }: Pick<Ground, 'folded'>, found: readonly Fact[], { question }: ReadingContext): readonly Fact[] {
  if (question !== 'revenue' || !tellsMeanSale(folded) || TELLS_COST.test(folded)) return found;
  return found.filter(({ id }) => id !== 'unitCost' && id !== 'unitCostItems');
}

const TELLS_COST =
  /(?<![a-z])(?:coste?s?|costos?|(?:me|nos) (?:cuestan?|salen?)|costs? (?:me|us)|se (?:me |nos )?van?|gast\w+|material(?:es|s)?|ingredient\w*|insumos|mercancia|producto|comision\w*|cogs|margen|margin|pago|pay|parts|goods|supplies|packaging|fees?|leaves|quedan?|goes on)(?![a-z])/;
