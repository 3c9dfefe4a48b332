import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import { readNumeral } from './quoted-numbers.ts';

const THERE = 'hay|habra|son|existen|quedan|suman|there are|there.re|there must be|that.s|which is|we counted|i counted|he contado|conte';
const ABOUT =
  'unos|unas|como|cerca de|alrededor de|casi|mas de|por lo menos|about|around|roughly|nearly|over|some|maybe|at least|a good|quiza';
/** What is no buyer: time, distance and money; and «400 al mes», which come and go. */
const NOT_COUNTED =
  '(?! ?(?:%|€|£|\\$|euros?|pesos|dolares|dollars?|pounds?|anos?|years?|min|hor|hour|km|kilom|mile|dias?|days?|sem|week|mes|month|veces|times)|[^.;,]{0,24}\\b(?:al|a la|por|a|per|each|cada) (?:dia|day|semana|week|mes|month|ano|year)\\b)';
const TOLD = new RegExp(
  `\\b(?:${THERE})(?: (?:${ABOUT}))* (\\d[\\d.,]*\\d|\\d|[a-z]{5,11})( mil\\b| thousand\\b|k\\b)?${NOT_COUNTED}`,
  'g',
);
/** Fewer are a list by name, and no area. */
const FEWEST = 20;

/** How many such customers there are where they are sold to, by what the founder counted; null where nobody did. */
export function findToldCount(facts: FactSheet): number | null {
  const said = foldText(factValue(facts, 'customer') ?? '');
  const counts = [...said.matchAll(TOLD)].map(
    ([, count = '', thousand]) => (smallNumber(count) ?? readNumeral(count)) * (thousand ? 1_000 : 1),
  );
  return counts.find((count) => Number.isInteger(count) && count >= FEWEST) ?? null;
}
