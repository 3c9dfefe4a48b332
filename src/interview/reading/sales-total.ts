// «44 clientes a 220 €, o sea unos 9.700 al mes», "cakes 55 each, 20 a month, cupcakes 18, 30 a month. Comes to 1,640": what the sales come to,
// known by its arithmetic and not by its words. It is no number of sales.
import { findOpenDays } from '../../facts/open-days.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, AmountPeriod, Count, Ground, Money, Plain } from './amount.ts';
import { comesTo } from './counts-to.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';

export type Told = Money | Count | Plain;

/** A price and how many are sold at it, in the order in which they stand. */
export type SalePair = readonly [Told, Told];

export interface SalesTotal {
  readonly total: Told;
  /** Several, where several things are sold; the first of one alone is its price. */
  readonly pairs: readonly SalePair[];
}

const ASKED: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);
const MOST_PAIRS = 4;
/** Of one thing, rounded to two digits or more. */
const ROUNDED = 0.03;
/** A bare number so far above the sales that are told is no number of them, be it near what they come to. */
const LEAST_TIMES = 10;
const ROUGHLY = 0.25;
const COUNTS_NO_SALE =
  /^(?:dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|horas?|hours?|personas en|empleados|employees|sillas?|chairs?|mesas?|tables?)(?![a-z])/;
/** A number told for each of something else is no number of sales: «10 alumnos por clase». */
const OF_EACH = /^ (?:[a-z]+ ){1,2}(?:por|per|a|an|each|cada|every) (?!mes|month|semana|week|dia|day|ano|year)[a-z]/;
/** "Three plans": none of them is sold. */
const KINDS =
  /^ (?:planes|plans|tiers|bands|tarifas|tipos?|kinds|types|sizes|tamanos|things|cosas|productos|products|lineas|lines|servicios|services|prices|precios|cuotas|soci[oa]s|partners|of us|locales|shops|stores|dias|days|horas|hours)(?![a-z])/;
/** "Twelve jars at four fifty, so a case is fifty-four": what one thing comes to. */
export const OF_ONE_THING =
  /(?<![a-z])(?:an?|each|every|una?|cada|the|el|la) (?!total|sum|suma|month|week|year|mes|semana|ano|cuenta|turnover|revenue|income|ingreso|facturacion|whole|lot)[a-z]{3,} (?:is|comes to|costs|works out at|es|son|sale[n]?|vale|cuesta|queda)(?: (?:a|en|por|about|unos|unas))* ?[$€£]?$/;
/** One more of a list. */
const LISTED = /^,? ?(?:y|and|o|or|u)? ?[$€£]?$/;
const CLOSES =
  /(?<![a-z])(?:so|that's|that is|which is|making|makes|comes? to|call it|total|en total|in total|altogether|o sea|es decir|asi que|son|serian|sumando|suman?|da|dan|entran|facturo|factur\w+|ingres\w+|revenue|sales|ventas)(?![a-z])[^.;\d]{0,30}$|= ?[$€£]?$/;

/** What all that is sold comes to, where it is told beside the prices and numbers that make it. */
export function findSalesTotal(ground: Ground, amounts: readonly Amount[], question: QuestionId): SalesTotal | null {
  if (!ASKED.has(question)) return null;
  const numbers = amounts.filter((amount): amount is Told => isNumber(amount));
  const days = findOpenDays(ground.folded);
  const totals = numbers.filter((one) => mayBeTotal(one));
  for (const total of totals) {
    const pairs = pairsTo(
      numbers.filter((one) => one !== total),
      total,
      days,
    );
    if (pairs.length > 0) return { total, pairs };
  }
  for (const total of totals) {
    const pair = productOf(ground, total, numbers, days);
    if (pair) return { total, pairs: [pair] };
  }
  return null;
}

/** «En total unos 4.000 al mes», "about 3 grand a month all in", «facturo unos 900 a la semana»: money by its words, and no number of what is sold. */
export function totalOfSales(ground: Ground, amounts: readonly Amount[], question: QuestionId): Told | null {
  if (!ASKED.has(question)) return null;
  const told = amounts.filter(
    (amount): amount is Money | Count => (amount.kind === 'money' || amount.kind === 'count') && isNumber(amount) && isSpanTotal(amount),
  );
  return told.find((one) => isCalledTotal(ground, one)) ?? null;
}

function isSpanTotal(one: Told): boolean {
  const span = perOf(one);
  return mayBeTotal(one) && one.low >= LEAST_TOTAL && (span === 'week' || span === 'month' || span === 'year');
}

function isCalledTotal({ folded }: Ground, one: Told): boolean {
  const { start, end } = one;
  const lead = folded.slice(Math.max(0, start - 60), start).replace(/^.*[.,;:!?\n](?=\s)/s, '');
  if (NO_TAKINGS.test(lead)) return false;
  const isMoney = one.kind === 'money' && (one.currency !== null || /(?:grand|lucas?|palos?)(?![a-z])/.test(folded.slice(start, end)));
  const isTaken = TAKINGS.test(lead);
  const isTotal = TOTAL_BEFORE.test(lead) || TOTAL_AFTER.test(folded.slice(end));
  return isTaken || (isTotal && (isMoney || !SELLS.test(lead)));
}

/** Smaller ones may well be so many sales. */
const LEAST_TOTAL = 300;
const ABOUT = '(?: (?:unos|unas|como|casi|sobre|mas o menos|alrededor de|about|around|roughly|like|some|maybe))*';
const TOTAL_BEFORE = new RegExp(
  `(?<![a-z])(?:en total|total|todo junto|in (?:all|total)|all (?:in|told)|altogether)(?: (?:it|that|me|se|que|son|es|is|are|comes?|to|sale[n]?))*,?${ABOUT} ?[$€£]?$`,
);
const TOTAL_AFTER = /^,? ?(?:en total|todo junto|all (?:in|told)|in (?:all|total)|altogether)(?![a-z])/;
/** What comes in, and not what somebody takes for themselves. */
const TAKINGS = new RegExp(
  `(?<![a-z])(?:factur(?:o|amos|aria|ariamos)|ingres(?:o|amos|aria|ariamos)|(?<!(?:me|nos|te) )sac(?:o|amos)|(?:me|nos) entran|hago (?:una )?caja de|(?:i|we) (?:take in|turn over|gross|bring in))(?: en total| al mes| a month)?${ABOUT} ?[$€£]?$`,
);
const NO_TAKINGS =
  /(?<![a-z])(?:quiero|queremos|quisiera|gustaria|want|would like|para mi|myself|home|sueldo|salary|gast\w+|spend|costs?|cuesta\w*|pag\w+|pay)(?![a-z])/;
const SELLS =
  /(?<![a-z])(?:vend\w+|sell\w*|shift\w*|sirv\w+|serve|hag(?:o|amos)|hacemos|make|reparto|deliver|produ\w+|atiend\w+|sac\w+|clientes?|customers?)(?![a-z])/;

/** The ground without those numbers: nothing else is to be read from them. */
export function withoutAmounts(ground: Ground, amounts: readonly Amount[]): Ground {
  if (amounts.length === 0) return ground;
  const isLeft = (numeral: Numeral) => amounts.every(({ start, end }) => numeral.end <= start || numeral.start >= end);
  return { ...ground, numerals: ground.numerals.filter(isLeft) };
}

function isNumber(amount: Amount): boolean {
  if (amount.kind === 'count' && (COUNTS_NO_SALE.test(amount.noun) || amount.per === 'hour')) return false;
  return (amount.kind === 'money' || amount.kind === 'count' || amount.kind === 'plain') && amount.low === amount.high && amount.low > 0;
}

function perOf(one: Told): AmountPeriod | null {
  return one.kind === 'plain' || one.per === 'unit' || one.per === 'hour' ? null : one.per;
}

function mayBeTotal(one: Told): boolean {
  if (one.kind === 'money') return one.per !== 'unit' && one.per !== 'hour';
  return one.kind === 'plain' || one.noun === '';
}

/** Prices with their numbers, one after another, that come to the total; empty where none do. */
function pairsTo(numbers: readonly Told[], total: Told, days: number | null): readonly SalePair[] {
  for (let count = MOST_PAIRS; count >= 2; count -= 1) {
    for (let from = 0; from + 2 * count <= numbers.length; from += 1) {
      const run = numbers.slice(from, from + 2 * count);
      const pairs = run.flatMap((one, at): readonly SalePair[] => (at % 2 === 0 ? [[one, run[at + 1] as Told]] : []));
      const periods = new Set(run.flatMap((one) => (one.kind === 'count' ? (perOf(one) ?? []) : [])));
      const [only = 'month'] = periods;
      if (periods.size > 1 || pairs.some((pair) => pair.every(({ kind }) => kind === 'count'))) continue;
      const sum = pairs.reduce((so, [one, other]) => so + middle(one) * middle(other), 0);
      const inMonth = toMonthly(sum, only, days) ?? sum;
      const whole = toMonthly(middle(total), perOf(total) ?? 'month', days) ?? middle(total);
      if ([sum, inMonth].some((product) => comesTo(product, whole))) return pairs;
    }
  }
  return [];
}

/** The price and the number that it is the product of; null where none are. */
function productOf(ground: Ground, total: Told, numbers: readonly Told[], days: number | null): SalePair | null {
  const whole = toMonthly(middle(total), perOf(total) ?? 'month', days) ?? middle(total);
  const before = numbers.findLast((one) => one.end <= total.start)?.end ?? 0;
  const isMarked = total.kind === 'money' && total.currency !== null;
  if (OF_ONE_THING.test(ground.folded.slice(0, total.start))) return null;
  const isListed = LISTED.test(ground.folded.slice(before, total.start));
  const isCalled = CLOSES.test(ground.folded.slice(Math.max(before, total.start - 60), total.start));
  const prices = numbers.filter((one) => one !== total && one.kind === 'money' && (perOf(one) === null || one.per === 'month'));
  const counts = numbers.filter((one) => one !== total && isNumberSold(ground, one));
  for (const price of prices)
    for (const count of counts) {
      if (count === price) continue;
      const sold = toMonthly(middle(count), perOf(count) ?? 'month', days) ?? middle(count);
      const off = Math.abs(middle(price) * sold - whole) / whole;
      const isFar = !isMarked && !isListed && perOf(total) !== null && whole >= LEAST_TIMES * sold;
      const isLast = total.start > Math.max(price.start, count.start);
      const isSum = (isCalled && isLast ? off <= ROUNDED : comesTo(middle(price) * sold, whole)) || isSameSpan(price, count, total);
      const isTold = isSum && (isCalled || (isMarked && isLast)) && whole >= 2 * sold;
      if (isTold || (isFar && isLast && off <= ROUGHLY)) return [price, count];
    }
  return null;
}

/** "60 a week at 5.80 is 348": the sum of the very time that is told. */
function isSameSpan(price: Told, count: Told, total: Told): boolean {
  const isSame = perOf(total) === null || perOf(total) === perOf(count);
  return isSame && comesTo(middle(price) * middle(count), middle(total));
}

function isNumberSold({ folded, numerals }: Ground, one: Told): boolean {
  const end = numerals.find(({ start }) => start === one.start)?.end ?? one.end;
  if (OF_EACH.test(folded.slice(end)) || KINDS.test(folded.slice(end))) return false;
  return one.kind === 'count' || (one.kind === 'plain' && /^ [a-z]{3}/.test(folded.slice(end)));
}
