import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue, type MoneyItem } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

/** Whether the business sells already, under somebody who hands it over. */
export const isTakenOver = keptWithFacts((facts): boolean => {
  return factValue(facts, 'takeover') === true;
});

/** As a purchase is called that is the running business itself, or what is paid for its customers. */
const HANDED_OVER =
  /\b(?:traspaso|fondo de comercio|goodwill|take ?over|going concern|(?:el|la|su|the|existing|whole) (?:negocio|empresa|clientela|cartera|business|company|practice|book of business))\b/;

/** What of the purchases is the price of the business taken over, whole currency units; 0 where none is called so. */
export function priceOfTakeover(facts: FactSheet, items: readonly MoneyItem[]): number {
  if (!isTakenOver(facts)) return 0;
  return Math.round(items.reduce((sum, { label, amount }) => sum + (HANDED_OVER.test(foldText(label)) ? amount : 0), 0));
}
