// The trade told anew: "It's house cleaning, not a restaurant", «es una panadería», "my trade is home cleaning". What is corrected wins.
import { type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import { isOnWheels } from '../../facts/sells-on-wheels.ts';
import { plansCelebrations } from '../../facts/settle-kind.ts';
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { tradeOf } from '../../sectors/trades.ts';
import { blankOut } from './clauses.ts';
import { findSector, type SectorGuess } from './find-sector.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

interface TradeCorrection {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the sentences that are about the trade and nothing else. */
  readonly rest: string;
  /** The trade was said not to be this one, and not which it is. */
  readonly isDenied: boolean;
  /** The trade that is known was said not to be it. */
  readonly isAgainstKnown: boolean;
}

const LEAD =
  /^(?:(?:no|nope|oye|pero|but|and|y|also|tambien|ademas|eh|ah|oh|well|bueno|pues|perdon|perdona|sorry|actually|en realidad|mejor dicho|wait|espera|te has equivocado|you got it wrong|that'?s wrong|eso esta mal|esta mal|wrong|(?:ya |eso )*(?:te|os|les) (?:l[oae]s? )?(?:dij[eo]|he dicho|habia dicho|comente|puse)|(?:like |as )?i (?:just |already )?(?:said|told you)(?: (?:that|already|before|twice))*)[,.:;]* )+/;
/** The trade, by its name: what follows tells it whatever it is. */
const NAMED =
  /(?<![a-z])(?:(?:mi|el|nuestro|la|nuestra|my|our|the|this|este|kind of|tipo de|type of|what kind of|line of|de) )*(?:sector|oficio|ramo|rubro|giro|actividad|negocio|empresa|trade|business|company|industry)(?: (?:correct[oa]|right|de verdad))?(?: (?:es|son|seria|sera|is|should be|would be|has to be|debe ser|tiene que ser)|:| =)(?! (?:muy|very|que|to|abrir|nuev[oa]|new|mi[oa]?|de)(?![a-z])) /;
const CHANGED =
  /(?<![a-z])(?:cambi\w+|pon(?:lo|le|er)?|change|put|make|set|fix|corrig\w+|correct)(?: (?:it|that|eso|lo|el|la|the|my|mi|que (?:es|soy|somos)))?(?: (?:sector|oficio|ramo|rubro|giro|actividad|tipo(?: de negocio)?|trade|business|industry))?(?: (?:es|a|por|to|as|como|into|de))? /;
const OWN =
  /^(?:es|seria|sera|somos|soy|it'?s|it is|it will be|it should be|we'?re|we are|i'?m|i am|we run|i run|se trata de|(?:lo )?(?:mio|nuestro) es|yo soy|(?:me|nos) dedic(?:o|amos) a) (?:(?:de|un[ao]?s?|an?|el|la|the|just|solo|actually|really|mas bien|more of an?) )*/;
/** "X, not Y", «no Y, sino X»: what it is not. */
const DENIED =
  /(?:^|[,;:.(]? ?(?<![a-z]))(?:(?:y |and |but |pero )?(?:no (?:es|somos|soy|son|era|seria|tengo|tenemos|vendo|vendemos|hago|hacemos)|no(?! (?:se|me|nos|te|les?|hay)(?![a-z]))|not|nada de|(?:we |i )?(?:don'?t|do not) (?:do|sell|make|run|offer)|it'?s not|it isn'?t|it is not|we'?re not|we aren'?t|we are not|i'?m not|isn'?t|aren'?t|never)|en vez de|en lugar de|instead of|rather than) (?:(?:un[ao]s?|un|an?|el|la|los|las|the|any|de|really|exactly) )*([^,;.()]+?)(?=$|[,;.()]| sino | but | es | it'?s | somos | we'?re )/g;
/** «Transporte no, soy carpintero». */
const DENIED_AFTER = /(?:^|[,;:.(] ?)(?:de |un[ao]? |el |la |lo del? )*([a-z]+(?: [a-z]+){0,2}?) no(?: es| somos| soy)?(?=[,;:]| sino|$)/g;
const LONGEST_STATED = 90;
/** "No mowing in December": not then, which denies no trade. */
const AT_TIMES = new RegExp(
  `(?<![a-z])(?:in|en|on|during|durante|from|until|till|hasta|los|las|this|next|every|cada) (?:[a-z]+ )?(?:${MONTH_NAMES}|winters?|inviernos?|summers?|veranos?|spring|primavera|autumn|otono|fall|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|weekends?|months?|meses)(?![a-z])`,
);
/** A price, a place, a person or what it is called is no trade. */
const NO_TRADE =
  /^(?:[$£€\d]|(?:dos|tres|cuatro|cinco|seis|two|three|four|five|six|en|in|at|de|para|for|por|with|con|precio|coste|costo|gasto|sueldo|price|cost|wage|salary|traspaso|prestamo|loan|ventas|sales|the|mi|my|our|called|named|llamad[oa])(?![a-z]))/;

/** The trade that an answer corrects; `text` is any answer but those that tell it first. */
export function correctTrade(text: string, context: ReadingContext): TradeCorrection {
  const told = sentencesOf(text).map((sentence) => ({ sentence, ...readSentence(sentence.words, context.known) }));
  const last = told.findLast(({ guess }) => guess !== null);
  const about = told.filter(({ guess, isDenied }) => guess !== null || isDenied);
  const pure = about.filter(({ sentence }) => !/\d/.test(sentence.words)).map(({ sentence }) => spanOf(sentence));
  const rest = blankOut(text, pure);
  const isAgainstKnown = told.some((one) => one.isAgainstKnown);
  if (!last?.guess?.best) {
    const other = about.find(({ isOfTrade, stated }) => isOfTrade && wasTold(stated, context.known));
    const sector = factValue(context.known, 'sector');
    if (other === undefined || sector === undefined) return { facts: [], rest: text, isDenied: about.length > 0, isAgainstKnown };
    const { start, words } = other.sentence;
    const quote = quoteOf(text, context.answer, start, start + words.length);
    return { facts: [makeFact('sector', sector, { quote })], rest, isDenied: false, isAgainstKnown };
  }
  const { best, trade } = last.guess;
  const details = { quote: quoteOf(text, context.answer, last.sentence.start, last.sentence.start + last.sentence.words.length) };
  const narrower = trade !== null && tradeOf(trade)?.sector === best ? [makeFact('trade', trade, details)] : [];
  return { facts: [makeFact('sector', best, details), ...narrower], rest, isDenied: false, isAgainstKnown };
}

interface SentenceRead extends Pick<TradeCorrection, 'isDenied' | 'isAgainstKnown'> {
  readonly guess: SectorGuess | null;
  /** Whether the narrower trade that is known is denied, and what is said instead. */
  readonly isOfTrade: boolean;
  readonly stated: string;
}

/** «No es una pizzería, es una empanadería», where empanadas were told before: no list knows it, and the sector is what it was. */
function wasTold(stated: string, known: FactSheet): boolean {
  const told = foldText((['solution', 'revenue', 'problem'] as const).map((id) => factValue(known, id) ?? '').join(' '));
  const noun = /([a-z]+)$/.exec(stated)?.[1] ?? '';
  const stem = noun.replace(/(?:eria|ero|era|er|s)$/, '');
  return stem.length >= SHORTEST_STEM && new RegExp(`(?<![a-z])${stem}`).test(told);
}

const SHORTEST_STEM = 5;

/** What a sentence says the trade is: named as such, told beside what it is not, or stated and sure. */
function readSentence(words: string, known: FactSheet): SentenceRead {
  const folded = foldText(words)
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!?;]+$/, '')
    .trim();
  const settled = settledBy(folded, known);
  if (settled) return { guess: settled, isDenied: false, isAgainstKnown: true, isOfTrade: false, stated: '' };
  const not = [...folded.matchAll(DENIED), ...folded.matchAll(DENIED_AFTER)]
    .map(([, what = '']) => what)
    .filter((what) => !AT_TIMES.test(what));
  const denied = not.flatMap((what) => sectorNamed(what) ?? []);
  const trade = factValue(known, 'trade');
  const isNarrower = trade !== undefined && not.some((what) => findSector(what).trade === trade);
  const unlessTrade = (all: string, what: string) => (sectorNamed(what) === null ? all : ', ');
  const isOfTrade = denied.some((sector) => sector === factValue(known, 'sector'));
  const said = folded
    .replace(DENIED, unlessTrade)
    .replace(DENIED_AFTER, unlessTrade)
    .replace(/^[\s,.:;]+/, '')
    .replace(LEAD, '')
    .trim();
  const named =
    afterMatch(said, NAMED) ?? (denied.length > 0 || /sector|trade|oficio|negocio|business/.test(said) ? afterMatch(said, CHANGED) : null);
  const stated = named ?? afterMatch(said, OWN) ?? (denied.length > 0 ? said : null);
  const isTold = stated !== null && stated.length <= LONGEST_STATED && !NO_TRADE.test(stated);
  if (!isTold) return { guess: null, isDenied: isOfTrade, isAgainstKnown: isOfTrade, isOfTrade: isNarrower, stated: stated ?? '' };
  const guess = findSector(stated.replace(/^(?:sino|but|it'?s|es|somos|we'?re|is) (?:(?:un[ao]?|an?) )?/, ''), true);
  const { best, sure, isWeak, isNamed, isTradeNamed } = guess;
  const isSolid = isNamed || isTradeNamed || !isWeak;
  const isOutright = sure && isSolid && !/\d/.test(stated);
  const isInstead = denied.length > 0 && (isSolid || isOfTrade);
  const isTaken = best !== null && (named !== null || isInstead || isOutright) && !(denied.includes(best) && guess.trade === null);
  return { guess: isTaken ? guess : null, isDenied: isOfTrade && !isTaken, isAgainstKnown: isOfTrade, isOfTrade: isNarrower, stated };
}

/** "It's a van, not a shop", «una furgoneta, no un local». */
const VEHICLE =
  /(?<![a-z])(?:it'?s|it is|es) (?:an?|una?) (?:van|truck|trailer|cart|horse ?box|furgoneta|camion|remolque|carrito)(?![a-z])/;
const PREMISES =
  /^(?:shop|store|premises|building|bricks and mortar|local(?:es)?|tienda|bar|cafe(?:teria)?|restaurante?)(?: (?:tho|though|ni nada|fijo))?$/;

/** What is sold on wheels instead of in a café, or in a place of its own instead of from a stall, and all that is planned besides weddings. */
function settledBy(folded: string, known: FactSheet): SectorGuess | null {
  const [sector, trade] = [factValue(known, 'sector'), factValue(known, 'trade')];
  const denies = [...folded.matchAll(DENIED)].some(([, what = '']) => sectorNamed(what) === sector || PREMISES.test(what));
  if (sector === 'cafe_restaurant' && denies && (isOnWheels(folded) || VEHICLE.test(folded))) {
    return { ...SURE, best: 'food_truck', trade: trade === 'coffee_shop' ? 'coffee_van' : null };
  }
  const isNoStall = [...folded.matchAll(DENIED)].some(([, what = '']) => ON_THE_STREET.test(what));
  if (sector === 'food_truck' && isNoStall && HAS_PLACE.test(folded)) return { ...SURE, best: 'cafe_restaurant', trade: null };
  return trade === 'wedding_planner' && plansCelebrations(folded) ? { ...SURE, best: 'event_services', trade: null } : null;
}

const ON_THE_STREET =
  /(?<![a-z])(?:puest(?:o|ito)s?|carritos?|carro|ambulante|food ?trucks?|trucks?|stalls?|carts?|van|trailers?|remolque)(?![a-z])/;
/** «Es un local de 42 metros», "it's a shop with twelve seats". */
const HAS_PLACE =
  /(?<![a-z])(?:local(?:es|ito)?|restaurante|restaurant|taqueria|fonda|cafeteria|shop|premises|unit|cafe|diner|bricks? and mortar|(?:proper|fixed|real) place)(?![a-z])/;

const SURE = { second: null, sure: true, isTradeNamed: true, isOtherKind: false, isWeak: false, isNamed: true } as const;

/** The sector that words tell by more than one word which may mean something else: «85 pesos» are no gym's. */
function sectorNamed(words: string): SectorId | null {
  const { best, isNamed, isTradeNamed, isWeak } = findSector(words);
  return isNamed || isTradeNamed || !isWeak ? best : null;
}

function afterMatch(said: string, pattern: RegExp): string | null {
  const match = pattern.exec(said);
  return match === null ? null : said.slice(match.index + match[0].length).replace(/^(?:un[ao]?s?|an?|the|el|la) /, '');
}
