import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { type Amount, type Ground, leftOf, rightOf } from './amount.ts';
import { readAge } from './find-ages.ts';
import { isHandful, isPackOrPlace, readCount } from './find-counts.ts';
import { findDates } from './find-dates.ts';
import { findHalfDurations, readDuration } from './find-durations.ts';
import { readHeadcount } from './find-headcounts.ts';
import { asBareMoney, findSlangNotes, isBought, isNamedSource, isSumOfFunds, looksLikeMoney, readMoney } from './find-money.ts';
import { readPercent } from './find-percents.ts';
import { periodAfter, thingAfter } from './find-period.ts';
import { namesSale } from './find-sale-unit.ts';
import { inheritScale, isHandedOver } from './inherit-scale.ts';
import { isLabel } from './is-label.ts';
import { isRate } from './is-rate.ts';
import { joinCharges } from './join-charges.ts';
import { layGround } from './lay-ground.ts';
import { isListedCost } from './listed-cost.ts';
import { byTheMonth } from './month-money.ts';
import { isPriceOfCounted } from './multiply-each.ts';
import { isNamedList, isPriceList, LISTED_AFTER, MONEY_QUESTIONS, PLANS_AT } from './number-list.ts';
import type { Numeral } from './numeral.ts';
import { isOfNamedDays } from './of-named-days.ts';
import { isPriceUnmarked } from './price-unmarked.ts';
import { scaleFunds } from './scale-funds.ts';
import { shareCurrency } from './share-currency.ts';
import { isShortPrice, LEADING } from './short-price.ts';
import { SO_SAY } from './so-say.ts';

/** The text with what is needed to read it: folded, its numbers found. Calendar dates are not among the numbers. */
export function prepareGround(text: string, question: QuestionId, language: Language, today: string): Ground {
  const known = grounds.get(text)?.find((one) => one.asked === `${question} ${language}` && one.ground.today === today);
  if (known) return known.ground;
  if (grounds.size === 0) queueMicrotask(() => grounds.clear());
  const ground = layGround(text, question, language, today);
  grounds.set(text, [...(grounds.get(text) ?? []), { asked: `${question} ${language}`, ground }]);
  return ground;
}

/** Of one answer, which is prepared a dozen times as it is read; nothing is left of it when that is done. */
const grounds = new Map<string, readonly { readonly asked: string; readonly ground: Ground }[]>();

/** Every number of an answer with what it is, in order, calendar dates included. */
export function findAmounts(ground: Ground): readonly Amount[] {
  const amounts = amountsOf.get(ground) ?? readAmounts(ground);
  amountsOf.set(ground, amounts);
  return amounts;
}

const amountsOf = new WeakMap<Ground, readonly Amount[]>();

function readAmounts(ground: Ground): readonly Amount[] {
  const first = ground.numerals.map((numeral) => ({ numeral, amount: readNumeral(ground, numeral) }));
  const hasCents = ground.question === 'revenue' && first.some(({ numeral, amount }) => amount === null && isInCents(ground, numeral));
  const hasMoney = first.some(({ amount }) => amount?.kind === 'money') || isPriceList(ground, first) || hasCents;
  const settled = first.map(({ numeral, amount }, at) => ({
    numeral,
    amount: amount ?? readFromNeighbours(ground, numeral, first[at + 1]?.amount ?? null, hasMoney),
  }));
  const answered = settled.map(({ numeral, amount }) => ({ numeral, amount: asAsked(ground, numeral, amount) }));
  const amounts = answered
    .map(({ numeral, amount }, at) => alternative(ground, numeral, amount, previousOf(answered, at), hasMoney) ?? asPlain(numeral))
    .filter((amount) => amount !== 'nothing');
  return [
    ...joinCharges(ground, byTheMonth(ground, scaleFunds(ground, inheritScale(ground, shareCurrency(ground, amounts))))),
    ...findSlangNotes(ground),
    ...findHalfDurations(ground),
    ...findDates(ground),
  ].sort((a, b) => a.start - b.start);
}

/** The amount before this one; "a" and "un" are passed over. */
function previousOf(amounts: readonly { readonly numeral: Numeral; readonly amount: Amount | null }[], at: number): Amount | null {
  return amounts.slice(0, at).findLast(({ numeral, amount }) => amount !== null || !numeral.isArticle)?.amount ?? null;
}

function readNumeral(ground: Ground, numeral: Numeral): Amount | null {
  const marked = readPercent(ground, numeral) ?? readMoney(ground, numeral);
  if (marked !== null) return marked;
  if (isLabel(ground, numeral)) return asLabel(numeral);
  return readAge(ground, numeral) ?? readHeadcount(ground, numeral) ?? readDuration(ground, numeral) ?? readUnmarked(ground, numeral);
}

function readUnmarked(ground: Ground, numeral: Numeral): Amount | null {
  if (isHandful(ground, numeral)) return readCount(ground, numeral);
  if (ground.question === 'read-back' && !numeral.isArticle && namesSale(ground, numeral)) return asBareMoney(ground, numeral);
  if (isShortPrice(ground, numeral) || looksLikeMoney(ground, numeral) || isPriceEach(ground, numeral)) return asBareMoney(ground, numeral);
  const count = readCount(ground, numeral);
  if (count === null || numeral.isArticle) return count;
  // "9.99 a month": nobody sells a fraction.
  return count.noun === '' && (numeral.hasDecimals || isSpending(ground, numeral)) ? asBareMoney(ground, numeral) : count;
}

/** "Luz 120, autónomos 300 al mes": where the answer tells what is needed or what rivals ask, a number that counts nothing is money. */
function isSpending(ground: Ground, numeral: Numeral): boolean {
  const tellsCosts = ground.question === 'resources' || ground.question === 'competitors';
  return isRate(ground, numeral) || (tellsCosts && numeral.low >= 8 && !COUNT_VERB.test(leftOf(ground, numeral)));
}

/** What comes right after one of these is a number of things or people. */
const COUNT_VERB =
  /\b(?:vend\w*|sell|serv\w*|atend\w*|atiendo|hago|hacemos|hacer|make|do|recib\w*|repart(?!idor)\w*|deliver\w*|produc\w*|fabric\w*|see|capacidad(?: para| de)?|capacity(?: for| of)?|handle|aforo(?: de)?) ?(?:en total |in total |al mes |a month )?(?:unos |unas |about |around |hasta |up to )?$/;

/** "Classes are 12 each". */
function isPriceEach(ground: Ground, numeral: Numeral): boolean {
  const isAsked = ground.question === 'revenue' || ground.question === 'competitors';
  const isEach = periodAfter(rightOf(ground, numeral))?.per === 'unit';
  // "So call it 85 a clinic".
  const isOfEach = ground.question === 'revenue' && numeral.low >= LEAST_PRICE && EACH_SALE.test(leftOf(ground, numeral));
  const isSum =
    (SO_SAY.test(leftOf(ground, numeral)) || EARNS.test(leftOf(ground, numeral))) && thingAfter(rightOf(ground, numeral)) !== null;
  return isAsked && !numeral.isArticle && (isEach || isSum || isOfEach) && !COUNT_VERB.test(leftOf(ground, numeral));
}

const LEAST_PRICE = 3;
/** "We get 15 per delivery". */
const EARNS = /(?<![a-z])(?:(?:i|we) (?:get(?: paid)?|earn)|(?:me|nos) pagan)(?: about| around| like| unos| unas| como)? $/;
/** "Por cada alumno 60". */
const EACH_SALE = /(?<![a-z])(?:por cada|por|for each|for every|per) (?:[a-z]{3,}) ?(?:son |cobro |pido |it's |i charge )?$/;

/** The two halves of a change share what they count; a short list of prices goes on without repeating the currency. */
function readFromNeighbours(ground: Ground, numeral: Numeral, next: Amount | null, hasMoney: boolean): Amount | null {
  if (numeral.isArticle || isHandful(ground, numeral)) return null;
  if (numeral.leadsTo && next) {
    const span = { low: numeral.low, high: numeral.high, start: numeral.start, end: numeral.end };
    if (next.kind === 'money' || next.kind === 'count' || next.kind === 'percent') return { ...next, ...span };
  }
  const tellsPrices = ground.question === 'competitors' || ground.question === 'revenue';
  const isListed =
    hasMoney &&
    (numeral.low >= 5 || (tellsPrices && PRICED.test(leftOf(ground, numeral)))) &&
    numeral.scale !== 12 &&
    !isPackOrPlace(ground, numeral) &&
    !COUNTED_BEFORE.test(leftOf(ground, numeral)) &&
    !isOfNamedDays(ground, numeral) &&
    !isBought(ground, numeral) &&
    LISTED_BEFORE.test(leftOf(ground, numeral)) &&
    LISTED_AFTER.test(rightOf(ground, numeral));
  const hasCents = (tellsPrices || ground.question === 'unit-cost') && isInCents(ground, numeral);
  const isDecimal = numeral.hasDecimals && (hasMoney || hasCents) && !NOT_PRICE.test(rightOf(ground, numeral));
  return isListed || isDecimal ? asBareMoney(ground, numeral) : null;
}

/** "6,50". */
function isInCents({ folded }: Ground, { start, end }: Numeral): boolean {
  return /\d[.,]\d\d$/.test(folded.slice(start, end));
}

/** "Espero llegar a 50": how many, not how much. */
const COUNTED_BEFORE = new RegExp(
  `${COUNT_VERB.source}|\\b(?:lleg\\w* a|alcanz\\w*|reach|get(?:ting)? to|up to)(?: los| unos| about| around)? $`,
);
const LISTED_BEFORE = /(?:^|[,;:.+\n(]|\b(?:y|and|mas|plus)) ?(?:[a-z'-]+ ){0,6}(?:de |of |a |at |for |por )?$/;
const PRICED = / (?:a|at|por|for) $/;
const NOT_PRICE =
  /^ ?(?:estrellas?|stars?(?![a-z])|puntos?|points?|km|kg|kilos?|gr?\b|m2|m²|metros?|horas?|hours?|minut|litros?|ml|de nota|rating|sobre|out of(?! (?:my |our )?(?:own )?pocket)|x\b(?! [a-z]{3}))/;

/** To a question that asks for money, a number that counts nothing is money. */
function asAsked(ground: Ground, numeral: Numeral, amount: Amount | null): Amount | null {
  if (amount === null && ground.question === 'funding' && isHandedOver(ground, numeral)) return asBareMoney(ground, numeral);
  if (amount === null && (isSumOfFunds(ground, numeral) || isPriceUnmarked(ground, numeral))) return asBareMoney(ground, numeral);
  if (isHandful(ground, numeral)) return amount;
  const isUncounted = amount === null || (amount.kind === 'count' && amount.per === null && ground.question === 'resources');
  if (isUncounted && isNamedList(ground, numeral.start) && numeral.low >= (ground.question === 'resources' ? 60 : 2))
    return asBareMoney(ground, numeral);
  if (amount === null && isCountedPrice(ground, numeral)) return asBareMoney(ground, numeral);
  if (ground.question === 'resources') {
    const isLarge = amount === null && numeral.low >= 100 && !numeral.isArticle && !isPackOrPlace(ground, numeral);
    const stands = numeral.scale >= 1e3 || ASKED_AFTER.test(rightOf(ground, numeral)) || isNamedSource(rightOf(ground, numeral));
    return isLarge && stands && !NOT_PRICE.test(rightOf(ground, numeral)) ? asBareMoney(ground, numeral) : amount;
  }
  // "Son dos a 1.400 cada uno": how many.
  if (amount === null && numeral.low <= 50 && / (?:a|at|@) [$€£]?$/.test(rightOf(ground, numeral))) return amount;
  if (!MONEY_QUESTIONS.has(ground.question) || (numeral.low <= MOST_NUMBERED && NUMBERED.test(leftOf(ground, numeral)))) return amount;
  // "430 mes": nobody plans for so many months.
  const isMonthly = amount?.kind === 'duration' && amount.count > 60 && ground.question === 'fixed-costs';
  const isOpen = amount === null || (amount.kind === 'count' && amount.noun === '') || isMonthly;
  const after = rightOf(ground, numeral);
  const isEnough = numeral.low >= 20 || ground.question === 'unit-cost' || ground.question === 'price';
  const isFirst = isEnough && (amount?.kind !== 'count' || amount.per !== null);
  const isNamed = isListedCost(ground, numeral);
  const stands =
    (isNamed || ASKED_AFTER.test(after) || (isFirst && LEADING.test(ground.folded.slice(0, numeral.start)))) && !NOT_PRICE.test(after);
  return isOpen && stands && !numeral.isArticle ? asBareMoney(ground, numeral) : amount;
}
/** «40 sillas de 25»: asked what is bought, the price of one. */
function isCountedPrice(ground: Ground, numeral: Numeral): boolean {
  const isAsked = ground.question === 'resources' || ground.question === 'investment';
  const counted = ground.numerals.findLast(({ end, isArticle }) => !isArticle && end < numeral.start);
  const isOne = isAsked && !numeral.isArticle && counted !== undefined && counted.low >= 2;
  return isOne && ENDS_PRICE.test(rightOf(ground, numeral)) && isPriceOfCounted(ground, counted, numeral.start);
}

const ENDS_PRICE = /^ ?(?:$|[.,;)]|(?:y|mas) )/;

/** "From month 9": when, not how much. */
const MOST_NUMBERED = 60;
const NUMBERED = /\b(?:month|year|week|mes|ano|semana) (?:no\.? |numero )?$/;
const ASKED_AFTER =
  /^(?: ?$| ?[,;:.!?)\n+/-]| l[oa]s $| (?:entre|between|y|and|o|or|mas|plus|de|del|en|para|for|on|in|of|from|al|a|per|por|x(?= [a-z]{3})|cada|c\/u|each|mi[oa]s?|mis|mine|saved|savings|loan|bank|start[- ]?up|banco|prestamo|prestad\w+|credito|hipoteca|financiad\w+|ahorr\w+|propi\w+|nuestr\w+|total|net\w*|brut\w*|aprox|aparte|encima|dentro|ademas|extra|limpi\w+|myself|out|a nosotros|mas o menos|more|is|are|son|sin|without|excluding|including|incluy\w+|incluid\w+|que|thats|that's|which|if|cos|but|pero|the|el|la|l[oa]s primer[oa]s|durante|at first|for now)\b)/;

/** "9,99 al mes o 99 al año": the other price of the same thing. "1.500 tarros el primer año y 3.000 el segundo": as many of the same. */
function alternative(ground: Ground, numeral: Numeral, amount: Amount | null, previous: Amount | null, hasMoney: boolean): Amount | null {
  const gap = previous === null ? '' : ground.folded.slice(previous.end, numeral.start);
  if (amount === null && previous?.kind === 'count' && !numeral.isArticle && NEXT_BEFORE.test(gap)) {
    const ordinal = NEXT_PERIOD.test(rightOf(ground, numeral));
    const span = { low: numeral.low, high: numeral.high, start: numeral.start, end: numeral.end };
    if (ordinal || BY_THEN.test(rightOf(ground, numeral))) return { ...previous, ...span, per: ordinal ? previous.per : null };
  }
  if (amount?.kind !== 'count' || amount.noun !== '' || previous === null || isHandful(ground, numeral)) return amount;
  // "12 € y 80 al día": the price, and how many.
  const isVolume =
    ground.question === 'revenue' &&
    previous.kind === 'money' &&
    previous.per === null &&
    /^ (?:y|and) $/.test(gap) &&
    !PLANS_AT.test(ground.folded);
  const isOther = previous.kind === 'money' && !isVolume && OTHER_PRICE.test(gap);
  return isOther || (hasMoney && THEN_BEFORE.test(gap)) ? asBareMoney(ground, numeral) : amount;
}

const NEXT_BEFORE = /^(?: [a-z]+){0,3}(?:,| y| and|,? then|,? luego|, y|, and) $/;
const NEXT_PERIOD = /^ (?:en |in )?(?:el |the )?(?:segundo|tercero?|cuarto|second|third|fourth)\b/;
const BY_THEN = /^ (?:by|para|a finales de|al final de|by the end of) /;
const OTHER_PRICE = /^ ?,? ?(?:o|or|u|y|and) (?:a |at |bien |else )?$/;
const THEN_BEFORE = /\b(?:luego|despues|then|afterwards|mas|plus) (?:unos |about |otros |another )?$/;

function asLabel({ low, high, start, end }: Numeral): Amount {
  return { kind: 'plain', low, high, start, end };
}

function asPlain({ low, high, start, end, isArticle }: Numeral): Amount | 'nothing' {
  return isArticle ? 'nothing' : { kind: 'plain', low, high, start, end };
}
