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

/** Where what all sales come to was told, "a pint is $7" is charged for one thing; and nobody pays as much as is charged. */
export function costOfThePrice({ folded }: Pick<Ground, 'folded'>, found: readonly Fact[], { question }: ReadingContext): readonly Fact[] {
  const cost = found.find(({ id }) => id === 'unitCost');
  if (question !== 'revenue' || !cost || !tellsMeanSale(folded)) return found;
  const price = Number(found.find(({ id }) => id === 'price')?.value ?? Number.POSITIVE_INFINITY);
  const isSumOfThings = Number(cost.value) >= price && found.some(({ id }) => id === 'unitCostItems');
  const isCharged = isSumOfThings || COSTS_ANYBODY.test(folded.slice(0, cost.quote?.start ?? 0));
  return isCharged ? found.filter(({ id }) => id !== 'unitCost' && id !== 'unitCostItems') : found;
}

const COSTS_ANYBODY =
  /(?<![a-z])(?:una?|el|la|los|las|an?|the) [a-z]+(?: (?!me |nos |us )[a-z]+)? (?:cuestan?|costaran?|valen?|valdran?|costs?|will cost|is|are) ?[$€£]?$/;
