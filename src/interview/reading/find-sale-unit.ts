// What a price is for: «9 euros por persona», "€149 per clinic", «cada clase a 12».
import type { Fact } from '../../facts/fact.ts';
import { type SaleUnitId, saleUnitNamed } from '../../sectors/sale-units.ts';
import type { Ground } from './amount.ts';
import { makeFact } from './make-fact.ts';

const AFTER =
  /^\s*(?:(?:euros?|eur|pesos?|mxn|cop|clp|dolares|dollars?|usd|pounds?|gbp|libras?)\s*)?(?:(?:al mes|mensual(?:es)?|a month|per month|monthly|al año|a year|iva incluido|mas iva|plus vat)\s*,?\s*)*(?:por cada|por|cada|per|for (?:each|every|a|one)|each|an?|\/|la|el)\s+((?:\p{L}|-)+(?: \p{L}+)?)/u;
const BEFORE =
  /(?:^|[\s,.;(])(?:cada|each|every|per|el|la|una?|los|las|the|an?|por)\s+((?:\p{L}|-)+(?: \p{L}+)?)(?:\s+(?:es|sera|seria|me|nos|lo|la|is|are|at|will be|would be|cuesta|costara|sale|vale|cobro|cobramos|cobrare|vendo|a|de|unos|en|por|about|around|cost|costs))*[\s:$€£]*$/u;
const REACH = 60;

/** The unit of a price that was just read, by the words around it; none where they name no unit. */
export function findSaleUnit({ folded }: Ground, price: Fact | undefined): readonly Fact[] {
  if (price?.quote === null || price?.quote === undefined) return [];
  const { start, end } = price.quote;
  const inside = AFTER.exec(` ${folded.slice(start, end).replace(/^[\d\s.,$€£]+/, '')}`)?.[1];
  const after = AFTER.exec(folded.slice(end, end + REACH))?.[1];
  const before = BEFORE.exec(folded.slice(Math.max(0, start - REACH), start))?.[1];
  const found = [inside, after, before].flatMap((words) => unitIn(words)).at(0);
  return found ? [makeFact('saleUnit', found, { quote: price.quote })] : [];
}

/** Two words name a unit better than their first alone ("set menu", «ticket medio»). */
function unitIn(words: string | undefined): readonly SaleUnitId[] {
  if (words === undefined) return [];
  const found = saleUnitNamed(words) ?? saleUnitNamed(words.split(' ')[0] ?? '');
  return found ? [found] : [];
}
