// «El precio no es 5.040, eso es lo que vendo en todo el mes»: where a price is denied that is none of the things sold, it is their mean again.
import type { Fact } from '../../facts/fact.ts';
import { isTold, saleLines } from '../../facts/sale-lines.ts';
import type { Ground } from './amount.ts';
import { relaid } from './name-sale-lines.ts';
import type { ReadingContext } from './reading-context.ts';

const DENIED = /(?<![a-z])(?:no (?:es|era|son|cobro)|(?:is|was)(?:n['’]t| not)|not)(?: (?:de|of|the|el|un|a))* ?[$€£]?$/;

/** What the lines come to; nothing where the price is still theirs or nobody denies it. */
export function backToLines({ folded, numerals }: Ground, { known }: ReadingContext): readonly Fact[] {
  const { lines, price } = known;
  if (lines === undefined || price === undefined || saleLines(known) !== null || !lines.value.every(isTold)) return [];
  const isDenied = numerals.some(({ start, low, high }) => low === price.value && high === low && DENIED.test(folded.slice(0, start)));
  return isDenied ? relaid(lines, lines.value) : [];
}
