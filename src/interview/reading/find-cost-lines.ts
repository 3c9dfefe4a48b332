// Lines of a month's costs that are told apart: the rent, and what is spent on getting known.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, monthOf, roundMoney, unitOf } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { listsCosts } from './whole-of-month.ts';

/** The rent right before its amount, in one breath: «el local cuesta 900», "rent is 1,200". */
const RENT_BEFORE =
  /(?<!\bcada )\b(?:alquiler|renta|arriendo|(?:es|esta) (?:rentad[oa]|alquilad[oa]|arrendad[oa])|rent|lease|((?:el|del|un) (?:local|bajo)))(?:['’]s)?(?: (?:del|de la|de mi|por el|por la|(?:on|for|of) (?:the|our|my|a)) (?:local|taller|obrador|sitio|espacio|despacho|oficina|tienda|nave|estudio|bajo|galpon|puesto|cocina|consultorio|terreno|salon|cuarto|garaje|unit|shop|place|workshop|studio|premises|space|room|office|kitchen|site|store|stall|pitch|salon))?(?: (?:me|nos|que|is|are|will|es|son|eran?|serian|esta|sale|sali[oa]|seria|cuesta|costaria|costara|vale|pago|pagamos|pagaria|cobran|piden|runs?|comes?|costs?|of|de|a|at|to|en|por|unos|unas|los|las|about|around|the|me|us|mensual|monthly|sin iva|mas iva))*[\s:,$€£]*$/;
/** Or right after it: «900 de alquiler», «1.500 € son mi sueldo y 724 € el alquiler». */
const UNITS = '(?:(?:al mes|a month|per month|mensuales|euros|pesos|dolares|eur|usd)\\s*)*';
const RENT_NOUN = '(?:the\\s+|la\\s+|el\\s+)?(?:alquiler|renta|arriendo|rent)\\b(?! (?:deposit|bond|advance)\\b)';
const RENT_AFTER = new RegExp(
  `^\\s*${UNITS}(?:(?:de|for|in|of)\\s+(?:(?:mi|my|our|nuestra)\\s+(?:parte|mitad|half|share)\\s+(?:del?|of)\\s+)?${RENT_NOUN}|(?:(?:son|es|seria|seran|is|are)\\s+|(?=(?:the|la|el) ))${RENT_NOUN}(?=\\s*(?:$|[,.;)]|(?:y|and|al mes|a month)\\b)))`,
);
/** A deposit is paid once; what moves or is plugged in is leased, and is no premises. */
const NO_RENT =
  /\b(?:(?:van|car|truck|lorry|vehicle|trailer|bike|scooter|equipment|machine(?:ry)?|printer|copier|phone|laptop|kit|tool|chair|furgo\w*|coches?|camion\w*|motos?|maquin\w+|equipos?) (?:lease|rent|hire|leasing|renting|alquiler)|fianza|deposito|deposit|traspaso|aval|compr\w+|buy\w*|bought|purchas\w+)\b/;
const CALENDAR: ReadonlySet<Money['per']> = new Set(['day', 'week', 'fortnight', 'month', 'bimonth', 'quarter', 'year']);

/** The rent of one month; none where an amount could be something else. */
export function findRent(
  { folded, ...ground }: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const isAsked = context.question === 'fixed-costs';
  const monies = moneyOf(amounts);
  const found = monies.filter(({ start, end, per, isOfHours }, at) => {
    if (isOfHours) return true;
    const left = folded.slice(Math.max(0, start - 60), start);
    const previous = monies[at - 1];
    const isPrevious =
      previous !== undefined && [RENT_AFTER, PLACE_AFTER].some((named) => named.test(folded.slice(previous.end, previous.end + 50)));
    const before = isPrevious ? null : RENT_BEFORE.exec(left);
    // «4.300 de renta, luz, internet y contador»: the rent is one of them.
    if (before === null && listsCosts(folded.slice(end).split(SENTENCE_END)[0] ?? '')) return false;
    const isNamedAfter = RENT_AFTER.test(folded.slice(end, end + 50));
    const own = left.slice(Math.max(0, left.length - (start - (previous?.end ?? 0))));
    if (isAsked || CALENDAR.has(per)) {
      const isPlace = (!isPrevious && PLACE_BEFORE.test(own)) || (before === null && PLACE_AFTER.test(folded.slice(end, end + 50)));
      if (isPlace && !NO_RENT.test(own) && !NO_PLACE.test(own)) return true;
    }
    const isRent = before !== null || isNamedAfter;
    // «Adecuar el local por 12.800»: premises cost a rent only where a month does.
    const isMonthly = CALENDAR.has(per);
    // What is hired out is what is sold.
    if (!isMonthly && (context.question === 'revenue' || context.question === 'price')) return false;
    return isRent && !NO_RENT.test(left) && (isMonthly || (per === null && (isNamedAfter || before?.[1] === undefined)));
  });
  const [first] = found;
  if (first === undefined || found.length > MOST_PLACES || (found.length > 1 && !isAsked && !found.every(({ per }) => CALENDAR.has(per))))
    return [];
  return [sumFact('rent', { folded, ...ground }, found, context, currency)];
}

const SENTENCE_END = /[.;!?\n](?=\s|$)/;
/** A workshop and a store: who pays for more than these told something else. */
const MOST_PLACES = 3;
/** Where costs of a month are told, the place alone is its rent: «el galpón son 550 mil», "commissary's 650 a month". */
const PLACES =
  'galpon|nave|bajo|taller|obrador|cochera|bodega|puesto|oficina|despacho|estudio|consultorio|gabinete|cocina|local|coworking|piso|salon|terreno|commissary|lot|pitch|stall|site fee|workshop|studio|unit|yard|shed|hall|room|office|kitchen|desk|shop|premises';
const PLACE_BEFORE = new RegExp(
  `(?:^|[,.;:]|\\b(?:y|and|plus|mas)\\b) ?(?:(?:de|del) )?(?:(?:el|la|un|una|the|a|our|my|mi) )?(?:${PLACES})(?:'s)?(?: (?:(?:en|on|in|at) (?:[a-z]+ ){0,3}?)?(?:compartid[oa] |shared )?)?(?: ?(?:me |nos )?(?:lo dejan en|la dejan en|is|are|es|son|sale|salen|cuesta|runs?|at|por|a|en|unos|unas|about|around|the|month))*[\\s:,$€£]*$`,
);
const PLACE_AFTER = new RegExp(
  `^\\s*${UNITS}(?:(?:de|for|in) (?:(?:mi|my|our|nuestra) (?:parte|mitad|half|share) (?:del?|of) )?)?(?:(?:the|la|el|del|mi|my|our) )?(?:${PLACES}|alquiler|renta|rent)(?=\\s*(?:$|[,.;)]|(?:y|and)\\b))`,
);
/** What is done to a place is paid once. */
const NO_PLACE =
  /\b(?:pint\w+|reform\w+|obra|arregl\w+|adecu\w+|acondicion\w+|limpieza|clean\w*|paint\w*|fit\w* out|doing up|seguro|insurance|luz|service charge|phone|supplies|assistant|runs (?:at|to))\b/;

/**
 * What a month of getting known costs: the amounts of that answer with a period of the calendar, or the one that is the whole of them; where none
 * has a period, the one that stands alone in its sentence.
 */
export function findMarketingBudget(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const money = moneyOf(amounts);
  const byMonth = money.filter((one) => CALENDAR.has(one.per) && middle(one) >= LEAST_BUDGET);
  const paced = byMonth.length === 0 ? byMonth : [...byMonth, ...ofChannels(ground, amounts)].sort((a, b) => a.start - b.start);
  const whole = paced.filter(({ end }) => IN_ALL.test(ground.folded.slice(end, end + 30)));
  const alone = money.length === 1 && paced.length === 0 ? money.filter((one) => one.per === null && standsAlone(one, ground.folded)) : [];
  const [found, ...others] = whole.length === 1 ? whole : [...paced, ...alone];
  if (!found) return [];
  // "200 a month: 120 on ads and 80 on tasting boxes": the parts of it.
  const areParts = others.length > 1 && Math.abs(others.reduce((sum, one) => sum + middle(one), 0) - middle(found)) < 1;
  return [sumFact('marketingBudget', ground, areParts ? [found] : [found, ...others], context, currency)];
}

/** "Google ads 120 a month, instagram about 40, leaflets 50": the sums of the channels beside one that is told by the month. */
function ofChannels({ folded }: Ground, amounts: readonly Amount[]): readonly Money[] {
  return amounts.flatMap((amount): readonly Money[] => {
    if (amount.kind !== 'money' && amount.kind !== 'plain' && amount.kind !== 'count') return [];
    if (amount.kind === 'money' && CALENDAR.has(amount.per)) return [];
    const isCounted = amount.kind === 'count' && (amount.noun !== '' || (amount.per !== null && amount.per !== 'month'));
    if (isCounted || amount.low < LEAST_BUDGET || !OF_CHANNEL.test(folded.slice(Math.max(0, amount.start - 70), amount.start))) return [];
    if (!SUM_ENDS.test(folded.slice(amount.start).replace(/^[$€£]? ?[\d.,]*\d/, ''))) return [];
    const { low, high, start, end } = amount;
    const own = amount.kind === 'money' ? { currency: amount.currency, isShared: amount.isShared } : { currency: null, isShared: false };
    return [{ kind: 'money', low, high, ...own, per: 'month', start, end }];
  });
}

const OF_CHANNEL =
  /(?<![a-z])(?:google|ads?|adverts?|anuncios?|instagram|facebook|meta|tiktok|leaflets?|flyers?|folletos?|volantes|redes|revistas?|magazines?|octavillas|buzoneo|banners?|pancartas?|carteles?|cartel|posters?|radio|newspapers?|prensa|periodico|influencers?|newsletter|email|seo|directory|directorios?|sponsor\w*|patrocin\w+|publicidad|campan\w+)(?![a-z])(?:[^,;.!?\d]|\.\d){0,60}$/;
const SUM_ENDS =
  /^ ?(?:€|euros?|pesos|soles|pounds|quid|dollars|bucks)?(?:ish)?(?: (?:a|per|each|al|por|cada) (?:month|mes))?(?: (?:and|y|each|mas|more or less|o asi|or so)(?![a-z])| ?[,;.)!]| ?$)/;

/** Less is a sum that was misread: «hundred quid» as one. */
const LEAST_BUDGET = 5;
const IN_ALL = /^[^,.;]{0,12}\b(?:en total|in total|in all|all in|por todo|para todo|for (?:it |that )?all|entre todo|todo junto)\b/;

/** «…y una clase de prueba. 90 euros», "Budget about £120": nothing else is in its sentence that it could be the price of. */
function standsAlone({ start, end }: Money, folded: string): boolean {
  const before =
    folded
      .slice(0, start)
      .split(/[.;:\n]\s/)
      .at(-1) ?? '';
  const after = folded.slice(end).split(/[.;,\n]/)[0] ?? '';
  return ALONE_BEFORE.test(before) && ALONE_AFTER.test(after);
}

const ALONE_BEFORE =
  /^\s*(?:(?:y|and|pues|con|unos|unas|como|sobre|about|around|roughly|maybe|perhaps|quiza|a lo mejor|por ahi|mas o menos|max|maximo|un maximo de|up to|hasta|en|in|on|eso|esto|todo|all|that|it|presupuesto|budget|gasto|gastamos|gastaria|pongo|meto|spend|spending|we|i|can|puedo|podemos|gastar|de|of|is|son|es|me cuesta|cuesta|costs?|[€$£])\s*)*$/;
const ALONE_AFTER =
  /^\s*(?:(?:euros?|pesos|dolares|dollars|pounds|quid|bucks|soles|pavos|o asi|or so|mas o menos|aprox\w*|para empezar|to start(?: with)?|y ya|tops|max\w*|en total|all in|in all|€|£|\$)\s*)*$/;

function moneyOf(amounts: readonly Amount[]): readonly Money[] {
  return amounts.filter((amount) => amount.kind === 'money');
}

/** Told as one amount or as several, of one month. */
function sumFact(
  id: 'rent' | 'marketingBudget',
  ground: Ground,
  monies: readonly Money[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): Fact {
  const [first] = monies as readonly [Money];
  const value = roundMoney(monies.reduce((sum, money) => sum + (toMonthly(middle(money), monthOf(money)) ?? middle(money)), 0));
  const isDerived = monies.length > 1 || value !== first.low || first.low !== first.high;
  return makeFact(id, value, moneyDetails(ground, first, context, unitOf(first, currency), isDerived, id));
}
