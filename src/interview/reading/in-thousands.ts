// «Contador 40, petróleo 180» in Chile, «tela para arrancar 600» in Argentina: where nothing costs under a thousand, thousands are left out.
import type { CountryCode } from '../../countries/country.ts';
import { factValue } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** A thousand of their money is about a dollar or less. */
const SMALL_COIN: ReadonlySet<CountryCode> = new Set(['AR', 'CL', 'CO']);
const OF_MEANS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'investment']);
const THOUSAND = 1e3;
/** Fewer may be of millions, or of things. */
const LEAST = 10;
/** What goes into a sale is no smaller part of its price. */
const LEAST_PART = 500;

/** The sums of an answer on means or on the cost of a sale, bare ones too small for the country's money taken as thousands of it. */
export function inThousands(
  { numerals }: Ground,
  amounts: readonly Amount[],
  { question, known }: ReadingContext,
  found: CountryCode | undefined,
): readonly Amount[] {
  const country = found ?? factValue(known, 'country');
  if (country === undefined || !SMALL_COIN.has(country)) return amounts;
  const price = factValue(known, 'price') ?? 0;
  const isTooSmall = ({ low, high }: Money) =>
    OF_MEANS.has(question) ? low >= LEAST && high < THOUSAND : question === 'unit-cost' && high > 0 && high * LEAST_PART < price;
  return amounts.map((amount) => {
    if (amount.kind !== 'money' || amount.currency !== null || !isTooSmall(amount)) return amount;
    const isScaled = numerals.some(({ start, end, scale }) => start >= amount.start && end <= amount.end && scale !== 1);
    return isScaled ? amount : { ...amount, low: amount.low * THOUSAND, high: amount.high * THOUSAND };
  });
}
