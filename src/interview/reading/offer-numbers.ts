// The numbers of an answer on what is sold, each with what its own words make of it: a price, how many, what one costs, a sum, or nothing yet.
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { periodAfter } from './find-period.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { sentencesOf } from './split-sentences.ts';

export type OfferRole = 'price' | 'count' | 'cost' | 'total' | 'bare';

export interface OfferNumber {
  readonly value: number;
  readonly role: OfferRole;
  readonly per: AmountPeriod | null;
  /** Told after "at" or the like: a price whatever else the sentence speaks of. */
  readonly isCharged: boolean;
  /** What those before it come to: «o sea 60 kilos», "so what's that, 1300 a month". */
  readonly isResult: boolean;
  /** "Con 620", "with 3.100". */
  readonly isWith: boolean;
  /** «Una cocina»: one only where a period says so. */
  readonly isArticle: boolean;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Up to the next number of its sentence, or to the end of it. */
  readonly until: number;
}

const COIN =
  /^ ?(?:€|£|\$|(?:euros?|eurillos|pavos|pesitos|pesos|soles|dolares|dollars|pounds?|quid|bucks|libras|mangos|varos|lucas|pence|p|usd|eur|gbp|mxn)(?![a-z]))/;
const ABOUT =
  '(?: (?:about|around|roughly|like|maybe|unos|unas|como|casi|sobre|igual|digamos|tipo|algo asi como|mas o menos|solo|just|only))*';
const CHARGED = new RegExp(
  `(?<![a-z])(?:a|at|@|cobr[a-z]+(?: a)?|charg[a-z]+|vend[a-z]+ (?:a|por)|sell[a-z]*(?: for| at)|goes? (?:for|at)|valen?|salen? (?:a|por)|sale en|precio(?: es| de)?|pagan?|pays?|por|for)${ABOUT} [$€£]?$`,
);
const UPWARD = /(?<![a-z])(?:lleg\w+|sub\w+|pas\w+|get|up|from|de \d+) (?:a|to|up to)(?: [a-z]+)? $/;
const EACH =
  /^,? ?(?:each|apiece|a pop|cada un[oa]|c\/u|la unidad|la pieza|per head|por cabeza|a head|flat|fij[oa]s?|de media|on average|avg|average|en promedio)(?![a-z])/;
const OF_ONE =
  /^ (?:el|la|los|las|the|per|por|por cada|cada|each|every|an?|un|una|for (?:an?|each|the)|in each|en cada) (?!(?:day|dia|week|semana|month|mes|year|ano|hora|hour|que|one|two|otr[oa]s?)(?![a-z]))[a-z]{3,}/;
/** «40 por adulto al mes»: a sum for each. */
const PER_THING =
  /^ (?:por|per|por cada) (?!(?:day|dia|week|semana|month|mes|year|ano|hora|hour)(?![a-z]))[a-z]{3,} (?:al|a la|a|per|por) /;
const COST_BEFORE = new RegExp(
  `(?<![a-z])(?:cost(?:s|ing|ando)?|(?:me|nos|te|a mi) cuesta[n]?|(?:me|nos) salen?(?: a| en| por)?|cost[eo](?: es| de)?|se (?:me |nos )?(?:va[n]?|lleva[n]?|quedan?)|gast(?:o|amos)|spend|(?:le|les) (?:doy|damos|pago|pagamos)|(?:i|we) pay (?:(?:the|a|my|our) )?[a-z]+|(?:i|we) (?:buy|get|source) (?:it|them|those) (?:for|at)|(?:l[oa]s? )?compr(?:o|amos) a|(?:ingredients?|ingredientes|materials?|material(?:es)?|insumos|parts|stock)(?: are| is| son| de)?)(?: (?:me|us|of|de|en|in|on|is|are))?${ABOUT} ?[$€£]?$`,
);
const COST_AFTER =
  /^ ?(?:€|£|\$|euros?|pesos|quid|bucks|pounds)?[^.;,\d]{0,16}(?<![a-z])(?:de (?:coste|costo|material\w*|ingredientes|producto|insumos|genero)|(?:in|of|for|on) (?:parts|materials?|ingredients|supplies|stock|costs?)|(?:to|para) (?:make|hacerl[oa]s?)|(?:is |es )?(?:what|lo que) (?:[a-z]+ ){1,3}(?:costs?|cuesta[n]?)|off (?!the)[a-z]+)(?![a-z])/;
const COSTS_OPEN =
  /(?<![a-z])(?:on the cost side|(?<!\d(?: ?€| euros| pesos)? )(?:de|en) (?:materiales?|costes?|costos?|producto|ingredientes|insumos)|costes?|costos?|costs? (?:is|are|per|of)|(?:the )?(?:materials?|ingredients|parts|costs)(?: are)?|(?:me |nos )cuestan?|cost(?:s)? me|se (?:me |nos )?(?:va|lleva)[n]?)(?![a-z])/;
const TOTAL_BEFORE =
  /(?<![a-z])(?:en total|in total|total|altogether|suma[n]?|comes? (?:out )?to|factur[a-z]+|ingres[a-z]+|me salen?|makes?)(?: (?:son|es|como|unos|unas|que|about|around|is|it|of|en|de|mas o menos))* ?[$€£]?$/;
const RESULT =
  /(?<![a-z])(?:o sea|osea|es decir|that'?s|what'?s that|whats that|which is|which makes|que son|vamos|so)[ ,:]*(?:que |about |like |around |unos |unas |como |son )*$/;
const DENIED =
  /(?:^|[\s,;:(])(?:no|not|nunca|ni|isn'?t|aren'?t|en vez de|en lugar de|instead of|rather than|antes(?: eran?)?)(?: (?:me|nos|se|el|la|los|las|un|una|the|a|son|es|eran?|de|at|solo|nomas|just|only|que|como|about|unos|nada mas|en|cuestan?|valen?|cobro))* ?[$€£]?$/;
/** "No no 85p is the coffee": it protests, and denies nothing. */
const PROTESTS = /^[^a-z]*(?:(?:no|nah|nope)[ ,]*)+$/;
const DENIED_AFTER = /^ ?(?:€|euros?|pesos|quid)? ?(?:tampoco|no (?:es|son)|isn'?t|aren'?t|is wrong|esta mal)(?![a-z])/;
/** What still belongs to the number that is denied. */
const SAME_DENIED = /^[^.,;:!?\n]{0,24}$/;
const MEASURE =
  /^[ -]?(?:minut\w*|mins?|horas?|hours?|hrs?|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|veces|times|km|miles|%|por ciento|per ?cent|gr?|gramos|grams?|ml|cl|oz|m2|metros?|cm|personas? en|employees|empleados|of us|followers|seguidores|seats|sillas|chairs|mesas|tables|partes?|pagas?|monthly payments)(?![a-z])/;
const KINDS =
  /^ (?:(?:other|otr[oa]s|different|more|main) )?(?:kinds?|types?|things?|cosas|tipos?|productos?|products?|services?|servicios?|lineas?|lines?|precios?|prices?|planes|plans|tarifas?|ventas|sales)(?![a-z])/;
const MOST_KINDS = 8;
const REACH = 40;
/** «Son tres: la cocina…», «el pack de los dos». */
const SO_MANY = /(?<![a-z])(?:son|somos|are|vendo|vendemos|sell|estas|these)(?: [a-z]+)? $/;
const THOSE = /(?<![a-z])(?:los|las|l[oa]s otr[oa]s|the|both|entre l[oa]s) $/;
const NUMBERED =
  /(?<![a-z])(?:(?<!(?:a|al|la|per|por|each|cada|every|the|el) )(?:month|mes|year|ano|week|semana)|up to|hasta|minimo|minimum|al menos|at least|pack de|packs? of|caja de|box of|bono de|paquetes? de)(?: [a-z]+)? $/;
/** «¿De dónde sale 5.304?»: told by nobody. */
const WONDERS = /(?<![a-z])(?:where(?:'?s| is| does| did)?|de donde|donde|how come|why|como que|por que)(?![a-z])[^.;!\n]*\?/;
const COUNTED_LEAD =
  /(?<![a-z])(?:salen?|vendo|vendemos|vender[a-z]*|hago|hacemos|har[a-z]+|calculo|espero|sell|do|make|expect|figure)(?: (?:unos|unas|about|like|around|maybe|como))* $/;
const SKIPPED: ReadonlySet<Amount['kind']> = new Set<Amount['kind']>(['percent', 'age', 'date', 'duration']);
const UNITS_OF_TIME: ReadonlySet<AmountPeriod> = new Set<AmountPeriod>(['day', 'week', 'fortnight', 'month', 'quarter', 'year']);
const MOST_WORDS_TO_PERIOD = 4;

/** Whether the words before a number speak of costs. */
export function speaksOfCost(before: string): boolean {
  return COSTS_OPEN.test(before);
}

/** In their order, less those that are denied or measure something else. */
export function offerNumbers(ground: Ground, amounts: readonly Amount[]): readonly OfferNumber[] {
  const { folded, text } = ground;
  const sentences = sentencesOf(text);
  const numerals = ground.numerals.flatMap((one) => countAndPrice(ground, one)).filter((one) => !isElse(ground, one, amounts));
  const kept: Numeral[] = [];
  let denied: Numeral | null = null;
  for (const one of numerals) {
    const opens = sentences.find(({ start, words }) => one.start >= start && one.start < start + words.length)?.start ?? 0;
    const goesOn = denied !== null && denied.end > opens && SAME_DENIED.test(folded.slice(denied.end, one.start));
    const lead = folded.slice(opens, one.start);
    const isDenied = (DENIED.test(lead.slice(-REACH)) && !PROTESTS.test(lead)) || DENIED_AFTER.test(folded.slice(one.end));
    if (!one.isArticle && (goesOn || isDenied)) denied = one;
    else if (!isWondered(folded, opens, one.end)) kept.push(one);
  }
  return kept.map((numeral, at): OfferNumber => {
    const sentence = sentences.findIndex(({ start, words }) => numeral.start >= start && numeral.start < start + words.length);
    const { start: opens = 0, words = '' } = sentences[sentence] ?? {};
    const next = kept.slice(at + 1).find(({ isArticle }) => !isArticle);
    const before = kept.slice(0, at).findLast(({ isArticle }) => !isArticle);
    const until = Math.min(opens + words.length, next?.start ?? folded.length);
    const left = folded.slice(Math.max(opens, before?.end ?? 0), numeral.start);
    return { ...readNumber(folded, numeral, amounts, left, until), sentence, until };
  });
}

/** «Niños 45 a 550»: so many, at so much each; nobody doubts between numbers that far apart. */
function countAndPrice({ folded }: Ground, numeral: Numeral): readonly Numeral[] {
  const { low, high, start, end } = numeral;
  const joint = / (?:a|at) /.exec(folded.slice(start, end));
  const isRange = joint === null || high < low * FAR_APART || FROM.test(folded.slice(Math.max(0, start - REACH), start));
  if (isRange) return [numeral];
  return [
    { ...numeral, high: low, end: start + joint.index, hasDecimals: false },
    { ...numeral, low: high, start: start + joint.index + joint[0].length },
  ];
}

const FAR_APART = 3;
const FROM = /(?<![a-z])(?:de|desde|from|entre|between)(?: unos| unas| los| las)? ?[$€£]?$/;

function isWondered(folded: string, opens: number, end: number): boolean {
  const closes = folded.slice(end).search(/[.;!?\n](?:\s|$)/);
  return WONDERS.test(folded.slice(opens, closes < 0 ? end : end + closes + 1));
}

function isElse({ folded }: Ground, { start, end, low, high, isArticle }: Numeral, amounts: readonly Amount[]): boolean {
  const [lead, right] = [folded.slice(Math.max(0, start - 24), start), folded.slice(end, end + 30)];
  if (isArticle) return periodAfter(` a${right}`) !== null;
  const amount = amounts.find((one) => one.start <= start && one.end >= end);
  return (
    (amount !== undefined && SKIPPED.has(amount.kind) && !COIN.test(right)) ||
    low <= 0 ||
    (MEASURE.test(right) && !COIN.test(right)) ||
    (high <= MOST_KINDS && (KINDS.test(right) || (SO_MANY.test(lead) && /^ ?[:,.]/.test(right)))) ||
    (high <= 3 && THOSE.test(lead) && !/^ [a-z]/.test(right.replace(/^ (?:a|at|juntos|por)(?![a-z])/, ''))) ||
    NUMBERED.test(lead) ||
    /^ ?% /.test(right)
  );
}

function readNumber(
  folded: string,
  numeral: Numeral,
  amounts: readonly Amount[],
  left: string,
  until: number,
): Omit<OfferNumber, 'sentence' | 'until'> {
  const amount = amounts.find((one) => one.start <= numeral.start && one.end >= numeral.end);
  const coin = COIN.exec(folded.slice(numeral.end, until))?.[0].length ?? 0;
  const after = folded.slice(numeral.end + coin, until);
  const isMarked = coin > 0 || /[€$£] ?$/.test(left) || numeral.hasDecimals || (amount?.kind === 'money' && amount.currency !== null);
  const per = periodIn(after, isMarked) ?? (amount?.kind === 'money' && amount.per === 'month' && isMarked ? 'month' : null);
  const isCharged = CHARGED.test(left) && !UPWARD.test(left);
  const role = roleOf({ left, after: folded.slice(numeral.end, until), isMarked, isCharged, per, bare: after });
  return {
    value: amount?.kind === 'money' && amount.low === amount.high ? amount.low : middle(numeral),
    role,
    per,
    isCharged: isCharged && role === 'price',
    isResult: RESULT.test(left),
    isWith: /(?<![a-z])(?:con|with) [$€£]?$/.test(left),
    isArticle: numeral.isArticle,
    start: numeral.start,
    end: numeral.end + coin,
  };
}

interface Words {
  readonly left: string;
  readonly after: string;
  /** What stands after it and its coin. */
  readonly bare: string;
  readonly isMarked: boolean;
  readonly isCharged: boolean;
  readonly per: AmountPeriod | null;
}

function roleOf({ left, after, bare, isMarked, isCharged, per }: Words): OfferRole {
  const isTimed = per !== null && UNITS_OF_TIME.has(per);
  if (COST_BEFORE.test(left) || COST_AFTER.test(after)) return isMarked && isTimed && per !== 'month' ? 'total' : 'cost';
  if (TOTAL_BEFORE.test(left) && (isMarked || !/^ [a-z]/.test(bare) || periodAfter(bare) !== null)) return 'total';
  if (isMarked) return isTimed && per !== 'month' && per !== 'day' ? 'total' : 'price';
  if (COUNTED_LEAD.test(left) && !EACH.test(bare)) return 'count';
  if (PER_THING.test(bare)) return 'price';
  if (isCharged && !(isTimed && / (?:por|for) $/.test(left))) return 'price';
  // «Seis al mes: una cocina, tres armarios…».
  if (isTimed) return /^ (?:al|a la|a|per|por) [a-z]+ ?:/.test(bare) ? 'total' : 'count';
  if (EACH.test(bare) || OF_ONE.test(bare)) return 'price';
  return 'bare';
}

/** Right after it or after what it counts: «60 kilos a la semana». */
function periodIn(after: string, isMarked: boolean): AmountPeriod | null {
  const clause = /^[^,.;:!?\n]*/.exec(after)?.[0] ?? '';
  const words = clause.split(/(?= )/);
  for (let at = 0; at < Math.min(words.length, isMarked ? 1 : MOST_WORDS_TO_PERIOD + 1); at++) {
    const found = periodAfter(words.slice(at).join(''))?.per;
    if (found !== undefined && found !== 'unit') return found;
  }
  return null;
}
