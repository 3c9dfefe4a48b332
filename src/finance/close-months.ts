import { countryOf } from '../countries/countries.ts';
import { type Fact, type FactSheet, factValue } from '../facts/fact.ts';
import { findClosedMonths } from '../facts/find-closed-months.ts';
import { findLeaningMonths, type LeaningMonths } from '../facts/find-leaning-months.ts';
import { keptWithFacts } from '../facts/kept-with-facts.ts';
import type { Assumed } from './assumption.ts';
import { usual } from './ground.ts';
import { splitByShares } from './split-by-shares.ts';

const AVERAGE = 10_000;
/** Whatever was told to be strong or weak stands so far at least from every month that was not. Our own measure. */
const APART = 300;

/**
 * The calendar of the trade with the months in which nothing is sold, as told. The others are average months together: a volume is told for a
 * month in which there are sales, unless it was spread over the year already.
 */
export function closeMonths(facts: FactSheet, season: readonly number[]): Assumed<readonly number[]> {
  const closed = findClosedMonths(facts);
  if (facts.season) return toldSeason(facts.season, closed?.months ?? []);
  const leaning = toldLeaning(facts);
  const leant = leaning.size > 0 ? leanSeason(season, leaning) : season;
  if (closed === null) return leaning.size > 0 ? { value: leant, origin: 'derived' } : usual(season);
  const open = leant.map((index, month) => (closed.months.includes(month) ? 0 : index));
  const months = closed.isSpread ? season.length : season.length - closed.months.length;
  return { value: splitByShares(AVERAGE * months, open), origin: 'derived' };
}

/** Months told to be strong and weak; none where customers pay every month alike, or where the figures of the months were told. */
export const toldLeaning = keptWithFacts((facts): LeaningMonths => {
  const paysMonthly = facts.price?.period === 'month' || factValue(facts, 'revenueShape') === 'subscription';
  return paysMonthly || facts.season
    ? new Map()
    : findLeaningMonths(facts, countryOf(factValue(facts, 'country') ?? 'ZZ').southern === true);
});

/** The trade's calendar with the months told to be strong and weak as they were told: none of the others stands above or below them. */
function leanSeason(season: readonly number[], leaning: LeaningMonths): readonly number[] {
  const told = [...leaning.values()];
  const [strong, weak] = [told.filter((level) => level > AVERAGE), told.filter((level) => level < AVERAGE)];
  const [most, least] = [strong.length > 0 ? Math.min(...strong) : Infinity, weak.length > 0 ? Math.max(...weak) : 0];
  const shaped = season.map((index, month) => leaning.get(month) ?? Math.max(least + APART, Math.min(most - APART, index)));
  return splitByShares(AVERAGE * season.length, shaped);
}

/** A season that was told spreads the year's sales, whatever of them falls into a month told elsewhere to be closed. */
function toldSeason(fact: Fact<'season'>, closed: readonly number[]): Assumed<readonly number[]> {
  const open = fact.value.map((index, month) => (closed.includes(month) ? 0 : index));
  const value = splitByShares(AVERAGE * open.length, open.some((index) => index > 0) ? open : fact.value);
  return { value, origin: 'derived', fact };
}
