// What is said of a month's money in the ways it is spoken: «5 mil por quincena», "nine-fifty for the kitchen".
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { headedByMonth } from './headed-by-month.ts';
import type { Numeral } from './numeral.ts';

/** Where sums of money are told, and none of them is a price. */
const TELLS_SUMS: ReadonlySet<QuestionId> = new Set([
  'resources',
  'fixed-costs',
  'investment',
  'funding',
  'odd-fixed-costs',
  'odd-investment',
]);
const HOURLY = /^ ?(?:an?|per|la|por|each) (?:hours?|hora|hrs?|unit|piece|unidad|pieza)(?![a-z])/;

/** "Nine-fifty", "thirty-one eighty": hundreds, where nobody tells cents. */
export function hundredsSpoken(folded: string, question: QuestionId, numeral: Numeral): Numeral {
  const isSpoken = numeral.hasDecimals && !/\d|half|medi[oa]/.test(folded.slice(numeral.start, numeral.end));
  if (!isSpoken || !TELLS_SUMS.has(question) || HOURLY.test(folded.slice(numeral.end))) return numeral;
  return { ...numeral, low: Math.round(numeral.low * 100), high: Math.round(numeral.high * 100), hasDecimals: false };
}

/** The amounts with those that are a month's known as such. */
export function byTheMonth(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  return paidTwiceAMonth(ground, headedByMonth(ground, amounts));
}

/** A «quincena» is paid twice a month, on the fifteenth and on its last day; two weeks are not. */
function paidTwiceAMonth({ folded, question }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  if (!TELLS_SUMS.has(question)) return amounts;
  return amounts.map((amount) =>
    amount.kind === 'money' && amount.per === 'fortnight' && /quincen/.test(folded.slice(amount.start, amount.end))
      ? { ...amount, low: 2 * amount.low, high: 2 * amount.high, per: 'month' }
      : amount,
  );
}

/** "It's nothing like a million": a sum that is none, and lends its scale to no other. */
export function isDenied(folded: string, { start, scale }: Numeral): boolean {
  return scale >= 1e6 && DENIED.test(folded.slice(Math.max(0, start - 30), start));
}

const DENIED = /(?<![a-z])(?:nothing like|not|isn['’]?t|aren['’]?t|no son|no es|ni de lejos|para nada)(?: (?:even|about|unos?|un))? $/;
