// How long it takes to sell what a normal month sells, told without what the first one does: «tardaré seis meses en llegar a eso», "six months
// before I'm running full".
import { type Fact, factValue } from '../../facts/fact.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { monthSince, NUMBERED_MONTH, numberOfMonth, ORDINAL } from './numbered-month.ts';
import type { ReadingContext } from './reading-context.ts';
import { timeAfterDate } from './time-after-date.ts';

const TELLS_CLIMB: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'start', 'read-back']);
const FEWEST = 2;
const MOST = 36;
const MONTHS_A_YEAR = 12;
const FULL =
  '(?:(?:running |up and )?(?:full(?:y booked)?|at full (?:pace|capacity|speed)|up to (?:speed|pace|that|it)|at that(?: number| level| pace)?)|(?:there|a tope|a pleno ritmo|al completo))';
const THERE =
  '(?:there|that|those|this|it|full|the full|such|eso|esa|ese|esos|esas|ahi|alli|ese ritmo|tope|el ritmo|los|las|un mes normal|pleno)';
/** «Hasta vender lo que te dije», "to get to what I said". */
const UNTIL_TOLD =
  "(?:(?:en|hasta|para) (?:vender|hacer|sacar|llegar a|alcanzar|estar en)|(?:to (?:get (?:up )?to|sell|reach|do|hit)|before (?:i|we)(?:'m| am|'re| are)? (?:sell|selling|do|doing|hit|hitting|at))) (?:todo )?(?:lo|eso|(?:all )?(?:of )?what|all that|that many)(?: que)?(?: (?:te|le|os|i|we|i've|we've|have))*(?: (?:dije|he dicho|digo|conte|he contado|said|told(?: you)?|just said))?|(?:(?:hasta|para) (?:vender|hacer|llegar a|alcanzar)|to (?:get (?:up )?to|sell|reach)) (?:todas |todos |all )?(?:esas?|esos?|es[ae]|those|these|that many) [a-z]+";
/** "Months before I'm running full", "months to build to that", «meses en llegar a eso». */
const CLIMBS = new RegExp(
  `^ ?(?:months?|mes(?:es)?|years?|anos?) (?:(?:before|until|till) (?:i'm|i am|we're|we are|i get|we get|it's|i'd be|we'd be|we're all) ${FULL}|to (?:build|get|grow|work|climb|ramp|reach|come)(?: (?:up|it))*(?: to)? (?:${THERE}|the \\d+)(?![a-z])|(?:ya )?(?:(?:estoy|estare|estaria|estamos|estaremos|i'm|we're|i'd be|we'd be) )?(?:a tope|a pleno ritmo|al completo)(?![a-z])|${UNTIL_TOLD}(?![a-z])|ya (?:todo|lo normal|al cien|eso)(?![a-z])|to fill (?:up|(?:the|my|our) (?:diary|book|calendar|week|schedule|places))(?![a-z])|(?:en|para|hasta) llenar(?:me|nos|lo|la)?(?: (?:la|el|mi|nuestr[oa]) (?:agenda|semana|calendario|local|centro))?(?= ?(?:$|[,;.)]))|(?:en|hasta|para|antes de) (?:que )?(?:lleg(?:ar|ue|uemos)|alcanzar|estar|ponerme|ponernos|coger|este|estemos)(?: (?:a|en))? ?${THERE}?(?![a-z]))`,
);

/** «A las 95 llegaría en», "I'd get there within about": right before so many months. */
const GETS_THERE_IN =
  /(?<![a-z])(?:llen[oa]s?|a tope|al completo|a pleno ritmo|full(?:y booked)?|at full pace|up to speed|llegar\w*|llego|llegue|llegaria\w*|alcanz\w+|reach (?:it|that|those|them)|get (?:there|to (?:that|it|those|them|\d+))|be (?:there|at (?:that|full))|(?:tard|cost|llev)aria\w*|it(?:'ll| will|'d| would) take)(?: [a-z]+){0,3}? (?:en|in|within|after|a los|al cabo de|tras)(?: (?:unos|about|around|como|maybe|some))* $/;
/** «Hasta vender lo que te dije echa tú seis meses», "to get to what I told you give it six months". */
const UNTIL_THEN = new RegExp(
  `(?<![a-z])${UNTIL_TOLD},?(?: (?:echa(?:le)?|pon(?:le)?|calcula(?:le)?|calculo|cuenta(?:le)?|dale|dame|tardo|tardare|tardaria|hace[n]? falta|pasan|pasaran|seran|unos|como|tu|yo|que|me|i|i'd|it'll|it|takes?|take|give|call|allow|reckon|say|figure|need|want|about|around|maybe))* $`,
);
/** «Eso cuando lleve 9 meses», "once I've been open nine months", "won't get there before". */
const ONCE_OPEN_FOR =
  /(?<![a-z])(?:cuando (?:ya )?(?:lleve(?:mos)?|llevamos)(?: ya)?(?: abiert[oa]s?)?|(?:once|when|after) (?:i've|we've|i have|we have) been (?:open|going|running|at it)(?: for)?|(?:won't|will not|not) (?:get|be) (?:there|full|at (?:that|normal))(?: (?:until|till|before))|(?:won't|will not|not) reach (?:it|that|normal)(?: (?:until|till|before)))(?: (?:unos|about|around|the))* $/;
/** «Hasta los 9 meses no llego a lo normal». */
const NOT_UNTIL = /(?<![a-z])(?:hasta|antes de)(?: los| el| pasados)? $/;
const NOT_THERE_YET =
  /^ ?meses no (?:se )?(?:llego|llegare|llegaria|llegamos|llegaremos|alcanz\w+|estare|estaremos|voy a (?:llegar|estar))(?![a-z])/;
const HALF_A_YEAR = /(?<![a-z])(?:medio ano|half a year)(?![a-z])/;
const TIME = /^ ?(?:months?|mes(?:es)?|years?|anos?)(?![a-z])/;

/** The month after opening by which the told volume is sold. Nothing where another volume is told to be reached by then. */
export function findRampMonths({ text, folded, numerals }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  if (!TELLS_CLIMB.has(question)) return [];
  const plain = folded.replaceAll('’', "'");
  const counted = numerals.flatMap(({ low, high, start, end }) => {
    const after = plain.slice(end, end + 80);
    const before = plain.slice(Math.max(0, start - 60), start);
    const isThere = GETS_THERE_IN.test(before) || UNTIL_THEN.test(before) || ONCE_OPEN_FOR.test(before);
    const match = CLIMBS.exec(after) ?? (isThere ? TIME.exec(after) : NOT_UNTIL.test(before) ? NOT_THERE_YET.exec(after) : null);
    if (!match) return [];
    const value = Math.round(((low + high) / 2) * (/^ ?(?:year|ano)/.test(match[0]) ? MONTHS_A_YEAR : 1));
    return [{ value, start, end: end + match[0].length }];
  });
  const half = HALF_A_YEAR.exec(plain);
  const inHalf = half && CLIMBS.test(` months${plain.slice(half.index + half[0].length)}`);
  const halved = half && inHalf ? [{ value: MONTHS_A_YEAR / 2, start: half.index, end: half.index + half[0].length }] : [];
  const afterDate = question === 'start' ? (timeAfterDate(plain) ?? fullByName(plain, factValue(known, 'start'))) : null;
  const later = [...plain.matchAll(LATER_MONTH)].flatMap(({ 0: word, index }) => {
    const value = numberOfMonth(['', word]);
    return value === null ? [] : [{ value, start: index, end: index + word.length }];
  });
  return [...counted, ...halved, ...monthsNamed(plain), ...later, ...(afterDate ? [afterDate] : [])]
    .filter(({ value }) => value >= FEWEST && value <= MOST)
    .slice(0, 1)
    .map(({ value, start, end }) => makeFact('targetMonths', value, { unit: 'months', quote: quoteOf(text, answer, start, end) }));
}

/** "Full by February", «a tope en octubre»: counted from the opening, which is known or the first month that is named. */
function fullByName(
  plain: string,
  start: string | undefined,
): { readonly value: number; readonly start: number; readonly end: number } | null {
  const match = FULL_BY.exec(plain) ?? NOT_FULL_UNTIL.exec(plain);
  const opening = start === undefined ? monthOfName(ANY_MONTH.exec(plain)?.[0] ?? '') : Number(start.slice(5, 7));
  if (!match || opening === 0) return null;
  const value = monthSince(opening, monthOfName(match[1] ?? match[2] ?? match[3] ?? ''));
  return { value, start: match.index, end: match.index + match[0].length };
}

const ANY_MONTH = new RegExp(`(?<![a-z])(?:${MONTH_NAMES})(?![a-z])`);
/** «Hasta septiembre no estaría a tope», "won't be full until September". */
const NOT_FULL_UNTIL = new RegExp(
  `(?<![a-z])(?:hasta|until|till) (${MONTH_NAMES}),? (?:no|not|i won't|we won't) (?:[a-z]+ ){0,3}(?:a tope|llen[oa]s?|al completo|a pleno ritmo|al ritmo|full|there)(?![a-z])|(?<![a-z])(?:no|won't|not) (?:[a-z]+ ){0,3}(?:a tope|llen[oa]s?|al completo|a pleno ritmo|full|there) (?:hasta|until|till) (${MONTH_NAMES})(?![a-z])|(?<![a-z])(?:eso|esas|esos) hasta (${MONTH_NAMES}),? no(?![a-z])`,
);
const FULL_BY = new RegExp(
  `(?<![a-z])(?:full(?:y booked)?|at full pace|up to speed|a tope|al completo|llen[oa]s?|(?:a |en )?lo normal|a pleno ritmo),? (?:by|in|from|para|en|desde|hacia) (?:el mes de )?(${MONTH_NAMES})(?![a-z])`,
);

const BY_THEN = new RegExp(
  `(?<![a-z])(?:by|until|till|about|around|in|para|hacia|sobre|en|al|hasta|a partir del?|from)(?: (?:about|around|like|maybe|el|the|end of|finales del?))* ${NUMBERED_MONTH}`,
  'g',
);
/** What is to be so by then is what is sold: «cuando vayamos rodadas, hacia el noveno mes», "all of it by month four". */
const SELLS_BY_THEN =
  /(?<![a-z])(?:lleg(?:ar|are|aria|aremos|ue|uemos|o|amos)|alcanz\w+|rodad[oa]s?|rodando|ritmo|en marcha|a tope|pleno|full(?:y booked)?|up to speed|at speed|get(?:ting)? (?:up )?to|get there|reach\w*|rolling|the rest|all of (?:it|them|that)|build(?:ing)?|ya tod[oa]s?|a todo|el resto)(?![a-z])/;
/** «Unos 1.430 al mes, ya hacia el sexto mes»: so many, and by when. */
const SO_MANY_BY_THEN =
  /\d (?:[a-z]+ ){0,2}(?:al mes|por noche|al dia|por dia|a la semana|por semana|a month|a night|a day|a week),? (?:ya |already |but |pero )*$/;
/** What else is begun or done by a month. */
const ELSE_BY_THEN =
  /(?<![a-z])(?:cobr\w+|sueldo|salario|nomina|contrat\w+|emplead\w+|pag\w+|devolv\w+|prestamo|abr\w+|pay|paid|salary|wages?|draw|hire|hiring|staff|loan|open\w*|break even|costs?|gastos)(?![a-z])/;

/** «El primer mes la mitad y al sexto ya lo normal»: the month is named before. */
const LATER_MONTH = new RegExp(
  `(?<=(?<![a-z])(?:mes(?:es)?|months?)(?![a-z])[^.;!?]{0,60}(?<![a-z])(?:al|para el|desde el|a partir del|by the|from the|in the) )(?:${ORDINAL})(?= (?:(?:ya|then|i'm|we're|i am|we are|estare|estaremos|voy|ire) )*(?:(?:lo|a lo|al|at|back to|a|en) )?(?:normal|habitual|ritmo|pleno|tope|full|todo|cien)(?![a-z]))`,
  'g',
);

/** Months named by their number, in a clause and a sentence that are about how much is sold by then. */
function monthsNamed(plain: string): readonly { readonly value: number; readonly start: number; readonly end: number }[] {
  return [...plain.matchAll(BY_THEN)].flatMap((match) => {
    const [value, start, end] = [numberOfMonth(match), match.index, match.index + match[0].length];
    const [before, after] = [plain.slice(0, start), plain.slice(end)];
    const clause = `${/[^,;.!?]*$/.exec(before)?.[0] ?? ''} ${/^[^,;.!?]*/.exec(after)?.[0] ?? ''}`;
    const sentence = `${/(?:[^;.!?]|[.](?=\d))*$/.exec(before)?.[0] ?? ''} ${/^(?:[^;.!?]|[.](?=\d))*/.exec(after)?.[0] ?? ''}`;
    return value === null || ELSE_BY_THEN.test(clause) || !(SELLS_BY_THEN.test(sentence) || SO_MANY_BY_THEN.test(before))
      ? []
      : [{ value, start, end }];
  });
}
