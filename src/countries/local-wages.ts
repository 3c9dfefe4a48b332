// Where a state, a province or a city has the law ask for more an hour than the country: our own knowledge of 2026, to be confirmed there.
import type { Country } from './country.ts';
import { own } from './make-rate.ts';

const FULL_TIME_MONTH = (40 * 52) / 12;

type Place = readonly [hour: number, places: RegExp];

/** Cities before their states. `places`: folded names of the place or of its largest towns. */
const STATES: readonly Place[] = [
  [19.29, /\bdenver\b/],
  [21.3, /\bseattle\b/],
  [19.18, /\bsan francisco\b/],
  [17.87, /\blos angeles\b/],
  [18.45, /\bsan jose, ?ca|\bsan jose\b/],
  [17.75, /\bsan diego\b/],
  [17, /\bnew york\b|\b(?:brooklyn|queens|manhattan|bronx|staten island|long island)\b/],
  [16.6, /\bchicago\b/],
  [16.37, /\b(?:minneapolis|saint paul|st\.? paul)\b/],
  [16.3, /\bportland\b(?!, ?(?:me|maine))/],
  [17.95, /\bwashington,? d\.?c\b/],
  [17.13, /\b(?:washington state|tacoma|spokane|bellevue|vancouver,? wa|olympia|everett)\b/],
  [16.94, /\b(?:connecticut|hartford|new haven|stamford|bridgeport)\b/],
  [
    16.9,
    /\b(?:california|sacramento|oakland|fresno|long beach|anaheim|san bernardino|santa (?:cruz|barbara|rosa|monica)|pasadena|berkeley|irvine)\b/,
  ],
  [16, /\b(?:hawaii|honolulu|rhode island|providence|buffalo|rochester, ?ny|syracuse|albany)\b/],
  [15.92, /\b(?:new jersey|newark|jersey city|trenton|hoboken)\b/],
  [15.16, /\b(?:colorado|boulder|aurora|fort collins|colorado springs|lakewood)\b/],
  [15.15, /\b(?:arizona|phoenix|tucson|mesa|scottsdale|tempe|flagstaff)\b/],
  [15.1, /\b(?:maine|bangor|portland)\b/],
  [15.05, /\b(?:oregon|eugene|salem, ?or|bend, ?or)\b/],
  [15, /\b(?:florida|miami|orlando|tampa|jacksonville|fort lauderdale|st\.? petersburg, ?fl|hialeah|sarasota)\b/],
  [
    15,
    /\b(?:massachusetts|boston|cambridge, ?ma|worcester|maryland|baltimore|illinois|missouri|st\.? louis|kansas city|nebraska|omaha|delaware|wilmington, ?de)\b/,
  ],
  [12.77, /\b(?:virginia beach|virginia|richmond, ?va|norfolk|arlington, ?va|alexandria)\b/],
  [12, /\b(?:nevada|las vegas|reno|henderson|new mexico|albuquerque|santa fe)\b/],
];

const PROVINCES: readonly Place[] = [
  [17.85, /\b(?:british columbia|vancouver|victoria|burnaby|surrey|richmond|kelowna|nanaimo)\b/],
  [17.6, /\b(?:ontario|toronto|ottawa|hamilton|mississauga|brampton|london|kitchener|waterloo|guelph|windsor)\b/],
  [16.1, /\b(?:quebec|montreal|laval|gatineau|sherbrooke)\b/],
];

/** The least hour of a place whose law asks for more than the country's; null where none is known. `place`: folded. */
function leastHourIn({ code }: Country, place: string): number | null {
  const places = code === 'US' ? STATES : code === 'CA' ? PROVINCES : [];
  return places.find(([, names]) => names.test(place))?.[0] ?? null;
}

/** The country with the least wage of a place in it; as it is where that is not known, or is no more. */
export function withLocalWage(country: Country, place: string): Country {
  const hour = leastHourIn(country, place);
  const month = hour === null ? 0 : Math.round(hour * FULL_TIME_MONTH * 100) / 100;
  if (hour === null || month <= (country.leastWage?.base ?? 0)) return country;
  return { ...country, leastWage: own(month), leastHour: own(hour) };
}
