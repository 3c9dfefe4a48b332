// «Todo junto suma 2.100», "all of it adds up to 2100 a month": a sum that is said to be all of them.
import type { Fact } from '../../facts/fact.ts';
import type { Money, Plain } from './amount.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const WHOLE =
  /(?<![a-z])(?:all of (?:it|them|that)|it all|all that|everything|the (?:lot|total|whole)|altogether|all together|in total|total|todo(?: (?:eso|ello|junto|esto))?|tod[oa]s? (?:junt[oa]s|ell[oa]s)|en total|la suma|el total)(?:,? (?:together|it|that|that's|eso|ya|then|adds?|add|up|sums?|suman?|comes?|come|makes?|is|are|es|son|hacen?|salen?|dan?|to|at|a|about|around|unos|unas|de|en|los|the|costs?|gastos|fijos|fixed|of))* ?[$€£]?$/;
/** How far back it is said. */
const REACH = 80;
/** What the next sum holds besides. */
const WITH_MORE = /^[^.;!?\d]{0,24}(?<![a-z])(?:with|con|including|incluyendo|contando|counting)(?![a-z])[^.;!?\d]{0,30}\d/;
const CALENDAR: ReadonlySet<Money['per']> = new Set<Money['per']>(['month', 'week', 'year', 'quarter']);

/** What a month of all of them costs; null where no sum is said to be that. */
export function wholeOfMonth(text: string, { answer, known, language, today }: ReadingContext): Fact | null {
  const { folded, ...ground } = prepareGround(text, 'fixed-costs', language, today);
  const told = findAmounts({ folded, ...ground }).find(
    (amount): amount is Money | Plain =>
      (amount.kind === 'money' || amount.kind === 'plain') && WHOLE.test(folded.slice(Math.max(0, amount.start - REACH), amount.start)),
  );
  if (told === undefined || WITH_MORE.test(folded.slice(told.end))) return null;
  const per = told.kind === 'money' && told.per !== null && CALENDAR.has(told.per) ? told.per : 'month';
  const value = toMonthly((told.low + told.high) / 2, per);
  const quote = quoteOf(text, answer, told.start, told.end);
  return value === null ? null : makeFact('fixedCosts', value, { unit: known.currency?.value ?? null, period: 'month', quote });
}
