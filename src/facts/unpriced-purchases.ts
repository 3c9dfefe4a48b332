import { foldText } from '../language/fold-text.ts';
import type { FactSheet } from './fact.ts';

const MOST_WORDS = 5;
const JOINTS = /,\s*(?:(?:y|e|and|&)\s+)?|\s+(?:y|e|and|&)\s+/i;
/** What joins a list of purchases to what they cost together. */
const JOINED =
  /(?:[\s:,—–-]|\b(?:is|are|comes? to|about|around|roughly|for|at|son|serian|seran|serán|serían|cuestan?|salen?|por|en|unos|unas|como|total)(?=$|[\s:,]))+$/i;
/** Words of a sentence, of people or of costs: no bare list of things to buy. */
const NOT_THINGS =
  /\b(?:para|hara?n?|harian|falta|montar\w*|inver\w*|invest\w*|need\w*|necesit\w*|gast\w*|costs?|pay|sueldos?|salar\w*|wages|somos|yo|we|i|me|just|solo|all in|everything|todo|start\w*|empez\w*|abrir|open\w*|have|tengo|tenemos|conversion)\b|\d/;

/** Purchases that were named with one sum for all of them, in the founder's words; none where each had its price, or one alone was named. The sum may have been read as the price of the last of them. */
export function unpricedPurchases({ investment, investmentItems, resources }: FactSheet): readonly string[] {
  const isOneSum = investmentItems?.value.length === 1 && investmentItems.value[0]?.amount === investment?.value;
  if ((investmentItems && !isOneSum) || !investment?.quote || investment.quote.answer !== resources?.quote?.answer) return [];
  const told = resources.value.slice(0, Math.max(0, investment.quote.start - resources.quote.start));
  const clause = (/[^.;!?\n]*$/.exec(told)?.[0] ?? '').replace(JOINED, '');
  const things = clause.split(JOINTS).map((thing) => thing.trim());
  return things.length > 1 && things.every(isThing) ? things : [];
}

function isThing(words: string): boolean {
  return words.length > 1 && words.split(/\s+/).length <= MOST_WORDS && !NOT_THINGS.test(foldText(words));
}
