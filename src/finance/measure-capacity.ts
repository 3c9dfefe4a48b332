import { countryOf } from '../countries/countries.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Assumptions } from './assumption.ts';
import { localCents } from './local-amount.ts';

/** One person may do twice what the busiest of the trade do before the figure is doubted. Our own assumption. */
const TIMES_THE_BUSIEST = 2;
const DAYS_A_MONTH = 31;

/**
 * Units a month that the rooms, or the people at twice the trade's busiest pace, can give at most. The pace is counted in sales, since a
 * founder's unit may not be the trade's.
 */
export function measureCapacity(assumptions: Assumptions, sector: Sector): number | null {
  if (assumptions.lodging) return assumptions.lodging.rooms.value * DAYS_A_MONTH;
  if (!sector.usualTeam) return null;
  const { priceCents, team, currency, country } = assumptions;
  const usualCents = localCents(sector.price.base, countryOf(country), currency);
  const perPerson = (sector.monthlyUnits.high * usualCents) / sector.usualTeam / priceCents.value;
  return Math.max(1, Math.floor(TIMES_THE_BUSIEST * perPerson * team.value));
}
