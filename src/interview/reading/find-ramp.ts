// Sales told at two moments: «al principio 3, luego 12», "start with 23, say 140 members after a year". The first is the level of the
// beginning, the second that of full pace; a year after which there are as many is no year in which as many are sold.

import { type Fact, factValue } from '../../facts/fact.ts';
import { isOfCustomers } from '../../facts/find-gathered.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { STARTS } from './find-pace.ts';
import { isOtherAmount, monthsUntil, NUMBERED_BEFORE } from './find-target.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const ABOUT =
  "(?:,|:| (?:unos|unas|con|con unos|about|around|like|say|maybe|perhaps|probably|some|capaz|quizas?|tal vez|igual|como|calculo|creo|calculamos|figure|reckon|expect|hope|could|can|podria|podremos|seran?|seremos|tendre|tendria|tendremos|pongamos|digamos|ponle|ponele|hare|haria|haremos|hacer|vendere|vender|que|we|i|i'd|we'd|get|have|think|do|sell|with|it's|is|be|are|will|a|los|las))*";
const OPENING =
  '(?:al (?:principio|empezar|comienzo|inicio|abrir|arrancar|partir)|(?:para|de) (?:empezar|arrancar|entrada)|(?:en )?(?:el )?primer mes|desde el (?:primer dia|principio)|to (?:start|begin)(?: off)?(?: with)?|at (?:first|the start|the beginning|launch)|initially|(?:in )?(?:the |my |our )?first month|month one|(?:on |from )?(?:day one|the start))';
const YEAR = '(?:a|one|the first|the|year one|twelve months|12 months|18 months|two years|\\w+ months)(?: year)?';
const WITHIN = String.raw`(?:after ${YEAR}|(?:in|by) (?:the )?(?:year one|first year)|(?:with)?in (?:a|one) year|(?:with)?in (?:\w+) months|by (?:the )?(?:end|close) of (?:the |that |our |my )?(?:first )?year(?: one)?|by (?:year end|christmas|(?:next )?(?:summer|spring|autumn|fall|winter)|(?:the )?end)|a year (?:in|later|on)|al cabo de(?: (?:un|dos|\w+)|l(?: primer)?) (?:ano|anos|meses)|al? (?:acabar|terminar|cerrar|fin|final(?:es|izar)?)(?: del?)?(?: el)?(?: primer)? ano|al primer ano|en (?:un|el primer) ano|(?:a|en) (?:los |unos )?\w+ meses|dentro de un ano|ya en (?:ritmo|marcha|regimen)|(?:una vez|cuando este(?:mos)?) en marcha|once under way|once up and running|(?:by|in) (?:the )?(?:second|third) year|by year (?:two|three)|(?:para|en|a partir de) el segundo ano|(?:para|a) (?:el )?(?:fin(?:al|ales)?) de ano|para (?:navidad|verano|fin de ano))`;
/** What is sold already, before the plan. */
const NOW =
  '(?:now|currently|already|today|at the moment|these days|ahora(?: mismo)?|hoy|actualmente|de momento|ya(?! en (?:ritmo|marcha|regimen)))';
const SELLS =
  "(?:vendo|vendemos|hago|hacemos|atiendo|atendemos|saco|sacamos|tengo|tenemos|sell|do|make|move|shift|have|see|i'm at|we're at|estoy en|estamos en)";
/** What it takes to sell more: «con el taller nuevo», "once I'm in the studio". */
const WHEN =
  "(?:(?:once|when) (?:i'm|we're|i|we|the|it's|i've|we've)(?: [a-z']+){0,4}?|cuando (?:abra|abramos|tenga|tengamos|este|estemos|monte|acabe|entre)(?: [a-z]+){0,3}?)";
const ONCE = `(?:(?:with|con) (?:the|a|my|our|el|la|un|una|mi|nuestro) (?:new |nuev[oa] )?[a-z]+(?: nuev[oa])?|${WHEN})`;
const BEGINS = new RegExp(
  `(?<![a-z])(?:${OPENING}|(?:${STARTS}|start(?:ing|s)?(?: out| off)?|open(?:ing|s)?|begin(?:ning)?) (?:con|with|at|en)|${NOW},? ${SELLS})${ABOUT} $`,
);
const BEGINS_AFTER = new RegExp(`^(?: (?!y |and |luego |then |but |pero )[a-z]+){0,5} (?:${OPENING}(?! [\\d])|${NOW})(?![a-z])`);
const COMES = new RegExp(
  `(?<![a-z])(?:luego|despues|mas adelante|then|later|after that|${WITHIN}|${ONCE},?|al ano|(?:grow|build|work|ris|go|get)(?:ing)? (?:up )?to|reach(?:ing)?|hop(?:e|ing) (?:for|to (?:get to|reach|have))|aim(?:ing)? for|llegar(?:e|ia|emos)? a|hasta(?: llegar a)?)(?: (?:y|and) ${WITHIN})?${ABOUT} $`,
);
/** «70 coronas al mes ya en ritmo», "three a day four days a week by the second year". */
const RATE =
  '(?: (?:al|a la|por|a|per|each) (?:dia|semana|mes|day|week|month))?(?:,? [a-z\\d]+ (?:dias|days) (?:a la|por|a|per) (?:semana|week))?';
const COMES_AFTER = new RegExp(
  `^(?: (?!y |and |luego |then |a |al )[a-z]+){0,3}${RATE}(?: (?:at|a|por|for|paying) [$€£]?\\d+[^,.;a-z]{0,3}[a-z]{0,5})?,? ${WITHIN}(?![a-z])`,
);
const ONCE_AFTER = new RegExp(`^(?: (?!y |and |luego |then |but |pero )[a-z]+){0,5},? ${WHEN}(?![a-z])`);
const IN_A_YEAR = /^(?: [a-z]+){0,2} al ano(?![a-z])/;

/** The two levels, a number each. */
export interface Ramp {
  readonly first: Numeral;
  readonly later: Numeral;
}

/** The level of the beginning and the higher one of later, where both are told. `isStock`: customers who stay, counted and not sold anew. */
export function findRamp(ground: Ground, amounts: readonly Amount[], isStock: boolean): Ramp | null {
  const told = ground.numerals.filter(
    (one) => isLevel(ground, one, amounts) && !isLikePrice(ground, one, amounts) && !isOfCustomers(ground.text, one.start),
  );
  const range = told.find((one) => one.low < one.high && isStock && COMES_AFTER.test(ground.folded.slice(one.end)));
  if (range) return { first: { ...range, high: range.low }, later: { ...range, low: range.high } };
  const first = told.find((one) => begins(ground, one));
  const later =
    told.find((one) => one !== first && comes(ground, one, isStock)) ??
    (ground.question === 'read-back' ? undefined : steadyBefore(told, first, amounts));
  if (!first || !later) return null;
  // "Three a day by the second year, six a week to begin with": each in its own time.
  const days = findOpenDays(ground.folded);
  const own = periodOf(first, amounts) ?? periodOf(later, amounts) ?? 'month';
  const isHigher = monthlyOf(later, periodOf(later, amounts) ?? own, days) > monthlyOf({ ...first, low: first.high }, own, days);
  return isHigher ? { first, later } : null;
}

/** "Front yards are 9,500 on average: small ones start at 6,500 and the big ones reach 14,000": bare, and as high as the price told beside it. */
function isLikePrice({ folded }: Ground, { low, end }: Numeral, amounts: readonly Amount[]): boolean {
  if (low < LEAST_LIKE || /^ (?!(?:y|and|o|or|but|pero|to|a|in|en)(?![a-z]))[a-z]{3}/.test(folded.slice(end))) return false;
  const isNear = (price: number) => low >= price / MOST_TIMES && low <= price * MOST_TIMES;
  return amounts.some((amount) => amount.kind === 'money' && (isNear(amount.low) || isNear(amount.high)));
}

const LEAST_LIKE = 500;
const MOST_TIMES = 4;

/** «180 sacos al mes, al comienzo 60»: what is told by the month before the start is the pace of later. */
function steadyBefore(told: readonly Numeral[], first: Numeral | undefined, amounts: readonly Amount[]): Numeral | undefined {
  const isCounted = ({ start, end }: Numeral) => amounts.some((one) => one.kind === 'count' && one.start <= start && one.end >= end);
  const timed = told.filter((one) => one !== first && isCounted(one) && periodOf(one, amounts) !== null);
  const [only] = timed;
  return first !== undefined && timed.length === 1 && only !== undefined && only.end < first.start ? only : undefined;
}

/** The facts of a ramp; `days` are those of a week on which it sells. */
export function rampFacts(
  ground: Ground,
  amounts: readonly Amount[],
  { first, later }: Ramp,
  days: number | null,
  context: ReadingContext,
): readonly Fact[] {
  const own = periodOf(first, amounts) ?? periodOf(later, amounts) ?? 'month';
  const details = (one: Numeral) => ({
    unit: 'units' as const,
    period: 'month' as const,
    quote: quoteOf(ground.text, context.answer, one.start, one.end),
  });
  return [
    makeFact('volume', monthlyOf(first, own, days), details(first)),
    makeFact('volumeFromStart', true, { quote: details(first).quote }),
    ...targetFacts(ground, amounts, later, monthlyOf(later, periodOf(later, amounts) ?? own, days), context),
  ];
}

/** What is told of one level where the other is known: «140 by the end of the year» of a business that starts with 23, and the other way round. */
export function completeRamp(ground: Ground, amounts: readonly Amount[], days: number | null, context: ReadingContext): readonly Fact[] {
  const { known, question, answer } = context;
  const volume = factValue(known, 'volume');
  if (question !== 'read-back' || volume === undefined || !known.volume) return [];
  const told = ground.numerals.filter((one) => isLevel(ground, one, amounts) && !isOfCustomers(ground.text, one.start));
  if (factValue(known, 'volumeFromStart') === true) {
    const monthly = (one: Numeral) => monthlyOf(one, periodOf(one, amounts) ?? 'month', days);
    const later = told.find((one) => monthly(one) > volume && comes(ground, one, true));
    return later ? targetFacts(ground, amounts, later, monthly(later), context) : [];
  }
  const first = told.find((one) => one.high < volume && begins(ground, one));
  if (!first || periodOf(first, amounts) !== null) return [];
  const quote = quoteOf(ground.text, answer, first.start, first.end);
  return [
    makeFact('volume', first.low, { unit: 'units', period: 'month', quote }),
    makeFact('volumeFromStart', true, { quote }),
    makeFact('targetVolume', volume, { unit: 'units', period: 'month', quote: known.volume.quote }),
    makeFact('targetMonths', monthsUntil(ground, amounts, first, context), { unit: 'months', quote }),
  ];
}

function targetFacts(ground: Ground, amounts: readonly Amount[], later: Numeral, value: number, context: ReadingContext): readonly Fact[] {
  const quote = quoteOf(ground.text, context.answer, later.start, later.end);
  return [
    makeFact('targetVolume', value, { unit: 'units', period: 'month', quote }),
    makeFact('targetMonths', monthsUntil(ground, amounts, later, context), { unit: 'months', quote }),
  ];
}

function isLevel({ folded }: Ground, { isArticle, low, start, end }: Numeral, amounts: readonly Amount[]): boolean {
  if (NUMBERED_BEFORE.test(folded.slice(Math.max(0, start - 15), start))) return false;
  return !isArticle && low >= 1 && !isOtherAmount(amounts, start, end);
}

function begins({ folded }: Ground, { start, end }: Numeral): boolean {
  return BEGINS.test(folded.slice(Math.max(0, start - 70), start)) || BEGINS_AFTER.test(folded.slice(end, end + 70));
}

/** Whether as many are told of a time to come. */
export function comes({ folded }: Ground, { start, end }: Pick<Numeral, 'start' | 'end'>, isStock: boolean): boolean {
  const after = folded.slice(end, end + 90);
  return (
    COMES.test(folded.slice(Math.max(0, start - 70), start)) ||
    COMES_AFTER.test(after) ||
    ONCE_AFTER.test(after) ||
    (isStock && IN_A_YEAR.test(after))
  );
}

type LevelPeriod = Exclude<AmountPeriod, 'unit' | 'hour' | 'year'>;

function monthlyOf({ low, high }: Numeral, per: LevelPeriod, days: number | null): number {
  const value = toMonthly((low + high) / 2, per, days) ?? (low + high) / 2;
  return value < 1 ? Math.round(value * 100) / 100 : Math.round(value);
}

/** A year is that after which there are as many. */
function periodOf({ start, end }: Numeral, amounts: readonly Amount[]): LevelPeriod | null {
  const amount = amounts.find((one) => one.start <= start && one.end >= end);
  const per = amount?.kind === 'count' || amount?.kind === 'money' ? amount.per : null;
  return per === null || per === 'unit' || per === 'hour' || per === 'year' ? null : per;
}
