import type { Country } from '../countries/country.ts';
import type { Sector } from '../sectors/sector.ts';
import { splitByShares } from './split-by-shares.ts';

/** The trades' calendars were written for Spain, which closes in August. */
const AUGUST = 8;
const YEAR = 120_000;

/**
 * The trade's calendar as the country lives it, January first, in ten-thousandths. What follows the weather or the school year starts in July south
 * of the equator. Elsewhere the holiday of August is filled up to the months beside it, and taken where that country takes its own.
 */
export function localSeason(
  { season, weatherDriven }: Pick<Sector, 'season' | 'weatherDriven'>,
  { southern, holidayMonth }: Pick<Country, 'southern' | 'holidayMonth'>,
): readonly number[] {
  const asWritten = season.map((index) => Math.round(index * 10_000));
  if (holidayMonth === AUGUST) return asWritten;
  if (weatherDriven && southern) return [...asWritten.slice(6), ...asWritten.slice(0, 6)];
  return moveHoliday(asWritten, holidayMonth);
}

function moveHoliday(season: readonly number[], holidayMonth: number | undefined): readonly number[] {
  const [july = 0, august = 0, september = 0] = season.slice(AUGUST - 2);
  const beside = Math.min(july, september);
  if (august >= beside) return season;
  const moved = season.map((index, at) => {
    if (at === AUGUST - 1) return beside;
    return at + 1 === holidayMonth ? (index * august) / beside : index;
  });
  return splitByShares(YEAR, moved);
}
