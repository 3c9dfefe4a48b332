import type { CountryCode } from '../../countries/country.ts';
import { foldText } from '../../language/fold-text.ts';
import { cityOfBorough } from './boroughs.ts';
import { chooseCountry } from './choose-country.ts';
import { type Entry, indexEntries, keyOf } from './index-places.ts';
import { AFTER_CITY, NAMELIKE, STATE_CODE, WORDLIKE } from './places.ts';
import { townBefore, townBeside, townsWithState } from './town-before-region.ts';
import { isNearest, standingOf, weighPlaces } from './weigh-place.ts';

export interface Place {
  /** As it is usually written. */
  readonly city: string | null;
  /** Null where the city may lie in several and nothing says in which. */
  readonly country: CountryCode | null;
  /** Told as where somebody or something else is. */
  readonly isElsewhere: boolean;
  /** Where the place stands in the text. */
  readonly start: number;
  readonly end: number;
}

const ENTRIES = indexEntries();
/** First words of the names, to pass over the rest of a text quickly. */
const OPENERS = new Set([...ENTRIES.keys()].map((key) => key.split(' ')[0]));
const LONGEST_NAME = 5;
const MOST = 12;
const WORD = /[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu;
const PLACE_BEFORE =
  /(?:^|[^a-z])(?:en|in|de|at|near|from|desde|around|cerca de|a|to|outside|across|for|downtown|central|centro de|east|west|north|south|northeast|northwest|southeast|southwest|greater|barrio de|ciudad de|city of|provincia de|pueblo de|afueras de|sur de|norte de|(?:bares|tiendas|gente|vecinos|hoteles|restaurantes|empresas|calles|colegios|oficinas|familias|jovenes|estudiantes|mercado) de) $/;
const NOT_BEFORE =
  /(?:^|[^a-z])(?:(?<!\b(?:mi|nuestra) )calle|c\/|avenida|avda\.?|av\.|plaza|paseo|carrer|camino|carretera|banco|bar|cafe|hotel|restaurante|taller(?:es)?|muebles|viuda de|don|dona|sr\.?|sra\.?|senor|senora|senorita|mr\.?|mrs\.?|ms\.?|miss|dra?\.?|doctora?|villa|new|real|atletico|estilo|tipo|salsa|virgen de|universidad de) (?:de )?$/;
/** «En Jujuy al 2300», «Córdoba 1450, Rosario»: a street and its number. */
function isStreet(folded: string, start: number, end: number): boolean {
  const after = folded.slice(end, end + 24);
  if (/^,? al \d{2,5}(?![\d.,]*\d| ?%)/.test(after)) return true;
  return /^,? (?:n[.º°o]+ ?)?\d{2,5}(?: ?bis)?, [a-z]/.test(after) && !/(?:^|[^a-z])(?:desde|since|de|of) $/.test(folded.slice(0, start));
}

const ROAD_AFTER = /^ (?:street|road|avenue|st(?! [a-z])|rd|ave|lane|square|bank|university|fc|cf|style|terrier|pudding|whites?)\b/;

/**
 * The city and the country an answer speaks of. A city in two countries goes by the region, the country or another city told with it, by the
 * likeliest, or by the money and the words of one of them; else its country stays open.
 * Names that are also words ("Reading", "Cork") need a preposition of place before them or a region after them.
 */
export function findPlace(text: string, likeliest: CountryCode | null = null): Place | null {
  const hits = withTowns(text, findHits(text, foldText(text)));
  const country = hits.find(({ entry, start }) => entry.kind === 'country' && !isAway(text, entry, start));
  const all = hits.filter(({ entry }) => entry.kind === 'city');
  const cities = weighPlaces(text, all);
  const first = withinAnother(text, cities[0], all) ?? cities[0];
  const region = hits.find((hit) => hit.entry.kind === 'region' && !isQuarterOf(first, hit));
  const named = country && isFarCountry(first, country) ? undefined : country?.entry.countries[0];
  const added = first === undefined ? null : addedTo(text.slice(first.end, first.end + 26));
  const said = added?.country ?? named ?? (hits.some(({ isState }) => isState) ? 'US' : undefined) ?? only(region) ?? undefined;
  // "Villanueva de la Serena, España" is not the Serena of Chile.
  const isAbroad = first !== undefined && named !== undefined && !first.entry.countries.includes(named);
  const city = isAbroad ? cities.find(({ entry }) => entry.countries.includes(named)) : first;
  const spot = city ?? region ?? country;
  if (spot === undefined) return null;
  const candidates = city?.entry.countries ?? region?.entry.countries ?? [];
  const fit = [said, likeliest].find((code): code is CountryCode => code !== undefined && code !== null && candidates.includes(code));
  const end = Math.max(spot.end + (added?.length ?? 0), country?.end ?? 0);
  const beside = cities.find(({ entry }) => entry.countries.length === 1 && candidates.includes(entry.countries[0] ?? 'ZZ'));
  const settled = said ?? fit ?? beside?.entry.countries[0] ?? chooseCountry(foldText(text), candidates);
  const spelt = settled === null ? undefined : city?.entry.spelt?.[settled];
  const isElsewhere = city !== undefined && standingOf(text, city.start) === 'elsewhere';
  const isOnlyCountry = city === undefined || isNearest(text, city.start);
  return {
    city: isOnlyCountry ? null : (spelt ?? city.entry.name),
    country: settled,
    isElsewhere: isElsewhere && !isOnlyCountry,
    start: spot.start,
    end,
  };
}

/** ", NS", ", Queensland" after a city, and the country that is in. */
function addedTo(after: string): { readonly country: CountryCode; readonly length: number } | null {
  for (const [country, words] of AFTER_CITY) {
    const match = words.exec(after);
    if (match) return { country, length: match[0].length };
  }
  return null;
}

/** The countries that have a city of this name, the likeliest first; none where it is not known. */
export function countriesOf(city: string): readonly CountryCode[] {
  const entry = ENTRIES.get(keyOf(foldText(city)));
  return entry?.kind === 'city' ? entry.countries : [];
}

/** Whether these words are the name of a place and nothing else. */
export function isPlaceName(words: string): boolean {
  return ENTRIES.has(keyOf(foldText(words)));
}

/** Whether these words are the name of a quarter of this city. */
export function isQuarterIn(city: string, words: string): boolean {
  const entry = ENTRIES.get(keyOf(foldText(words)));
  return entry?.isQuarter === true && entry.name === city;
}

/** "Se vende a granel a Italia", "flown in from Ecuador": where things go or come from. */
function isAway(text: string, { countries }: Entry, start: number): boolean {
  const before = foldText(text.slice(Math.max(0, start - 12), start));
  return /(?<![a-z])(?:a|to|from|desde|hasta) $/.test(before) || (countries[0] === 'ZZ' && /(?<![a-z])de $/.test(before));
}

/** "San Isidro en Lima", "Palermo, Buenos Aires": the second is the city, the first a part of it. "Elche, Alicante" is Elche. */
function withinAnother(text: string, first: Hit | undefined, all: readonly Hit[]): Hit | undefined {
  const whole = first && all.find(({ entry }) => entry.name === cityOfBorough(first.entry.name));
  if (whole) return whole;
  const second = first && all.find(({ start }) => start >= first.end);
  if (first === undefined || second === undefined || !/^(?:,| en| in|, en|, in) $/.test(text.slice(first.end, second.start)))
    return undefined;
  const isElsewhere = !first.entry.countries.some((country) => second.entry.countries.includes(country));
  const isOfOther = first.entry.isQuarter === true && second.entry.isQuarter !== true;
  return isElsewhere || isOfOther || cityOfBorough(first.entry.name) !== null ? second : undefined;
}

/** «En Pichincha, Rosario»: a quarter called like a region of a country the city is not in. */
function isQuarterOf(city: Hit | undefined, { entry, start }: Hit): boolean {
  return (
    city !== undefined &&
    !entry.countries.some((code) => city.entry.countries.includes(code)) &&
    (start < city.start || start > city.end + 3)
  );
}

/** "Round Shrewsbury the veg comes from Spain": a country told far from the city, which is in none such. */
function isFarCountry(city: Hit | undefined, country: Hit): boolean {
  return city !== undefined && !city.entry.countries.includes(country.entry.countries[0] ?? 'ZZ') && country.start - city.end > 30;
}

interface Hit {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly isState: boolean;
}

/** With the towns that no list knows and that are told with their region. */
function withTowns(text: string, hits: readonly Hit[]): readonly Hit[] {
  const told = [
    ...hits.map((hit) => ({
      town: townBeside(text, hit) ?? (hit.entry.kind === 'region' ? townBefore(text, hit.start) : null),
      countries: hit.entry.countries,
    })),
    ...townsWithState(text).map((town) => ({ town, countries: ['US'] as const })),
  ];
  const towns = told.flatMap(({ town, countries }): Hit[] => {
    if (town === null || isPlaceName(town.name)) return [];
    return [{ entry: { name: town.name, kind: 'city', countries }, start: town.start, end: town.end, isState: false }];
  });
  // «Covaleda (Soria)»: the province, and no city beside it.
  const around = hits.filter((hit) => townBeside(text, hit) !== null);
  const left = hits.map((hit) => (around.includes(hit) ? { ...hit, entry: { ...hit.entry, kind: 'region' as const } } : hit));
  return towns.length === 0 ? left : [...left, ...towns].toSorted((one, other) => one.start - other.start);
}

function findHits(text: string, folded: string): readonly Hit[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const hits: Hit[] = [];
  for (let at = 0; at < words.length && hits.length < MOST; at++) {
    const first = words[at];
    if (first === undefined || !OPENERS.has(keyOf(folded.slice(first.start, first.end)).split(' ')[0] ?? '')) continue;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
      const start = words[at]?.start ?? 0;
      const end = words[at + length - 1]?.end ?? 0;
      const entry = ENTRIES.get(keyOf(folded.slice(start, end)));
      if (entry === undefined) continue;
      const isState = entry.kind === 'city' && entry.countries.includes('US') && STATE_CODE.test(text.slice(end, end + 6));
      if (isState || (isMeant(text, folded, entry, start, end) && !isAmongQuarters(text, entry, start, end))) {
        hits.push({ entry, start, end, isState });
        at += length - 1;
      }
      break;
    }
  }
  return hits;
}

/** "Entre Abando, San Francisco y Deusto": a city among names that are no places is a quarter called like it. */
function isAmongQuarters(text: string, entry: Entry, start: number, end: number): boolean {
  const before = /(\p{Lu}[\p{L}’'-]+)(?:,| y| e| o| and| or|, and) $/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  const after = /^(?:,| y| e| o| and| or|, and) (?:en |in )?(\p{Lu}[\p{L}’'-]+)/u.exec(text.slice(end, end + 40))?.[1];
  return entry.kind === 'city' && [before, after].every((name) => name !== undefined && !isOpener(name));
}

function isOpener(name: string): boolean {
  const key = keyOf(foldText(name));
  return OPENERS.has(key) && ENTRIES.get(key)?.isQuarter !== true;
}

function isMeant(text: string, folded: string, entry: Entry, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 24), start);
  if (NOT_BEFORE.test(before) || ROAD_AFTER.test(folded.slice(end, end + 14)) || isStreet(folded, start, end)) return false;
  const key = keyOf(folded.slice(start, end));
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
  if (key === 'us' || key === 'america')
    return text.slice(start, end) === 'US' || (key === 'america' && isCapital && PLACE_BEFORE.test(before));
  if (isAlone(folded, start, end) || TOWN_IS.test(before) || (isCapital && townBeside(text, { start, end }) !== null)) return true;
  if (isCapital && !WORDLIKE.has(key) && !NAMELIKE.has(key)) return true;
  if (isPartOfName(text, start, end)) return false;
  const isLast = !/[a-z\d]/.test(folded.slice(end).replace(/^ (?:centro|city|capital)(?![a-z])/, ''));
  const isAfterComma = /, $/.test(before) && (entry.kind === 'country' || isLast);
  const isBeside = addedTo(text.slice(end, end + 26)) !== null || (/^,? (?:en )?/.test(folded.slice(end)) && besideRegion(folded, end));
  if (!WORDLIKE.has(key)) return isAfterComma || isBeside || PLACE_BEFORE.test(before) || (entry.kind === 'country' && !isCapital);
  return isCapital && (isAfterComma || isBeside || (PLACE_BEFORE.test(before) && / de $/.test(before)) || SPOT_BEFORE.test(before));
}

/** «La ciudad es Rosario», "City: Reading". */
const TOWN_IS = /(?:^|[^a-z])(?:ciudad|localidad|pueblo|ubicacion|city|town|location)(?::| es| is| seria| should be) (?:en |in )?$/;

const SPOT_BEFORE =
  /(?:^|[^a-z])(?:en|in|near|desde|around|outside|across|cerca de|centro de|central|downtown|barrio de|ciudad de|(?:norte|sur|este|oeste|zona|afueras) de|(?:north|south|east|west|northeast|northwest|southeast|southwest|greater|inner|uptown|midtown|all over|side of|edge of|outskirts of|suburbs? of|part of|heart of|city of|cent(?:re|er) of)|at|from|to) $/;

/** «Quito», "in reading": nothing else is said. */
function isAlone(folded: string, start: number, end: number): boolean {
  return /^\s*(?:(?:en|in|es|it'?s) )*$/.test(folded.slice(0, start)) && folded.slice(end).replace(/[\s.!]+/g, '') === '';
}

/** "Riverside Methodist" is a hospital; "Austin Texas" is not. */
function isPartOfName(text: string, start: number, end: number): boolean {
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(end))?.[1];
  return /^\p{Lu}/u.test(text.slice(start)) && next !== undefined && !ENTRIES.has(keyOf(foldText(next))) && !COMPASS.test(next);
}

const COMPASS = /^(?:North|South|East|West|Norte|Sur|Este|Oeste|Centro|Capital|City|Beach|Since|Where|Pero|Donde)$/;

/** ", Ireland", ", Berkshire", "(España)" right after. */
function besideRegion(folded: string, end: number): boolean {
  const next = /^(?:,| \(|, in| en|, en)? ?([a-z]+(?: [a-z]+)?)/.exec(folded.slice(end, end + 40))?.[1] ?? '';
  const [first = ''] = next.split(' ');
  return [next, first].some((words) => {
    const entry = ENTRIES.get(keyOf(words));
    return entry !== undefined && (entry.kind !== 'city' || !/^,/.test(folded.slice(end)));
  });
}

function only(hit: Hit | undefined): CountryCode | null {
  return hit?.entry.countries.length === 1 ? (hit.entry.countries[0] ?? null) : null;
}
