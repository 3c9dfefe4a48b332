import { type FactSheet, factValue } from '../facts/fact.ts';
import { assumeBusiness } from '../finance/assume-business.ts';
import type { Business } from '../finance/assume-funding.ts';
import { measureCapacity, mostServed } from '../finance/measure-capacity.ts';
import type { Exchange } from './trace-steps.ts';

/** Sales told above what is usual in the trade by this much are a figure misread, or one nobody has weighed. */
const MANY_TIMES = 3;
/** Above the hours told themselves there is no more to it than rounding. */
const HARDLY = 1.1;
/** Stands in for an opening month nobody said. Always the same, so that the choice is too whenever the interview is read again. */
const ANY_DAY = '2026-01-01';

/**
 * Whether the sales told are many times what those who work there can serve, or do not fit in the hours that the team has at the time each
 * takes, both told; and nobody has been asked since they were.
 */
export function isFarAboveCapacity(exchanges: readonly Exchange[], facts: FactSheet): boolean {
  const volume = factValue(facts, 'volume');
  if (volume === undefined) return false;
  const told = exchanges.findLastIndex(({ reading }) =>
    reading.facts.some(({ id }) => id === 'volume' || id === 'team' || id === 'minutesPerSale'),
  );
  const asked = exchanges.findLastIndex(({ question }) => question === 'volume-above-capacity');
  if (asked >= 0 && asked >= told) return false;
  const business = assumeBusiness(facts, ANY_DAY);
  return volume > mostSales(business) * (areHoursTold(facts, business) ? HARDLY : MANY_TIMES);
}

/** Whether the sales told do not fit in the hours told, and the last answer told one of the three. */
export function overrunsHours(exchanges: readonly Exchange[], facts: FactSheet): boolean {
  const isNew = exchanges.at(-1)?.reading.facts.some(({ id }) => id === 'volume' || id === 'team' || id === 'minutesPerSale') ?? false;
  return isNew && areHoursTold(facts, assumeBusiness(facts, ANY_DAY)) && isFarAboveCapacity(exchanges, facts);
}

/** Whether people and the time of one sale were told, so that what fits follows from the answers alone. */
export function areHoursTold(facts: FactSheet, { hands, places }: Pick<Business, 'hands' | 'places'>): boolean {
  return hands?.minutes.origin === 'said' && !places && factValue(facts, 'team') !== undefined;
}

/** The most sales of a month that the places, the people and their hours allow; without bound where nothing tells. */
export function mostSales(business: Business): number {
  return mostServed(measureCapacity(business) ?? Number.POSITIVE_INFINITY, business);
}
