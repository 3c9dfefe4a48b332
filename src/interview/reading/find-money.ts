import type { CurrencyCode } from '../../countries/country.ts';
import type { QuestionId } from '../interview.ts';
import { type AmountPeriod, type Ground, leftOf, type Money, rightOf } from './amount.ts';
import { MEAN_OF_LAST } from './average-price.ts';
import { comesToEach } from './comes-to-each.ts';
import { centsAfter, currencyAfter, currencyBefore, currencyNamed, type FoundCurrency, isPoundOfWeight } from './find-currency.ts';
import { periodAfter, periodBefore, thingAfter, withoutPeriod } from './find-period.ts';
import type { Numeral } from './numeral.ts';
import { tellsOurPay, tellsShares } from './pay-words.ts';
import { isSumOfMeans } from './told-of-means.ts';
import { isSumOfMonth } from './whole-of-month.ts';

/** A numeral with a currency beside it, and the period that follows or precedes it. */
export function readMoney(ground: Ground, numeral: Numeral): Money | null {
  const before = ground.folded.slice(Math.max(0, numeral.start - 8), numeral.start);
  const joint =
    numeral.scale >= 1e6 || numeral.low >= 1e6
      ? (/^ (?:de|of)(?= )/.exec(ground.folded.slice(numeral.end, numeral.end + 4))?.[0].length ?? 0)
      : 0;
  const tail = numeral.end + joint;
  const after = ground.folded.slice(tail, tail + 40);
  const ahead = currencyBefore(before, ground.text.slice(Math.max(0, numeral.start - 8), numeral.start));
  const beside = currencyAfter(after, ground.text.slice(tail, tail + 40));
  const behind = beside?.currency === 'GBP' && isPoundOfWeight(ground.folded, after) ? null : beside;
  const cents = ahead || behind ? null : centsAfter(after);
  const inside = ahead || behind ? null : currencyInside(ground, numeral);
  if (
    numeral.isArticle ? behind === null || isIndefinite(ground, numeral) : !(ahead || behind || cents || inside || isGrand(ground, numeral))
  )
    return null;
  if (cents && (numeral.isArticle || numeral.high >= 100)) return null;
  // "$350 pesos": the word says more than the sign.
  const said = ahead?.isShared && behind ? behind : (ahead ?? behind ?? inside);
  const end = behind ? tail + behind.length : numeral.end + (cents?.length ?? 0);
  const half = behind && numeral.scale === 1 ? AND_A_HALF.exec(ground.folded.slice(end, end + 14)) : null;
  return toMoney(ground, numeral, {
    currency: said?.currency ?? cents?.currency ?? null,
    isShared: said?.isShared ?? false,
    share: cents ? 100 : 1,
    extra: half ? 0.5 : 0,
    start: numeral.start - (ahead?.length ?? 0),
    end: end + (half?.[0].length ?? 0),
  });
}

const AND_A_HALF = /^ (?:y medio|and a half)\b/;

/** "a dollar store": no amount; "a buck for the bandana" is one. */
function isIndefinite({ folded }: Ground, { start, end }: Numeral): boolean {
  const isPaid = /^ (?:buck|quid|euro|dollar|pound)(?: (?:for|each|apiece|per|an?|on|in)(?![a-z])|[,.;]|$)/.test(folded.slice(end));
  return /^an?$/.test(folded.slice(start, end)) && !isPaid;
}

function isGrand({ folded }: Ground, { start, end }: Numeral): boolean {
  return /(?:grand|lucas?|palos?)$/.test(folded.slice(start, end));
}

/** A numeral that other signs tell to be money, no currency said. */
export function asBareMoney(ground: Ground, numeral: Numeral): Money {
  return toMoney(ground, numeral, { currency: null, isShared: false, share: 1, extra: 0, start: numeral.start, end: numeral.end });
}

interface Said {
  readonly currency: CurrencyCode | null;
  readonly isShared: boolean;
  readonly share: number;
  readonly extra: number;
  readonly start: number;
  readonly end: number;
}

function toMoney(ground: Ground, numeral: Numeral, { currency, isShared, share, extra, start, end }: Said): Money {
  const tail = ground.folded.slice(end, end + 60);
  // «Autónomos 87 el primer año»: how long a month costs that, and no year's sum.
  const isForAYear = ground.question === 'fixed-costs' && FIRST_YEAR.test(tail);
  const per = isForAYear ? null : (periodAfter(tail) ?? thingAfter(tail));
  const before = end === numeral.end ? leftOf(ground, numeral) : leftOf(ground, numeral).replace(/[$€£ ]+$/, ' ');
  return {
    kind: 'money',
    low: numeral.low / share + extra,
    high: numeral.high / share + extra,
    currency,
    isShared,
    per: longerPeriod(per?.per ?? periodBefore(withoutPeriod(before)), tail, per?.length ?? 0),
    start,
    end: end + (per?.length ?? 0),
  };
}

const FIRST_YEAR =
  /^,? (?:durante |for |en )?(?:el|the|my|mi|los|l[oa]s) (?:primer|first)(?:os)? (?:ano|year|12 meses|doce meses|twelve months)(?![a-z])/;

/** "30 € por usuario al mes": the period of time outlives the thing. */
function longerPeriod(per: AmountPeriod | null, tail: string, read: number): AmountPeriod | null {
  if (per !== 'unit') return per;
  const next = periodAfter(tail.slice(read));
  return next && next.per !== 'unit' && /^ ?(?:al|a|per|each|every|cada|\/|mensual|monthly|por)/.test(tail.slice(read)) ? next.per : per;
}

/** "€15-€20", "un euro y veinte": the sign or the word inside what was joined. */
function currencyInside({ folded, text }: Ground, { start, end }: Numeral): FoundCurrency | null {
  return currencyNamed(folded.slice(start, end), text.slice(start, end));
}

/** Whether a number without currency stands where an answer names money: a verb or noun of money before it, and no thing counted after it. */
export function looksLikeMoney(ground: Ground, numeral: Numeral): boolean {
  const before = leftOf(ground, numeral);
  const breath = before.slice(before.search(/[^.;!?\n]*$/)).replace(MEAN_OF_LAST, '');
  const after = rightOf(ground, numeral);
  if (numeral.isArticle || numeral.low < 0) return false;
  if (
    NOT_AFTER.test(after) ||
    (NOT_BEFORE.test(before) && !isRoomDone(before, numeral) && !isMonthsCost(before, numeral)) ||
    isBought(ground, numeral)
  )
    return false;
  if (numeral.hasDecimals && PRICED_AT.test(before) && !RATED.test(after)) return true;
  const per = periodAfter(after);
  if ((INPUTS_BEFORE.test(before) || (SALES.has(ground.question) && IS_BEFORE.test(before))) && thingAfter(after) !== null) return true;
  if (
    comesToEach(ground, numeral) ||
    isPricedThing(ground, before, after) ||
    isSumOfMeans(ground, numeral) ||
    isSumOfMonth(ground, numeral)
  )
    return true;
  if (MONEY_OF.test(after) || MONEY_OF.test(after.slice(per?.length ?? 0)) || MONEY_FOR.test(after.slice(per?.length ?? 0))) return true;
  if (OF_EACH_MONTH.test(after) && SALES.has(ground.question)) return true;
  if (COST_RIGHT_BEFORE.test(before) && (FREE_AFTER.test(after) || VERB_AFTER.test(after))) return true;
  // "maybe two a month"
  if (per !== null && per.per !== 'unit' && numeral.low < 5 && numeral.scale === 1 && !numeral.hasDecimals) return false;
  const isFree = FREE_AFTER.test(after) || per !== null || (numeral.scale >= 1000 && MONEY_NOUN_AFTER.test(after));
  if (numeral.scale >= 1000 && isFree && (!COUNT_BEFORE.test(breath) || EARNED_BEFORE.test(breath))) return true;
  if (!isFree) return false;
  return isTaken(ground, numeral, before) || (MONEY_WORD.test(breath) && !COUNT_BEFORE.test(breath));
}

/** "We'd each take 1,500", «sacamos 1.200 cada uno», «mi hermana y yo, 1.800 entre las dos»: what those who start it live on. */
function isTaken({ question, folded }: Ground, { low, end }: Numeral, before: string): boolean {
  if (low < LEAST_TAKEN) return false;
  const after = folded.slice(end, end + 40);
  if (question === 'goals') return TAKES.test(before) || (A_MONTH.test(after) && (TAKES_A_MONTH.test(before) || TO_ONESELF.test(after)));
  if (!OF_MEANS.has(question)) return false;
  return tellsOurPay(before) || OWN_TAKE.test(before) || (question === 'team' && tellsShares(before, after.split(/[.;,]/)[0] ?? ''));
}

/** «Sacarme 1.200 al mes», "pay myself 1,800 a month": a goal that nobody counts in things. */
const TAKES =
  /(?<![a-z])(?:sacar(?:me|nos)|llevar(?:me|nos)(?: a casa)?|pagar(?:me|nos)|poner(?:me|nos)|asignar(?:me|nos)|ganar(?:me|nos)|(?:cobrar|ganar|sacar) yo|pay (?:myself|ourselves)|take home)(?: (?:unos|al menos|como|about|around|at least|some))? $/;
/** «Que me queden 1.700 al mes», "draw 1,900 a month", «juntar 900.000 por mes para mí»: by the month nobody counts things so. */
const TAKES_A_MONTH = /(?<![a-z])(?:me (?:queden?|quedaran?)|draw|clear)(?: (?:unos|al menos|como|about|around|at least|some))? $/;
const A_MONTH = /^ (?:al mes|por mes|cada mes|mensuales|a month|per month|every month)(?![a-z])/;
const TO_ONESELF = /^[a-z ]*(?:mes|mensuales|month) (?:para mi(?! [a-z]{4})|for (?:me|m[ye]self)(?![a-z]))/;
/** "I'd take 2,500", «yo sacaría 2.000»: of who talks. */
const OWN_TAKE =
  /(?<![a-z])(?:i(?:['’]d| would|['’]ll| will| want to| need to| plan to)? (?:take|draw|pay myself|live on)(?: out| home)?|yo (?:me )?(?:saco|sacare|sacaria|llevo|llevare|llevaria|pago|pagaria)|me (?:sacaria|llevaria|pagaria|pondria))(?: (?:aparte|unos|unas|como|about|around|like|maybe))* $/;
const LEAST_TAKEN = 100;
const OF_MEANS: ReadonlySet<QuestionId> = new Set(['team', 'resources', 'fixed-costs', 'funding']);

/** "Doing up the room 3k": thousands are no room's number. */
function isRoomDone(before: string, { scale, low }: Numeral): boolean {
  return (scale >= 1e3 || low >= 1e3) && /\broom $/.test(before);
}

/** «Gastos del mes 21.500»: what a month takes, and not which month. */
function isMonthsCost(before: string, { low }: Numeral): boolean {
  return low >= LEAST_TAKEN && /(?<![a-z])(?:gastos?|costos?|costes?|fijos)(?: fijos)? (?:del?|al|por|cada) (?:cada )?mes $/.test(before);
}

/** "£120 for 5,000": what the price buys. */
export function isBought({ folded }: Ground, { start }: Numeral): boolean {
  return PRICE_FOR.test(folded.slice(Math.max(0, start - 30), start));
}

const PRICE_FOR = /(?:[€$£] ?\d[\d.,]*|\d ?(?:€|\$|£|euros?|dollars?|pounds|quid|bucks)) (?:for|por) $/;
const PRICED_AT = /(?:^|[ ,(])(?:a|at|por|for|@|son|is|es|are) $/;
const RATED = /^ ?(?:estrellas?|stars?(?![a-z])|puntos?|points?|de nota|rating|sobre|out of|\/ ?5|%)/;
const NOT_AFTER =
  /^ ?(?:%|por cien|per ?cent|x\b(?! [a-z]{3})|m2|m²|km\b|kg\b|kilos?\b|gr?\b|gramos|ml\b|cl\b|litros?\b|liters?\b|litres?\b|metros?\b|miles?\b|sqm|sq\b|minut|horas?\b|hours?\b|dias?\b|days?\b|semanas?\b|weeks?\b|mes(?:es)?\b|months?\b|anos?\b|years?\b|veces|times|pagas)/;
const NOT_BEFORE =
  /(?<!\b(?:primer|segundo|tercer|first|second|third|1er) )\b(?:mes|month|year|ano|week|semana|day|dia|fase|phase|top|calle|numero|number|no|n|art|nivel|level|version|route|ruta|(?<!storage )unit|room|bono de|pack de|pack of|pack|box of|caja de|set of|cada|every|las|at about the|grupos? de|groups? of) ?$/;
const FREE_AFTER =
  /^(?: ?$| ?[,;:.!?)\n+/]| ?(?:y|and|o|or|mas|plus|de|en|para|for|on|in|por|per|al|a|an|each|cada|but|pero|then|que|which|si|if|aprox|mas o menos|more or less|ish|total|brutos?|netos?|net|gross|el|la|los|las|the|from|desde|with|con|ya con|nosotr[oa]s|as|since|because|porque|entre|between|to|until|hasta|when|cuando|before|after|over|tops|max|maximo|como mucho|at most|vat|iva|less|not|no|x(?= [a-z]{3})|at(?= ?$)|limpi[oa]s?|aparte|a parte|apart|separate(?:ly)?|besides|encima|dentro|ademas|extra|tod[oa]|all|altogether|together|en total|incl|inc|includ(?:ed|ing|es)|incluid[oa]s?|incluyendo|contando|counting|saved|ahorrad|propi|i)\b)/;
const MONEY_OF = /^ (?:(?:pelados|largos) )?(?:saved|ahorrad[oa]s?|juntad[oa]s?|guardad[oa]s?|propi[oa]s|brutos|netos|limpios|gross|net)\b/;
/** Asked where the money comes from, a number as large is a sum of it. */
const LEAST_SUM = 500;

/** "4.000 míos y los otros 4.000 se los pediría a un banco": whatever follows it. */
export function isSumOfFunds({ question }: Pick<Ground, 'question'>, { low }: Numeral): boolean {
  return question === 'funding' && low >= LEAST_SUM;
}

/** "20.000 una subvención LEADER y el resto…": to a question on means, a sum and where it comes from. */
export function isNamedSource(after: string): boolean {
  return SOURCE_AFTER.test(after);
}

const SOURCE_AFTER =
  /^ (?:(?:es|son|is|are|de|from|con|en) )?(?:un|una|a|an|la|el|the|mi|my) (?:[a-z-]+ )?(?:subvencion|ayuda|grant|prestamo|credito|microcredito|hipoteca|loan|mortgage|inversor[a]?|investor|soci[oa]|partner|padre|madre|hermano|hermana|tio|tia|suegro|suegra|brother|sister|dad|mum|mom|uncle|aunt|friend)(?![a-z])/;
/** Nouns of money after the number: "a 15k loan", "1.400 de comisión", "1200 a month in fees". */
const MONEY_NOUN =
  '(?:loan|prestamo|credito|hipoteca|mortgage|overdraft|inversion|investment|presupuesto|budget|turnover|revenue|income|ingresos|deposit|fianza|grant|subvencion|salary|sueldo|nominas?|wages?|payroll|rent|alquiler|renta|comision(?:es)?|commission|fees?|luz|agua|electricity|electric|utilities|gas|seguros?|insurance|gestoria|accountant|publicidad|anuncios|ads|advertising|marketing|reforma|obra|muebles|furniture|equipment|maquinaria|mobiliario|stock|existencias|inventory|licencias?|impuestos|taxes|beneficio|profit|runway|colchon|buffer|savings|ahorros|gastos|expenses|materiales?|materials)';
const MONEY_NOUN_AFTER = new RegExp(
  `^ (?:(?:bank|business|start[- ]?up|small|personal|family|start|seed|monthly|mensual(?:es)?) )?${MONEY_NOUN}\\b`,
);
/** "1,150 a month for each child", «48.000 al mes por alumno»: what each who pays is charged. */
const OF_EACH_MONTH =
  /^ (?:a|per|each|every|al|por|cada) (?:month|mes|week|semana),? (?:for each|for every|per|each|por cada|por|cada) (?!week|semana|month|mes|day|dia|year|ano)[a-z]{3,}/;
const MONEY_FOR = new RegExp(`^ (?:de|of|en|in|for|para|on) (?:la |el |los |las |the |my |mi |our )?(?:[a-z]+ )?${MONEY_NOUN}\\b`);
const COST_RIGHT_BEFORE =
  /\b(?:cuestan?|costara|costs?|cobro|cobramos|cobran|cobrare|vale|valen|charges?|charging|pago|pagamos|pagan|pays?|paying|price is|precio es(?: de)?)(?: unos| unas| about| around| like| como| us| me| nos| de| hasta| up to)? $/;
/** "La hora de clase a 20", "bowls at 22": in an answer on prices, a thing and what it goes for. */
function isPricedThing({ question }: Ground, before: string, after: string): boolean {
  const isAsked = question === 'revenue' || question === 'competitors' || question === 'price';
  return isAsked && THING_AT.test(before) && !REACHED_AT.test(before) && PRICE_END.test(after);
}

const THING_AT = /\b[a-z]{3,} (?:a|at|@)(?: unos| about| around| solo| just)? $/;
const REACHED_AT =
  /\b(?:lleg\w*|pas\w*|sub\w*|baj\w*|limit\w*|atiend\w*|atend\w*|atiendo|vend\w*|serv\w*|up|get|close|open|opens|start|starts|abr\w*|cierr\w*|cerr\w*|empie\w*|look|arriv\w*|frente|junto|invit\w*|equival\w*|dirig\w*|conoz\w*|ayud\w*) (?:a|at|@)(?: unos| about| around)? $/;
const PRICE_END = /^(?: ?$| ?[,;.)\n+]| (?:y|and|o|or|mas|plus|pero|but|con|with|each|cada|la|el|the)\b)/;

/** "a tenner", "a fiver": notes with a name of their own. */
export function findSlangNotes({ folded }: Ground): readonly Money[] {
  return [...folded.matchAll(/(?<![a-z])(?:a|an extra|only a|just a) (tenner|fiver)(?![a-z])/g)].map(({ index, 0: whole, 1: note }) => {
    const value = note === 'tenner' ? 10 : 5;
    const end = index + whole.length;
    const per = periodAfter(folded.slice(end, end + 60)) ?? thingAfter(folded.slice(end, end + 60));
    return { kind: 'money', low: value, high: value, currency: 'GBP', isShared: false, per: per?.per ?? null, start: index, end };
  });
}

/** "Material 70 por servicio". */
const INPUTS_BEFORE =
  /\b(?:material(?:es)?|insumos|productos?|ingredientes|materia prima|mercancia|parts|materials|supplies|ingredients)(?: (?:de|is|are|son|runs?|costs?|come to|comes to|will be|salen?|cuestan?|me|nos|us|a|por|unos|unas|about|around))* $/;
/** "Son 410 por caja". */
const IS_BEFORE = /(?<![a-z])(?:son|es|seran|sera|salen?(?: a| por| en)?|cuestan?|are|is|costs?)(?: unos| unas| about| around| como)? $/;
const SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'unit-cost']);
const VERB_AFTER = /^ (?:[a-z]{2,}(?:ar|er|ir)(?:l[oa]s?|me|nos|se)?|to [a-z]+)\b/;
const MONEY_WORD =
  /\b(?:cobr|cuest|costar|cost|valen?\b|valgo|vend|pag[oauiáé]|pagu|factur|ingres|gan[oa]\b|ganar|ganamos|sueldo|salari|nomina|alquil|renta|inversi|inverti|invert|prestamo|credito|hipoteca|ahorr|presupuest|capital|gast|precio|tarifa|cuota|ticket|matricula|luz|gestori|seguro|mobiliari|maquinari|obra|reform|charg|pric|sell|sold|pay|rent|salar|wage|utilit|insur|budget|revenue|(?<!\b(?:a|per|each|every) )turnover(?!s)|invest|loan|saving|saved|grant|fee|worth|fund|spend|borrow|financ|aport|pongo|pon[ei]|pondr|asign|taking\b|tengo|contamos con|raise|need|necesit|bookings? avg|(?:hourly|daily|day|my|our|base|going) rate|average|deposit|fianza|subvenci|suscripci|subscription|membership|licen|margen|margin|profit|benefici|at\b|for\b|earn|take home|bring|brought|dej[ao]n?\b|a unos|por unos|sale por|salen? a|worth|bono|abono|comision|marketing|publicidad|anuncios|electric|agua|water|internet|cleaning|limpieza|stock|website|web|van\b|furgo|tools|fitting|build|kit\b|set-?up|herramient|horno|oven|equip|free|gratis|suelt)/;
/** "I make about 3k a month": earned. */
const EARNED_BEFORE = /\b(?:i|we) make ?(?:about |around |roughly |like )?$/;
const COUNT_BEFORE =
  /\b(?:vend\w*|sell|sells|selling|serv\w*|atend\w*|atiendo|hago|hacemos|hacer|make|do|recib\w*|repart\w*|deliver\w*|see|repar\w*|expect|calculo|espero|preveo|clientes|customers|pedidos|orders|visitas|units|unidades|get|reach|llegar a|thinking|planning on|(?:i|we) (?:figure|reckon|recon|guess)|counting on|aiming for|hoping for|pensando en|contando con) ?(?:unos |unas |about |around |hasta )?$/;
