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
  { id, season, weatherDriven }: Pick<Sector, 'id' | 'season' | 'weatherDriven'>,
  { southern, holidayMonth }: Pick<Country, 'southern' | 'holidayMonth'>,
  place = '',
): readonly number[] {
  const asWritten = season.map((index) => Math.round(index * 10_000));
  if (holidayMonth === AUGUST) return asWritten;
  if (id === 'event_services' && weatherDriven && HOT_SUMMERS.test(place)) return flattened(turned(asWritten));
  if (weatherDriven && southern) return turned(asWritten);
  return moveHoliday(asWritten, holidayMonth);
}

/** Where summer is hot, wet and full of storms, what is held outdoors is held in its mild winter. `place`: folded. */
const HOT_SUMMERS =
  /\b(?:florida|miami|hialeah|fort lauderdale|orlando|tampa|naples|key west|sarasota|west palm beach|new orleans|houston|phoenix|tucson|scottsdale|las vegas|palm springs|cancun|playa del carmen|merida|puerto rico|san juan, ?pr|punta cana|santo domingo|ciudad de panama|panama city|cartagena|barranquilla|santa marta)\b/;

/** Six months later. */
function turned(months: readonly number[]): readonly number[] {
  return [...months.slice(6), ...months.slice(0, 6)];
}

/** Nobody's winter is as empty there as the one the calendar was written for: half of what each month differs by. */
function flattened(months: readonly number[]): readonly number[] {
  return splitByShares(
    YEAR,
    months.map((index) => index + YEAR / 12),
  );
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
