import type { Fact, FactSheet } from '../facts/fact.ts';
import { findClosedMonths } from '../facts/find-closed-months.ts';
import type { Assumed } from './assumption.ts';
import { usual } from './ground.ts';
import { splitByShares } from './split-by-shares.ts';

const AVERAGE = 10_000;

/**
 * The calendar of the trade with the months in which nothing is sold, as told. The others are average months together: a volume is told for a
 * month in which there are sales, unless it was spread over the year already.
 */
export function closeMonths(facts: FactSheet, season: readonly number[]): Assumed<readonly number[]> {
  const closed = findClosedMonths(facts);
  if (facts.season) return toldSeason(facts.season, closed?.months ?? []);
  if (closed === null) return usual(season);
  const open = season.map((index, month) => (closed.months.includes(month) ? 0 : index));
  const months = closed.isSpread ? season.length : season.length - closed.months.length;
  return { value: splitByShares(AVERAGE * months, open), origin: 'derived' };
}

/** A season that was told spreads the year's sales, whatever of them falls into a month told elsewhere to be closed. */
function toldSeason(fact: Fact<'season'>, closed: readonly number[]): Assumed<readonly number[]> {
  const open = fact.value.map((index, month) => (closed.includes(month) ? 0 : index));
  const value = splitByShares(AVERAGE * open.length, open.some((index) => index > 0) ? open : fact.value);
  return { value, origin: 'derived', fact };
}
