// «De cada 12 me gano 3», "I clear 4 on each": what is left of a sale, where its cost is asked for.
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';

const KEPT_BEFORE =
  /(?<![a-z])(?:(?:le|me|nos) (?:gano|ganamos|quedan?|dejan?|saco|sacamos)(?: a cada un[oa])?|(?:i|we)(?:'ll)? (?:make|clear|keep|earn)|leaves? (?:me|us))(?: (?:unos|unas|como|limpi[oa]s|about|around|roughly))* ?[$€£]?$/;
const OF_SUM = /^[^.;\d]{0,12}(?:de cada|(?:on|of|out of|from) (?:every|each)) ?[$€£]?$/;
const OF_EVERY_BEFORE = /(?<![a-z])(?:de cada|(?:on|of|out of|from) (?:every|each)) ?[$€£]?$/;

/** The unit cost that follows from what is kept of each sale, or of each so much; nothing where any other number is told. */
export function keptOfPrice(
  { folded, text, numerals, question }: Ground,
  { known, answer }: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const price = factValue(known, 'price');
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const kept = told.find(({ start }) => KEPT_BEFORE.test(folded.slice(0, start)));
  const whole = told.find(
    (one) =>
      one !== kept &&
      kept !== undefined &&
      (OF_EVERY_BEFORE.test(folded.slice(0, one.start)) || (one.start > kept.end && OF_SUM.test(folded.slice(kept.end, one.start)))),
  );
  if (question !== 'unit-cost' || price === undefined || kept === undefined || told.length > (whole ? 2 : 1)) return [];
  if (
    /^ ?%| por ciento| percent|^ ?(?:€ ?|euros? |pesos |soles )?(?:de|of) (?!cada|each|every)/.test(folded.slice(kept.end, kept.end + 12))
  )
    return [];
  const left = (whole ? price / whole.low : 1) * ((kept.low + kept.high) / 2);
  if (left <= 0 || left >= price) return [];
  const quote = quoteOf(text, answer, kept.start, kept.end);
  return [makeFact('unitCost', roundMoney(price - left), { unit: currency, period: 'unit', quote, origin: 'derived' })];
}
