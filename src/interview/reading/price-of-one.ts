// «Los 34 son el precio de los platos a la carta», "the $34 is the price of the gift set": what one of several things goes for, and not what a
// sale brings in, where that is known or told beside it.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Ground, Money } from './amount.ts';
import { tellsMeanSale } from './average-price.ts';
import type { MoneyRole } from './money-roles.ts';
import { middle } from './monthly-amount.ts';

const THE = '(?:the|an?|my|our|each|el|la|l[oa]s|un|una|mi|mis|nuestr[oa]s?|cada)';
/** A sale has no other name for what it brings in. */
const SALE = '(?:sale|order|ticket|basket|venta|compra|pedido|tique|cesta|unidad|unit|average|promedio|medi[oa])';
const OF_A_THING = `(?:of|for|de|del|por) ?(?:${THE} )?(?!${THE} |${SALE})[a-z]{3}`;
const AFTER = new RegExp(
  `^ ?(?:euros?|pesos|soles|dollars?|bucks|pounds)? ?(?:(?:is|are|was|es|son|eran?) )?(?:only |just |solo |nada mas |nomas )?(?:the |el |su |its )?(?:price|precio) ${OF_A_THING}`,
);
const BEFORE = new RegExp(`(?<![a-z])(?:the |el )?(?:price|precio) ${OF_A_THING}[a-z]*(?: [a-z]+){0,3} (?:is|are|es|son|de|at) ?[$€£]?$`);
/** «110, eso es nomás la hogaza». */
const ONLY_THAT = new RegExp(
  `^[^.;\\d]{0,12},? (?:eso|esa|ese|that|which|it)(?: is|'s| es| era| was) (?:only|just|solo|nomas|nada mas) ${THE} [a-z]{3}`,
);

export function isPriceOfOne({ folded }: Pick<Ground, 'folded'>, money: Money, known: FactSheet): boolean {
  const isSaid =
    AFTER.test(folded.slice(money.end)) ||
    ONLY_THAT.test(folded.slice(money.end)) ||
    BEFORE.test(folded.slice(Math.max(0, money.start - 80), money.start));
  return isSaid && (middle(money) === factValue(known, 'unitCost') || tellsMeanSale(folded) || isMean(known));
}

/** Whether the price known is what sales come to on average. */
function isMean({ price, revenue }: FactSheet): boolean {
  const words = revenue?.value ?? price?.quote?.text ?? '';
  return tellsMeanSale(words.toLowerCase());
}

/** The average of all, told first, and what else is told but the price of each thing: «el menú cuesta 26, la carta 34» where one goes for more. */
export function withoutThings<Roled extends { readonly money: Money; readonly role: MoneyRole | null }>(
  { folded }: Pick<Ground, 'folded'>,
  roled: readonly Roled[],
): readonly Roled[] {
  const [mean, ...others] = roled;
  if (mean?.role !== 'price' || !tellsMeanSale(folded)) return roled;
  const isWith = (one: Money, other: Money) =>
    !/[.;!?](?=\s|$)|\n/.test(folded.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  const isThing = ({ money, role }: Roled) =>
    (role === null || role === 'cost') &&
    ((money.start < mean.money.start && isWith(money, mean.money)) ||
      others.some((other) => other.role !== 'unitCost' && middle(other.money) >= middle(mean.money) && isWith(money, other.money)));
  return [mean, ...others.filter((entry) => !isThing(entry))];
}
