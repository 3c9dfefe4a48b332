import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { cityOfBorough } from './boroughs.ts';
import { chooseCountry } from './choose-country.ts';
import { cleanWords } from './clean-words.ts';
import { isTimeName, withoutDeniedPlace } from './denied-place.ts';
import { findName } from './find-name.ts';
import { countriesOf, findPlace, isPlaceName, isQuarterIn, type Place } from './find-place.ts';
import { toldTown } from './find-told-town.ts';
import { isQuarterOf } from './is-quarter-of.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { PROVINCES } from './places.ts';
import type { ReadingContext } from './reading-context.ts';
import { tradeFacts } from './told-trade.ts';
import { isStoodIn } from './weigh-place.ts';

const TELLS_PLACE: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'solution', 'identity', 'revenue', 'resources']);
const PLACE_NAMED =
  /\b(?:ciudad|lugar|pueblo|pais|ubicacion|esta(?:ra|mos)? en|sera en|es en|queda en|place|city|town|country|location|based in|it'?s in|is in|(?:i'?m|we'?re|i am|we are|i live|we live|just outside)(?: in)? (?=[a-z])|(?:estoy|estamos|vivo|vivimos|somos) (?:en|de))\b/;

/** Who and where: the name of the business, its city and country, and its trade where the words make it clear. */
export function findIdentity(ground: Ground, context: ReadingContext): readonly Fact[] {
  const names = nameFacts(ground, context);
  const place = placeFacts(ground, context, String(names[0]?.value ?? factValue(context.known, 'name') ?? ''));
  const settled = place.some(({ id }) => id === 'country') ? [] : settledCountry(ground, context);
  return [...names, ...place, ...settled, ...tradeFacts(ground, context, String(names[0]?.value ?? ''))];
}

function nameFacts({ text }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  if (question === 'competitors' || (known.name !== undefined && question !== 'identity' && question !== 'read-back')) return [];
  const name = findName(text, question, known.name === undefined);
  const words = name === null ? '' : cleanWords(name);
  const start = text.indexOf(name ?? '');
  return words === '' || name === null ? [] : [makeFact('name', words, { quote: quoteOf(text, answer, start, start + name.length) })];
}

function placeFacts({ text: said, folded }: Ground, { question, known, answer }: ReadingContext, name: string): readonly Fact[] {
  const isRead = TELLS_PLACE.has(question) || (question === 'read-back' && PLACE_NAMED.test(folded));
  const town =
    question === 'solution'
      ? toldTown(
          said,
          [known.problem, known.customer].map((story) => story?.value ?? ''),
        )
      : null;
  const isMoved = question === 'solution' && isToldByTheWay(known) && (town === null ? isToldAnew(said, known) : !isQuarterOf(known, town));
  const isOpen =
    question === 'identity' || question === 'read-back' || known.city === undefined || isMoved || isWholeOf(said, known.city.value);
  if (!isRead || !isOpen) return [];
  const text =
    question === 'read-back' || question === 'identity' ? besideName(withoutDeniedPlace(said).replace(OF_CUSTOMERS, blank), name) : said;
  const place = findPlace(text, isMoved && town === null ? undefined : (known.country?.value as Parameters<typeof findPlace>[1]));
  if (town !== null && (place === null || !isStoodIn(text, place.start, place.end))) return [townFact(town, text, answer)];
  if (place?.isElsewhere && question !== 'identity' && question !== 'read-back') return [];
  if (
    place !== null &&
    ((question === 'customer' && isHome(folded, place)) ||
      (question === 'problem' && isOfGuests(folded, place)) ||
      isQuarter(folded, place))
  )
    return [];
  const city =
    (NEARBY.test(folded.slice(0, place?.start ?? 0)) ? unlistedCity(text, true, false) : null) ??
    (question === 'read-back' ? townNamed(text) : null) ??
    (question === 'identity' ? (cityBefore(text, place) ?? (known.name ? townFirst(text, place, known.name.value) : null)) : null) ??
    (question === 'identity' || question === 'read-back' ? longerName(text, place) : null) ??
    place?.city ??
    (question === 'identity' ? unlistedCity(text, known.name !== undefined, place !== null) : null);
  const quote = place ? quoteOf(text, answer, place.start, place.end) : null;
  const isElsewhere = place !== null && NEAREST.test(folded.slice(0, place.start));
  return [
    ...(city && !isElsewhere && !isTimeName(city) ? [makeFact('city', cleanWords(city), { quote })] : []),
    ...(place?.country ? [makeFact('country', place.country, { quote })] : []),
  ];
}

/** «De Madrid son los clientes», "the guests are from London": where they come from. */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:(?:de|desde|from) \p{L}+ (?:son|vienen|llegan|are|come) (?:(?:los|las|mis|nuestros|the|my|our) )?(?:clientes|hu[eé]spedes|parejas|turistas|customers|guests|clients|visitors)|(?:(?:los|las|mis|nuestros|the|my|our) )?(?:clientes|hu[eé]spedes|parejas|turistas|customers|guests|clients|visitors) (?:son|vienen|llegan|are|come) (?:todos |mostly |mainly )?(?:de|desde|from) \p{L}+)(?!\p{L})/giu;
const blank = (words: string) => ' '.repeat(words.length);

function townFact(town: string, text: string, answer: number): Fact {
  const start = text.indexOf(town);
  return makeFact('city', cleanWords(town), { quote: quoteOf(text, answer, start, start + town.length) });
}

/** A city that the problem or the customers were told of, before anybody asked what is offered where. */
function isToldByTheWay({ city, problem, customer }: ReadingContext['known']): boolean {
  return city !== undefined && [problem, customer].some((story) => story?.quote?.answer === city.quote?.answer);
}

/** The offer is made in another place than the story told of, or in one of that name elsewhere ("Newcastle NSW"). */
function isToldAnew(text: string, known: ReadingContext['known']): boolean {
  const { city, country } = known;
  const place = findPlace(text);
  if (place?.city == null || city === undefined || !isStoodIn(text, place.start, place.end)) return false;
  const [told, before] = [foldText(place.city), foldText(city.value)];
  if (isQuarterOf(known, place.city)) return false;
  const isSameName = told.startsWith(before) || before.startsWith(told) || /^\p{Lu}{3,4}$/u.test(place.city);
  return !isSameName || (place.country !== null && place.country !== country?.value && told.startsWith(before));
}

/** «Las Condes» was told first, and now the city it is a part of. */
function isWholeOf(text: string, known: string): boolean {
  const city = cityOfBorough(known);
  return city !== null && findPlace(text)?.city === city;
}

/** «De barrio Pichincha»: a quarter called as a province of another country is none. */
function isQuarter(folded: string, { city, start }: Place): boolean {
  return (
    city === null &&
    /(?<![a-z])(?:barrio|barrios|colonia|urbanizacion|calle|avenida|av|plaza|sector|residencial)(?: (?:de|la|el))? $/.test(
      folded.slice(0, start),
    )
  );
}

/** "Paris Nails, in Hackney": the words with the name made unlike any place, where another place stands beside it. */
function besideName(text: string, name: string): string {
  if (name === '') return text;
  const masked = text.replace(name, (words) => words.replace(/\S/g, 'x'));
  return findPlace(masked) !== null || unlistedCity(masked, false, false) !== null ? masked : text;
}

/** "Guadalajara" was said before; now "650 pesos" tells which. */
function settledCountry({ text, folded }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  const city = factValue(known, 'city');
  if (city === undefined || known.country !== undefined || question === 'competitors') return [];
  const country = chooseCountry(folded, countriesOf(city));
  return country === null ? [] : [makeFact('country', country, { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' })];
}

/** «Al lado de Cuenca», "ten miles from Leeds": the city that a place is near is not where it is. */
const NEARBY =
  /(?<![a-z])(?:al lado|cerca|junto|pegad[oa]|a (?:\w+ )+(?:km|kilometros|minutos))(?: de| a)? $|(?<![a-z])(?:near|next to|close to|outside|(?:miles?|minutes?|mins?) (?:from|outside)) $/;

/** «La ciudad es Villar de Olalla», "the town is Settle". */
function townNamed(text: string): string | null {
  const match = TOWN_NAMED.exec(text);
  const named = match?.[1] ?? match?.[2];
  return named !== undefined && findPlace(named)?.start !== 0 ? named : null;
}

const TOWN_NAMED =
  /(?:[Cc]iudad|[Pp]ueblo|[Ll]ugar|[Uu]bicación|[Cc]ity|[Tt]own|[Pp]lace|[Ll]ocation)(?: (?:es|is|should be|debe ser)|:) (?:en |in )?((?:(?:St|Ste|Mt|Ft|Sta|Sto)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3})|(?:^|[\s,.])(?:(?:[Ee]s|[Ee]st(?:á|oy|amos)|[Qq]ueda|[Vv]iv(?:o|imos)|[Ii]t[’']?s|is|[Ii][’']?m|am|[Ww]e[’']?re|are) (?:en|in)|[Ss]omos de|just outside) ((?:(?:St|Ste|Mt|Ft|Sta|Sto)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3})/u;

/** A town that no list knows: "en Alcaudete, España", or the bare answer where only the place is missing. */
function unlistedCity(text: string, hasName: boolean, hasPlace: boolean): string | null {
  const after = [...text.matchAll(IN_CAPITALS)].map(([, named = '']) => named).find((named) => !isTimeName(named));
  if (after && findPlace(after)?.start !== 0) return after;
  // "Amp Afloat, Hebden Bridge": the name, and where.
  const beside =
    /^[^,.;]{2,40}, ?((?:(?:St|Ste|Mt|Ft|Sta|Sto)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|upon|on|of) )?\p{Lu}[\p{L}'’-]+){0,3})[. ]*$/u.exec(
      text.trim(),
    )?.[1];
  if (beside && !hasPlace) return beside;
  const first =
    text
      .trim()
      .split(/[,.;(\n]/)[0]
      ?.trim() ?? '';
  const isBare =
    /^\p{L}[\p{L}'’ -]{1,40}$/u.test(first) &&
    !/^(?:se|nos) llam|^(?:it|we)(?:'s| is| are)/i.test(first) &&
    first.split(/\s+/).length <= 4 &&
    findPlace(first) === null;
  return hasName && isBare && (hasPlace || !/[,.;]/.test(text.trim().slice(0, -1))) ? first : null;
}

const IN_CAPITALS =
  /(?:^|[\s,])(?:en|in)\s+((?:(?:la|el|los|las|St|Ste|Mt|Ft|Sta|Sto)\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|las|los|el|upon|on|the|of)\s){0,2}\p{Lu}[\p{L}'’-]+){0,3})/gu;

/** "Parejas de Madrid que buscan dos noches": where guests come from, not where they are served. */
function isHome(folded: string, { start }: Place): boolean {
  const before = folded.slice(0, start);
  if (LIVING.test(before) && ABSENT.test(folded)) return true;
  return (
    /(?<![a-z])(?:de|desde|from) $/.test(before) &&
    /(?<![a-z])(?:noches?|turistas?|viajer[oa]s?|escapad[oa]s?|huespedes|vacaciones|fin de semana|nights?|tourists?|guests?|travell?ers?|visitors?|holiday|weekend)(?![a-z])/.test(
      folded,
    )
  );
}

/** «Una pareja de Madrid venía a ver los cerezos», "a couple from Leeds came for the weekend": of whoever travels, told by where they come from. */
function isOfGuests(folded: string, { start, end }: Place): boolean {
  return GUESTS_FROM.test(folded.slice(0, start)) && TRAVEL.test(folded.slice(end).split(/[.;!?](?=\s|$)/)[0] ?? '');
}

const GUESTS_FROM =
  /(?<![a-z])(?:parejas?|familias?|turistas?|viajer[oa]s|grupos?|matrimonios?|amig[oa]s|peregrin[oa]s|couples?|families|family|tourists?|travell?ers|groups?|friends|visitors?|walkers?|hikers?) (?:de|desde|from) $/;
const TRAVEL =
  /(?<![a-z])(?:ven(?:ia|ian|ir|imos|ido)|vien(?:e|en)|vin(?:o|ieron)|lleg\w+|visit\w*|dormir|alojar\w*|quedarse|came|come|comes|stay\w*|nights?|noches?|weekend|finde|fin de semana)(?![a-z])/;

/** "Owners of cottages living in London": not where the cottages are. */
const LIVING = /(?<![a-z])(?:living|live|lives|based|viven|vive|residen|residentes) (?:in|en) $/;
/** "The nearest one is in Bristol": where it is not. */
const NEAREST = /(?<![a-z])(?:nearest|closest|mas cercan[oa]s?|mas proxim[oa]s?)(?: [a-z]+){0,2}(?: is| are| esta| queda)? (?:in|en) $/;
const ABSENT = /(?<![a-z])(?:owners|landlords|propietari[oa]s|duen[oa]s|caser[oa]s|expats|emigrad[oa]s)(?![a-z])/;

/** "Palabra Jurada, Haro (La Rioja)": the town no list knows stands between the name and its region or country. */
function cityBefore(text: string, place: Place | null): string | null {
  const before = place === null || isWithinCity(place) ? '' : text.slice(0, place.start).replace(OF_REGION, ', ');
  const town =
    /(?:[,.] |(?:^|[ ,.])(?:en|in) )(?:en |in |de |from )?((?:(?:St|Ste|Mt|Ft|Sta|Sto)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3}),? ?\(?$/u.exec(
      before,
    )?.[1] ?? null;
  return town !== null && (NO_TOWN.test(foldText(town)) || isQuarterIn(place?.city ?? '', town)) ? null : town;
}

/** «Cabezabellosa, provincia de Cáceres», "Hawes, in the county of North Yorkshire". */
const OF_REGION =
  /,? (?:en |in )?(?:la |el |the )?(?:provincia|comarca|region|regi[oó]n|departamento|estado|county|state|province) (?:de|of) $/iu;

/** «En Belén, Medellín»: before a city that gives no province its name stands a quarter of it. */
function isWithinCity({ city }: Place): boolean {
  return city !== null && !PROVINCES.has(foldText(city));
}

/** "Archidona, Málaga", where the name is known: the town, and its province. */
function townFirst(text: string, place: Place | null, name: string): string | null {
  const before = place === null || isWithinCity(place) ? '' : text.slice(0, place.start);
  // «Lombrices del Misti, Arequipa»: said once more.
  if (foldText(before).startsWith(foldText(name))) return null;
  return (
    /^\s*((?:(?:St|Ste|Mt|Ft|Sta|Sto)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3}), ?\(?$/u.exec(
      before,
    )?.[1] ?? null
  );
}

/** "Patas en Casa, Medellín": part of a name. */
const NO_TOWN =
  /^(?:casa|mano|manos|ruta|marcha|familia|orden|forma|linea|punto|flor|verde|camino|boca|caja|tierra|cuerpo|alma|color|movimiento|compania|bici|bloom|motion|stitches|bread|paws|hand|hands|west|north|south|east)$/;

/** «Orihuela del Tremedal», «Cangas de Onís»: a town of a longer name than the city that begins it. */
function longerName(text: string, place: Place | null): string | null {
  const match = place?.city ? LONGER.exec(text.slice(place.start)) : null;
  const [whole, first = '', rest = ''] = match ?? [];
  return whole !== undefined && foldText(first) === foldText(place?.city ?? '') && !isPlaceName(rest) ? whole : null;
}

const LONGER = /^(\p{L}+) (?:del|de(?: la| los| las)?|upon|on|under|le) (\p{Lu}[\p{L}'’-]+)/u;
