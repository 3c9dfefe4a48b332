// «No me cuadra: 1.430 tickets por 125 son 178.750 al mes»: how many are sold, proved by the price they are told with and by what both come to.
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** Told to three digits or more. */
const NEARLY = 0.006;
const LEAST = 2;

const DENIES = /^[^a-z\d]*(?:no|nope|nah|eso no|that'?s not|not (?:quite|right))(?![a-z])/;

/** The month's sales, or those that they climb to where that was told; null where no such sum is told, empty where it is what is known. */
export function volumeByProduct({ text, folded, numerals }: Ground, { known, answer }: ReadingContext): readonly Fact[] | null {
  const price = factValue(known, 'price');
  if (price === undefined || known.lines || !DENIES.test(folded)) return null;
  const numbers = numerals.filter(({ isArticle, low, high }) => !isArticle && low === high && low >= LEAST);
  const count = numbers.find((one) => numbers.some((sum) => sum !== one && Math.abs(sum.low - one.low * price) <= NEARLY * sum.low));
  if (count === undefined || !numbers.some((one) => one !== count && one.low === price)) return null;
  const id = factValue(known, 'volumeFromStart') === true && known.targetVolume ? 'targetVolume' : 'volume';
  if (factValue(known, id) === count.low) return [];
  const quote = quoteOf(text, answer, count.start, count.end);
  return [makeFact(id, count.low, { unit: 'units', period: 'month', quote })];
}
