import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { type TradeId, tradeOf } from '../../sectors/trades.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { chooseCountry } from './choose-country.ts';
import { cleanWords } from './clean-words.ts';
import { findName } from './find-name.ts';
import { countriesOf, findPlace, type Place } from './find-place.ts';
import { findSector, type SectorGuess, TRADE_CLUES } from './find-sector.ts';
import { chooseTrade, findClues } from './find-trade.ts';
import { type FactDetails, makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_PLACE: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'solution', 'identity', 'revenue', 'resources']);
const TELLS_SECTOR: ReadonlySet<QuestionId> = new Set(['problem', 'solution', 'identity']);
const PLACE_NAMED =
  /\b(?:ciudad|lugar|pueblo|pais|ubicacion|esta(?:ra|mos)? en|sera en|place|city|town|country|location|based in|it'?s in|is in)\b/;
const TRADE_IN_NAME =
  /\b(?:taller|bar|cafe|cafeteria|restaurante|panaderia|pasteleria|floristeria|peluqueria|barberia|academia|gimnasio|clinica|hotel|hostal|libreria|bakery|florist|flowers|salon|barbers?|gym|clinic|repairs?|cleaning|plumbing|academy|books|bikes|garage|farm|catering)\b/;
const SECTOR_NAMED = /\b(?:sector|negocio es|tipo de negocio|trade|kind of business|business is|industry)\b/;
const DIGITAL = /\b(?:software|app|aplicacion|plataforma|programa|platform|application)\b/;
const IS_ONE =
  /^(?:no,? |sorry,? |perdon,? |en realidad |actually,? )*(?:es|somos|sera|it'?s|it is|it will be|we are|we're|we run|i run) (?:una? |an? )/;

/** Who and where: the name of the business, its city and country, and its trade where the words make it clear. */
export function findIdentity(ground: Ground, context: ReadingContext): readonly Fact[] {
  const names = nameFacts(ground, context);
  const place = placeFacts(ground, context);
  const settled = place.some(({ id }) => id === 'country') ? [] : settledCountry(ground, context);
  return [...names, ...place, ...settled, ...sectorFacts(ground, context, String(names[0]?.value ?? ''))];
}

function nameFacts({ text }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  if (question === 'competitors' || (known.name !== undefined && question !== 'identity' && question !== 'read-back')) return [];
  const name = findName(text, question, known.name === undefined);
  const words = name === null ? '' : cleanWords(name);
  const start = text.indexOf(name ?? '');
  return words === '' || name === null ? [] : [makeFact('name', words, { quote: quoteOf(text, answer, start, start + name.length) })];
}

function placeFacts({ text, folded }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  const isRead = TELLS_PLACE.has(question) || (question === 'read-back' && PLACE_NAMED.test(folded));
  const isOpen = question === 'identity' || question === 'read-back' || known.city === undefined;
  if (!isRead || !isOpen) return [];
  const place = findPlace(text, known.country?.value as Parameters<typeof findPlace>[1]);
  if (place !== null && question === 'customer' && isHome(folded, place)) return [];
  const city =
    (question === 'identity'
      ? (cityBefore(text, place) ?? (known.name ? townFirst(text, place) : null) ?? longerName(text, place))
      : null) ??
    place?.city ??
    (question === 'identity' ? unlistedCity(text, known.name !== undefined, place !== null) : null);
  const quote = place ? quoteOf(text, answer, place.start, place.end) : null;
  const isElsewhere = place !== null && NEAREST.test(folded.slice(0, place.start));
  return [
    ...(city && !isElsewhere ? [makeFact('city', cleanWords(city), { quote })] : []),
    ...(place?.country ? [makeFact('country', place.country, { quote })] : []),
  ];
}

/** "Guadalajara" was said before; now "650 pesos" tells which. */
function settledCountry({ text, folded }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  const city = factValue(known, 'city');
  if (city === undefined || known.country !== undefined || question === 'competitors') return [];
  const country = chooseCountry(folded, countriesOf(city));
  return country === null ? [] : [makeFact('country', country, { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' })];
}

/** A town that no list knows: "en Alcaudete, España", or the bare answer where only the place is missing. */
function unlistedCity(text: string, hasName: boolean, hasPlace: boolean): string | null {
  const after =
    /(?:^|[\s,])(?:en|in)\s+((?:(?:la|el|los|las)\s+)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|las|los|el|upon|on|the|of)\s){0,2}\p{Lu}[\p{L}'’-]+){0,3})/u.exec(
      text,
    )?.[1];
  if (after && findPlace(after)?.start !== 0) return after;
  // "Amp Afloat, Hebden Bridge": the name, and where.
  const beside = /^[^,.;]{2,40}, ?(\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|upon|on|of) )?\p{Lu}[\p{L}'’-]+){0,3})[. ]*$/u.exec(
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

/** "Owners of cottages living in London": not where the cottages are. */
const LIVING = /(?<![a-z])(?:living|live|lives|based|viven|vive|residen|residentes) (?:in|en) $/;
/** "The nearest one is in Bristol": where it is not. */
const NEAREST = /(?<![a-z])(?:nearest|closest|mas cercan[oa]s?|mas proxim[oa]s?)(?: [a-z]+){0,2}(?: is| are| esta| queda)? (?:in|en) $/;
const ABSENT = /(?<![a-z])(?:owners|landlords|propietari[oa]s|duen[oa]s|caser[oa]s|expats|emigrad[oa]s)(?![a-z])/;

/** "Palabra Jurada, Haro (La Rioja)": the town no list knows stands between the name and its region or country. */
function cityBefore(text: string, place: Place | null): string | null {
  const before = place === null ? '' : text.slice(0, place.start);
  const town =
    /(?:[,.] |(?:^|[ ,.])(?:en|in) )(?:en |in )?(\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3}),? ?\(?$/u.exec(
      before,
    )?.[1] ?? null;
  return town !== null && NO_TOWN.test(foldText(town)) ? null : town;
}

/** "Archidona, Málaga", where the name is known: the town, and its province. */
function townFirst(text: string, place: Place | null): string | null {
  const before = place === null ? '' : text.slice(0, place.start);
  return (
    /^\s*(\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|las|los|el|upon|on|the|of) ){0,2}\p{Lu}[\p{L}'’-]+){0,3}), ?\(?$/u.exec(before)?.[1] ?? null
  );
}

/** "Patas en Casa, Medellín": part of a name. */
const NO_TOWN =
  /^(?:casa|mano|manos|ruta|marcha|familia|orden|forma|linea|punto|flor|verde|camino|boca|caja|tierra|cuerpo|alma|color|movimiento|compania|bici|bloom|motion|stitches|bread|paws|hand|hands|west|north|south|east)$/;

/** "Orihuela del Tremedal" is not Orihuela. */
function longerName(text: string, place: Place | null): string | null {
  const words = place?.city ? /^\p{L}+ (?:del|de la|de los|de las) \p{Lu}[\p{L}'’-]+/u.exec(text.slice(place.start))?.[0] : undefined;
  return words !== undefined && foldText(words.split(' ')[0] ?? '') === foldText(place?.city ?? '') ? words : null;
}

/** The names of places are no clues of a trade. */
function withoutPlace(text: string): string {
  const place = findPlace(text);
  return place ? `${text.slice(0, place.start)} ${text.slice(place.end)}` : text;
}

/**
 * The sector and, where it is clear, the narrower trade. A name tells them only where it says them outright ("Taller Norte"): it is
 * left out unless nothing else is known.
 */
function sectorFacts({ text, folded }: Ground, { question, known, answer }: ReadingContext, name: string): readonly Fact[] {
  const isBack = question === 'read-back';
  const isNamed = isBack && SECTOR_NAMED.test(folded);
  if (!TELLS_SECTOR.has(question) && !isNamed && !(isBack && IS_ONE.test(folded))) return [];
  if (known.sector !== undefined && question === 'problem') return [];
  const said = isBack ? withoutTakenBack(text) : text;
  const described = describedIn(
    withoutPlace(name === '' ? said : said.replace(name, ' ')) + customersAsked(folded, question, known),
    question,
  );
  const guess =
    (described.best === null || !described.sure) && known.sector === undefined && TRADE_IN_NAME.test(folded) ? findSector(said) : described;
  const { best, second, sure, isTradeNamed } = guess;
  // The trade of those who have the problem ("las peluquerías pierden citas") does not outlive a program offered to them.
  const isProgram = (best === 'saas' || best === 'marketplace_app') && DIGITAL.test(folded);
  const isOther = question === 'solution' && known.sector?.quote?.answer === 0 && isProgram && second !== known.sector.value;
  // «Una camioneta taller»: too little to tell the sector, enough to tell which of its trades.
  const isNarrower = question === 'solution' && best === known.sector?.value && guess.trade !== null;
  const details = { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' } as const;
  // "Un campamento de robótica y cocina": what is offered may be two things, one of them what the problem told.
  const isBorneOut =
    question === 'solution' && !sure && known.sector !== undefined && (best === known.sector.value || second === known.sector.value);
  if (isBorneOut && !isNarrower && !isOther) return [makeFact('sector', known.sector.value, details)];
  // The words of those who have the problem, and one of them at that, are no trade.
  if (question === 'problem' && guess.isWeak) return [];
  if (question === 'identity' && !sure && !isTradeNamed && /\d/.test(said)) return [];
  const earlier = question === 'solution' && (guess.isWeak || best === null) ? tradeToldBefore(known) : null;
  if (earlier !== null) return [makeFact('trade', earlier, details)];
  if (known.sector !== undefined && !isBack && !outweighs(guess, question)) return [];
  if (best === null || !(sure || isNarrower || question === 'identity' || isNamed || isOther) || (isBack && !isNamed && !isTradeNamed))
    return [];
  return [makeFact('sector', best, details), ...tradeFacts(guess, best, { known, question }, details)];
}

/** An offer begins with what it is, as a rule; where it does not, the whole of it may still tell the same sector, and clearly. */
function describedIn(said: string, question: QuestionId): SectorGuess {
  if (question !== 'solution') return findSector(said);
  const byHead = findSector(said, true);
  if (byHead.sure) return byHead;
  const whole = findSector(said);
  return whole.best === byHead.best ? whole : byHead;
}

/** One word that may mean something else moves no trade that is known; after the offer, only a name does. */
function outweighs({ isWeak, isNamed, isTradeNamed, sure }: SectorGuess, question: QuestionId): boolean {
  return question === 'identity' ? sure && (isNamed || isTradeNamed) : !isWeak;
}

/** The offer tells the trade best. After it, what a name or a place brings along does not replace a trade already known; its name does. */
function tradeFacts(
  { trade, isTradeNamed }: SectorGuess,
  sector: SectorId,
  { known, question }: Pick<ReadingContext, 'known' | 'question'>,
  details: FactDetails,
): readonly Fact[] {
  if (trade === null) return [];
  const earlier = factValue(known, 'trade');
  const isOpen = earlier === undefined || tradeOf(earlier)?.sector !== sector || isTradeNamed || question !== 'identity';
  return isOpen ? [makeFact('trade', trade, details)] : [];
}

/** «Voy a su casa y digo el precio antes»: an offer that names no trade is of the one that the problem and its customers told. */
function tradeToldBefore(known: ReadingContext['known']): TradeId | null {
  const sector = factValue(known, 'sector');
  if (sector === undefined || known.trade !== undefined) return null;
  const told = foldText(`${factValue(known, 'problem') ?? ''}. ${factValue(known, 'customer') ?? ''}`);
  const { trade, isOtherKind } = chooseTrade(findClues(told, TRADE_CLUES).clues, sector);
  return isOtherKind ? null : (trade as TradeId | null);
}

/** "Baño, corte y uñas", told to those who have a dog: whose bath it is was said before. */
function customersAsked(folded: string, question: QuestionId, known: ReadingContext['known']): string {
  const whose = PET.exec(foldText(`${factValue(known, 'customer') ?? ''} ${factValue(known, 'problem') ?? ''}`))?.[0];
  if (question !== 'solution' || whose === undefined || PET.test(folded)) return '';
  return GROOMED.test(folded) ? ' peluquería canina, baño de perros' : '';
}

const PET = /\b(?:perr[oa]s?|gat[oa]s?|mascotas?|dogs?|cats?|pets?)\b/;
const GROOMED = /\b(?:bano|banar|banamos|corte|peluqueria|secador|unas|bath|wash|groom\w*|clip\w*|nails)\b/;

/** "una panadería, no una cafetería": the second is what it is not. */
function withoutTakenBack(text: string): string {
  return text.replace(/[,;.]? (?:y )?(?:no|not|en vez de|instead of|rather than) (?:es )?(?:una?|an?) [^,;.]*/giu, ' ');
}
