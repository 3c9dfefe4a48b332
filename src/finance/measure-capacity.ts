import { countryOf } from '../countries/countries.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { Assumptions } from './assumption.ts';
import { localCents } from './local-amount.ts';

/** What the people and rooms of a business are measured by. */
type Measured = Pick<Assumptions, 'sector' | 'trade' | 'currency' | 'country' | 'lodging' | 'places' | 'dayMost' | 'team' | 'priceCents'>;

/** One person may do twice what the busiest of the trade do before the figure is doubted. Our own assumption. */
const TIMES_THE_BUSIEST = 2;
const DAYS_A_MONTH = 31;

/** Units a month that the rooms, the places in the groups, a limit told by the day, or the people at twice the trade's busiest pace, can give at most. */
export function measureCapacity(assumptions: Measured): number | null {
  if (assumptions.lodging) return assumptions.lodging.rooms.value * DAYS_A_MONTH;
  if (assumptions.places) return assumptions.places.value;
  if (assumptions.dayMost) return assumptions.dayMost.value;
  const served = measureServedCents(assumptions);
  return served === null ? null : Math.max(1, Math.floor((served * assumptions.team.value) / assumptions.priceCents.value));
}

/** The most that can be served in a month: what the hours of the team allow, where the time that one takes is known and no groups were told. */
export function mostServed(capacity: number, { hands, places, dayMost }: Pick<Assumptions, 'hands' | 'places' | 'dayMost'>): number {
  return hands && !places && !dayMost
    ? Math.min(capacity, Math.max(1, Math.floor((hands.hours.value * 60) / hands.minutes.value)))
    : capacity;
}

/**
 * What one person of the trade can sell and serve in a month at most, in cents; null where the trade does not say. It is counted in sales,
 * since a founder's unit may not be the trade's.
 */
export function measureServedCents({
  sector: id,
  trade,
  currency,
  country,
  lodging,
  places,
  dayMost,
}: Omit<Measured, 'team' | 'priceCents'>): number | null {
  const sector = sectorOf(id, trade);
  if (lodging || places || dayMost || !sector.usualTeam) return null;
  const usualCents = localCents(sector.price.base, countryOf(country), currency);
  return Math.round((TIMES_THE_BUSIEST * sector.monthlyUnits.high * usualCents) / sector.usualTeam);
}
