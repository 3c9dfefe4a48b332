// «Sí, esos 7.200 cuadran», "600 a week at €5.80 is about €15,000 a month": what the sales come to, known by its arithmetic; and a sum that is
// said to be sales, or no cost at all. None of them is a figure that was asked for.
import { type Fact, factValue } from '../../facts/fact.ts';
import { lineNamed, saleLines } from '../../facts/sale-lines.ts';
import type { Reading } from '../interview.ts';
import type { Amount, Count, Ground, Money, Plain } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { linesByClause } from './lines-by-clause.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';
import { topicKept } from './topic-kept.ts';
import { volumeByProduct } from './volume-by-product.ts';

type Told = Money | Count | Plain;

/** Asked right after the month's revenue was said back, or doubting a figure of the sales. */
const OF_SALES: ReadonlySet<string> = new Set([
  ...(['price', 'volume', 'unit-cost', 'odd-price', 'odd-unit-cost', 'price-below-cost', 'volume-above-capacity'] as const),
  ...(['fixed-costs-above-mature-revenue', 'tax', 'period', 'service-time'] as const),
]);
/** Asked how many, only what is written as money is a sum. */
const OF_COUNTS: ReadonlySet<string> = new Set(['volume', 'volume-above-capacity', 'service-time']);
/** Here a sum that was misread is taken back. */
const OF_MEANS: ReadonlySet<string> = new Set([
  ...(['resources', 'fixed-costs', 'investment', 'funding', 'start', 'odd-fixed-costs', 'odd-investment'] as const),
]);
/** Sums of many sales: never what one costs, nor its price. */
const LEAST_TIMES_PRICE = 3;
/** A sum of sales has as many digits at least. */
const LARGE = /\d[\d.,]*\d\d|\d ?(?:mil|k|grand|mill)/i;
/** Told to two digits, or to the last one. */
const NEARLY = 0.002;
const PCT = 100;

/** Reads an answer with blanks for what it says of the sales altogether, so that all else stands where it stood. */
export function readWithoutTurnover(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const spans = tellsLines(words, context) ? [] : turnoverIn(words, context);
  if (spans.length === 0) return read(words);
  const reading = read(blankOut(words, spans));
  const facts = reading.facts.map((fact) => topicKept(fact, context.question, words));
  return { ...reading, facts };
}

/** «Son 220 a 14, que da 3.080, y 24 a 55»: several things told anew with what they come to are read with it. */
function tellsLines(words: string, context: ReadingContext): boolean {
  if (context.question !== 'unit-cost') return false;
  const ground = prepareGround(words, 'revenue', context.language, context.today);
  if (volumeByProduct(ground, context) !== null) return true;
  const told = linesByClause(ground, findAmounts(ground), { ...context, question: 'revenue' }, null).find(
    (fact): fact is Fact<'lines'> => fact.id === 'lines',
  );
  // Those known, told again, put nothing right.
  const known = factValue(context.known, 'lines') ?? [];
  return told?.value.some(({ price, units }) => !known.some((line) => line.price === price && line.units === units)) ?? false;
}

function turnoverIn(words: string, context: ReadingContext): readonly Span[] {
  const { question, language, today } = context;
  if (!(OF_SALES.has(question) || OF_MEANS.has(question)) || !LARGE.test(words)) return [];
  const ground = prepareGround(words, question, language, today);
  const told = findAmounts(ground).filter((amount): amount is Told => isTold(amount));
  const products = OF_SALES.has(question) ? [...productsOf(told, context), ...sumsOfLines(context)] : sumsOfLines(context);
  return told.flatMap((one) => {
    if (
      isTakenAway(ground, one) ||
      isCalledTurnover(ground, one, context) ||
      (question === 'start' && SOLD_BEFORE.test(ground.folded.slice(0, one.start)))
    )
      return [aloneOr(words, one, told)];
    if (OF_SALES.has(question) && isWhole(ground, one, context)) return [one];
    if (one.kind === 'count' && one.noun !== '') return [];
    if (OF_COUNTS.has(question) && !(one.kind === 'money' && one.currency !== null)) return [];
    const isSum = OF_SALES.has(question) ? isProduct(one, products) : isOfLines(ground, one, products, context);
    return isSum && !COSTS_BEFORE.test(ground.folded.slice(Math.max(0, one.start - 40), one.start)) ? [one] : [];
  });
}

/** To the last digit, or nearly where what is sold is named: «con las cenas y las cestas son 8 mil y pico». */
function isOfLines({ folded }: Ground, one: Told, sums: readonly number[], { known }: ReadingContext): boolean {
  const clause =
    folded
      .slice(0, one.start)
      .split(/[.;?!](?=\s|$)/)
      .at(-1) ?? '';
  const isNamed =
    lineNamed(
      (factValue(known, 'lines') ?? []).map(({ label }) => label),
      clause,
    ) !== null || AND_REST.test(clause);
  return sums.some((sum) => Math.abs(sum - middle(one)) < (isNamed ? NAMED_NEARLY * sum : 1));
}

const NAMED_NEARLY = 0.03;
const AND_REST =
  /(?<![a-z])(?:con|with) (?:las?|los|el|the) [a-z]+ (?:y|and) (?:las?|los|el|the) [a-z]+ (?:son|serian|it's|that's|comes to|are) $/;

/** What several things sold come to, each and all of them. */
function sumsOfLines({ known }: ReadingContext): readonly number[] {
  const lines = saleLines(known) ?? [];
  // A contract is told by what it pays in one of its months.
  const sums = lines.map(({ price, units, monthsPaid }) => (monthsPaid === undefined ? price * units : price));
  const apart = lines.flatMap(({ price, units, monthsPaid }) => (monthsPaid === undefined ? [price * units] : []));
  const all = [sums, apart].flatMap((some) => (some.length > 1 ? [some.reduce((so, one) => so + one, 0)] : []));
  return [...sums.filter((sum) => sum >= LEAST_SUM), ...all];
}

/** Smaller ones may be any sum. */
const LEAST_SUM = 500;

function isTold({ kind }: Amount): boolean {
  return kind === 'money' || kind === 'count' || kind === 'plain';
}

/** Price times how many, as known or as told here; of what a platform brokers, the part it keeps as well. */
function productsOf(told: readonly Told[], { known }: ReadingContext): readonly number[] {
  const price = factValue(known, 'price');
  if (price === undefined) return [];
  const volumes = (['volume', 'targetVolume'] as const).flatMap((id) => factValue(known, id) ?? []);
  const counted = told.flatMap((one) => {
    if (one.kind === 'plain' || (one.kind === 'money' && (one.currency !== null || one.per === null))) return [];
    return [middle(one), toMonthly(middle(one), one.per ?? 'month') ?? 0];
  });
  const priced = [
    price,
    ...told.flatMap((one) => (one.kind === 'money' && one.currency !== null && middle(one) < price * 2 ? [middle(one)] : [])),
  ];
  const kept = factValue(known, 'commission');
  const shares = kept === undefined ? [1] : [1, kept / PCT];
  const sums = priced.flatMap((each) => [...volumes, ...counted].map((many) => each * many));
  const least = LEAST_TIMES_PRICE * price;
  return [
    ...sums.filter((sum) => sum >= least).flatMap((sum) => shares.map((share) => sum * share)),
    ...shares.slice(1).map((share) => price * share),
  ];
}

function isProduct(one: Told, products: readonly number[]): boolean {
  const value = middle(one);
  return value > 0 && products.some((product) => Math.abs(product - value) <= NEARLY * product || inTwoDigits(product) === value);
}

function inTwoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

/** «De esos 135 se me van 48», "out of the $120": the price, of which a part goes. */
function isWhole({ folded }: Ground, one: Told, { known }: ReadingContext): boolean {
  return middle(one) === factValue(known, 'price') && OUT_OF.test(folded.slice(Math.max(0, one.start - 20), one.start));
}

const OUT_OF = /(?<![a-z\d] )(?<![a-z])(?:out of|of|from|de)(?: (?:the|each|every|those|l[oa]s|es[oa]s|cada|a))+ ?[$€£]?$/;

/** Said to be sales, or nothing that anybody pays. */
function isTakenAway({ folded }: Ground, { start, end }: Told): boolean {
  return NO_COST_AFTER.test(folded.slice(end, end + 70)) || UNKNOWN_BEFORE.test(folded.slice(Math.max(0, start - 50), start));
}

/** «La facturación sería de 177.000 al año», "turnover would be 177,000": many times the price, and called so before it. */
function isCalledTurnover({ folded }: Ground, one: Told, { question, known }: ReadingContext): boolean {
  const price = factValue(known, 'price');
  if (price === undefined || !OF_ONE_SALE.has(question) || middle(one) < price * LEAST_TIMES_PRICE) return false;
  return TURNOVER_BEFORE.test(folded.slice(Math.max(0, one.start - 60), one.start));
}

/** Asked what one sale is paid or costs. */
const OF_ONE_SALE: ReadonlySet<string> = new Set(['unit-cost', 'odd-price', 'odd-unit-cost', 'price-below-cost']);
const TURNOVER_BEFORE =
  /(?<![a-z])(?:turnover|revenue|takings|facturacion|facturo|facturamos|facturar(?:ia|iamos|e|emos)?|ingreso?s?|ingresamos|ventas|sales)(?: (?:would|will|should|be|is|are|comes?|to|at|of|about|around|some|roughly|seria[n]?|sera[n]?|es|son|de|del|a|anual(?:es)?|yearly|annual|total(?:es)?|unos|unas|como|un|al ano|a year|per year|al mes|a month))* ?[$€£]?$/;

/** Its sentence, where nothing else is counted in it. */
function aloneOr(words: string, one: Told, told: readonly Told[]): Span {
  const sentence = sentencesOf(words)
    .map(spanOf)
    .find(({ start, end }) => start <= one.start && end >= one.end);
  const isAlone = sentence && told.every((other) => other === one || other.end <= sentence.start || other.start >= sentence.end);
  return isAlone ? sentence : one;
}

const SIGN = '(?: ?(?:€|euros?|pesos|soles|dollars?|bucks|pounds|quid))?(?: (?:a|al|per|por) (?:month|mes))?';
const OWN = '(?:(?:my|our|the|mis?|nuestr[oa]s?|el|la|los|las|total|monthly|whole|de|un|una|an?) )*';
const NO_COST_AFTER = new RegExp(
  `^${SIGN},? (?:(?:that|those|ese|esa|eso|esos) )?(?:is|are|was|were|es|son|seria[n]?|eran?) (?:${OWN}(?:sales|revenue|turnover|takings|(?:in )?(?:dollars|pounds|euros|money)|dinero|pesos|ventas|ingresos|facturacion|volumen|lo que (?:facturo|vendo|facturamos|vendemos|entra))|(?:not|no) ${OWN}(?:costs?|expenses?|gastos?|costes?|costos?|inversion|investment|loan|prestamo))(?![a-z])|^${SIGN},? (?:no (?:es|son)|isn't|aren't|is not) ${OWN}(?:costs?|expenses?|gastos?|costes?|costos?|inversion|investment|loan|prestamo)(?![a-z])`,
);
const UNKNOWN_BEFORE =
  /(?:no se (?:de donde|por que) (?:salen?|sale|viene[n]?|hay)|(?:don't know|no idea|not sure) where (?:you got|that|the|those)?|where (?:do|did) you get)(?: (?:es[oea]s?|those|that|the|los|el|de))* ?[$€£]?$/;
const COSTS_BEFORE =
  /(?<![a-z])(?:gast\w+|fijos|cost\w*|overheads?|rent|alquiler|renta|inver\w+|invest\w*|loan|prestamo|ahorr\w+|savings|saved|need|necesit\w+)(?![a-z])[^.;,]*$/;
/** What was sold before the plan. */
const SOLD_BEFORE =
  /(?<![a-z])(?:sold|took|takings of|turned over|pays? us|paying us|vend(?:i|imos|io)|factur(?:e|amos|o)|nos pagan|me pagan|ingres(?:e|amos))(?:,? (?:already|ya|about|around|some|unos|unas|mas de|over|un total de|in total))* ?[$€£]?$/;
