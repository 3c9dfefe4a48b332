import type { Fact } from '../../facts/fact.ts';
import { saleUnitNamed } from '../../sectors/sale-units.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Count, Ground, Money, Plain } from './amount.ts';
import { countAttendance, countInGroups } from './count-attendance.ts';
import { countPerHolder } from './count-per-holder.ts';
import { countVisits, isOfEach } from './count-visits.ts';
import { daysPerWeek, OPEN_ON } from './days-told.ts';
import { isLodging } from './find-lodging.ts';
import { startsBelow } from './find-pace.ts';
import { completeRamp, findRamp, rampFacts } from './find-ramp.ts';
import { NEW_BEFORE, NEW_IN_NOUN } from './find-target.ts';
import { findWeek } from './find-week.ts';
import { climbFromFirst } from './first-month.ts';
import { GOAL_BEFORE, onlyAim } from './goal-alone.ts';
import { countedInNormalTime, inANormalMonth } from './in-a-normal-month.ts';
import { joinCounts, withJoined } from './joined-counts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { payersBeside, plannedCount, plannedPayers } from './planned-count.ts';
import { isPaidMonthly } from './price-by-week.ts';
import type { ReadingContext } from './reading-context.ts';
import { countsASeason, shareOfYear } from './selling-season.ts';
import { findSums, isProductTold, isSumOfCounts, totalOfWeek } from './sum-of-counts.ts';
import { withoutPlaces } from './without-places.ts';

const SELLING: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'price', 'unit-cost', 'read-back', 'identity']);
const NOT_SOLD =
  /\b(?:dias?|days?|semanas?|weeks?|mes(?:es)?|months?|seguidor\w*|followers|visitas? (?:web|a la web)|impresiones|impressions|likes|kilometros|miles|personas? en el equipo|empleados|employees|turnos|shifts|terms?|trimestres)\b/;
const MEMBERS =
  /\b(?:client\w*|customers?|soci[oa]s?|alumn\w+|abonad\w+|suscriptor\w*|miembros?|members?|subscribers?|students?|pupils?|children|kids|nin[oa]s)\b/;
const BEDS = /\b(?:camas|plazas hoteleras|habitaciones|literas|beds|bunks|rooms)\b/;
const BEDS_AFTER = /^ (?:camas|plazas|habitaciones|literas|parcelas|beds|bunks|rooms|pitches)\b/;
const NIGHTS = /\b(?:noches?|nights?)\b/;
/** Dogs, caravans and boats are kept by the night too. */
const BY_NIGHT = /\d ?(?:€|£|\$|euros?|pesos|dolares|dollars|pounds|quid|bucks)? ?(?:la|por|cada|a|per|each|\/) ?(?:noche|night)\b/;
const BILLED = /\b(?:facturad\w*|facturables?|vendid\w*|billed|billable|sold|paid)\b/;
const HOURS = /\b(?:horas?|hours?|h)\b/;
const VOLUME_WORD =
  /\b(?:ventas|volumen|unidades|al (?:principio|comienzo|inicio)|to (?:start|begin) with|at first|clientes|pedidos|vend\w+|units|sales|volume|customers|orders|jobs|sell\w*)\b/;
/** Units sold in a month at the start, from the first count that is not a goal; a bare number only where the question asks for it. */
export function findVolume(ground: Ground, told: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const { question } = context;
  const days = daysPerWeek(ground, told);
  if (question === 'start') return climbFromFirst(ground, told, days, context);
  if (!SELLING.has(question)) return [];
  const isMonthly = isPaidMonthly(ground, told, context);
  const apart = inANormalMonth(ground, told).filter((amount) => !isOfEach(ground, amount, isMonthly));
  const amounts = joinCounts(ground, apart);
  const isHourly = amounts.some((amount) => amount.kind === 'money' && amount.per === 'hour') || question === 'volume';
  const isNightly = isLodging(ground, context.known.sector?.value) || BY_NIGHT.test(ground.folded);
  const counts = withoutPlaces(amounts).filter((one) => one.kind === 'count' && isSold(one, isHourly, isNightly) && !isLost(ground, one));
  const timed = counts.filter((count): count is Count => count.kind === 'count' && count.per !== null);
  const ramp = findRamp(ground, amounts, isMonthly);
  if (ramp) return rampFacts(ground, amounts, withJoined(ramp, amounts), days, context);
  const climb = climbFromFirst(ground, amounts, days, context);
  if (climb.length > 0) return climb;
  const week = findWeek(ground, amounts);
  const whole = week && totalOfWeek(ground, week, timed);
  if (week) return [volumeFact(ground, whole ?? week, whole?.per ?? 'week', days, context)];
  const visits = (isMonthly ? undefined : countPerHolder(ground, told)) ?? countVisits(ground, told, isMonthly);
  if (visits) return [volumeFact(ground, visits, visits.per, days, context)];
  const completed = completeRamp(ground, amounts, days, context);
  if (completed.length > 0) return completed;
  const joined = counts.find(
    (count) => count.kind === 'count' && (count.per === 'year' || count.per === 'term') && isMonthly && MEMBERS.test(count.noun),
  );
  // "55 alumnos el primer curso", each paying by the month.
  if (joined?.kind === 'count') return [volumeFact(ground, joined, 'month', days, context)];
  const opening = isMonthly ? ground.numerals.find((numeral) => opensWith(ground, numeral)) : undefined;
  // "5 gyms to start with, adding about 4 a month": those are won, the first are there.
  if (opening && timed.every((count) => isAdded(ground, count))) return [volumeFact(ground, opening, 'month', days, context)];
  // "I expect 130 a month, starting with 40": the lower one, told after, is the start, and the first is where they get to.
  const low = timed.length === 1 ? ground.numerals.find((numeral) => startsBelow(ground, numeral, timed[0] as Count)) : undefined;
  if (low) return [volumeFact(ground, low, timed[0]?.per ?? 'month', days, context)];
  const opens = findOpening(ground, [...timed, ...findSums(ground, amounts)]);
  if (opens) {
    const share = timed.length === 1 && opens.per !== 'year' ? shareOfYear(ground, opens, amounts) : 1;
    return [volumeFact(ground, attended(ground, opens), opens.per ?? 'month', days, context, share)];
  }
  const isMet = ({ start }: Amount) => !GOAL_BEFORE.test(ground.folded.slice(Math.max(0, start - 60), start));
  const members = isMonthly ? counts.find((count) => count.kind === 'count' && MEMBERS.test(count.noun) && isMet(count)) : undefined;
  if (members?.kind === 'count') return [volumeFact(ground, members, 'month', days, context)];
  const grouped = isMonthly ? countInGroups(ground) : undefined;
  if (grouped) return [volumeFact(ground, grouped, 'month', days, context)];
  const named = isMonthly ? ground.numerals.find((numeral) => countsThePaying(ground, numeral, amounts)) : undefined;
  const paying = named ?? (isMonthly ? (plannedPayers(ground) ?? payersBeside(ground, amounts)) : undefined);
  if (paying) return [volumeFact(ground, paying, 'month', days, context)];
  const firstMonth = opening ?? ground.numerals.find((numeral) => isOfFirstMonth(ground, numeral, amounts));
  if (firstMonth) return [volumeFact(ground, firstMonth, 'month', days, context)];
  const normal = countedInNormalTime(ground, amounts);
  if (normal) return [volumeFact(ground, normal, normal.per, days, context)];
  const season = ground.numerals.find((numeral) => countsASeason(ground, numeral, amounts));
  if (season) return [volumeFact(ground, season, 'year', days, context)];
  const aim = onlyAim(
    ground,
    counts.filter((count) => count.kind === 'count'),
    ({ noun }) => isMonthly && MEMBERS.test(noun),
  );
  if (aim) return [volumeFact(ground, aim, aim.per ?? 'month', days, context)];
  const called = question === 'read-back' ? amounts.find((amount) => isCalledSales(ground, amount)) : undefined;
  if (called?.kind === 'count' || called?.kind === 'money' || called?.kind === 'plain')
    return [volumeFact(ground, called, called.kind === 'plain' ? 'month' : called.per, days, context)];
  const isCalled = VOLUME_WORD.test(ground.folded) || MEMBERS.test(ground.folded);
  const isNamed = question === 'read-back' && isCalled && !amounts.some(({ kind }) => kind === 'money' || kind === 'percent');
  if (question !== 'volume' && !isNamed) return [];
  const loose = amounts.find(
    (amount): amount is Count | Plain | Money =>
      isLoose(ground, amount, question, isNightly) && !(isNightly && BEDS_AFTER.test(ground.folded.slice(amount.end))),
  );
  const share = loose ? shareOfYear(ground, loose, amounts) : 1;
  return loose ? [volumeFact(ground, loose, loose.kind === 'plain' ? 'month' : loose.per, days, context, share)] : [];
}

/** The first count that is no goal; the one it comes to, and what is expected rather than what could be done. */
function findOpening(ground: Ground, timed: readonly Count[]): Count | undefined {
  const { folded } = ground;
  const before = ({ start }: Count, length = 40) => folded.slice(Math.max(0, start - length), start);
  const product = timed.find((count) => isProductTold(ground, count) && !GOAL_BEFORE.test(before(count, 60)));
  if (product) return product;
  const first = timed.find((count) => !GOAL_BEFORE.test(before(count, 60)));
  if (!first) return undefined;
  const others = timed.filter((count) => count !== first);
  const summed = others.find((count) => isSumOfCounts(ground, count, first));
  if (summed) return summed;
  return plannedCount(ground, first, others) ?? first;
}

/** "Precio 4, ventas 2.500", «los cortes son 260»: by its name right before it. */
function isCalledSales({ folded }: Ground, amount: Amount): boolean {
  const isBare = amount.kind === 'plain' || amount.kind === 'count' || (amount.kind === 'money' && amount.currency === null);
  if (!isBare || !Number.isInteger(amount.low)) return false;
  const before = folded.slice(Math.max(0, amount.start - 50), amount.start);
  const unit = UNITS_ARE.exec(before)?.[1];
  return SALES_ARE.test(before) || (unit !== undefined && saleUnitNamed(unit) !== undefined);
}

const SALES_ARE =
  /(?<![a-z])(?:ventas|volumen|clientes|clientas|pedidos|unidades|sales|volume|customers|clients|orders|units)(?: (?:al mes|mensuales|a month|per month|monthly))?(?::| =|(?: (?:son|seran|are|is|will be))(?: (?:unos|unas|about|around))?)? $/;
const UNITS_ARE =
  /(?<![a-z])(?:l[oa]s|the|nuestr[oa]s|mis|our|my) ([a-z]{3,}s) (?:son|seran|are|will be)(?: (?:unos|unas|about|around))? $/;

/** "Se dan de baja 3 al mes", "we lose 2 a month": of those who leave. */
function isLost({ folded }: Ground, { start }: Count): boolean {
  return LOST_BEFORE.test(folded.slice(Math.max(0, start - 40), start));
}

const LOST_BEFORE =
  /(?<![a-z])(?:se (?:nos |me )?(?:dan de baja|van?|borran|marchan)|bajas?|perdemos|pierdo|perder|lose|losing|cancelan?|leav(?:e|es|ing)|drop(?:s|ping)? out)(?: (?:unos|unas|about|around|como|de|maybe))* $/;

/** "Adding about 4 a month", "después 4 más por mes". */
function isAdded({ folded }: Ground, { start, noun }: Count): boolean {
  return NEW_BEFORE.test(folded.slice(Math.max(0, start - 30), start)) || NEW_IN_NOUN.test(noun);
}

/** "Empezaremos con 10 oficinas", "14 offices to start with": whatever is let, served or looked after by the month. */
function opensWith({ folded }: Ground, { start, end, isArticle, low }: Ground['numerals'][number]): boolean {
  const isOpening =
    OPENING_AFTER.test(folded.slice(end)) ||
    /\b(?:empez\w*|empiez\w*|arranc\w*|part(?:o|imos|iria|iriamos|iremos)|abr(?:o|ir\w*|imos)|comenz\w*|start(?:ing)?|open(?:ing)?|begin\w*|launch\w*)(?: up)? (?:con|with|w\/)(?: unos| unas| about| around| some)? $/.test(
      folded.slice(Math.max(0, start - 50), start),
    );
  return (
    isOpening &&
    !isArticle &&
    low >= 1 &&
    /^(?: (?!(?:personas?|people|empleados|employees|euros?|dias?|days?|horas?|hours?|mes|years?)\b)[a-z]{3}| (?:y|and) (?:quer|want|lleg|luego|then)|[,;.] )/.test(
      folded.slice(end),
    )
  );
}

/** "First month maybe 90, then 200". */
function isOfFirstMonth({ folded }: Ground, { start, end, isArticle }: Ground['numerals'][number], amounts: readonly Amount[]): boolean {
  const isOther = amounts.some((amount) => amount.kind !== 'plain' && amount.kind !== 'count' && amount.start < end && amount.end > start);
  return !isArticle && !isOther && FIRST_MONTH.test(folded.slice(Math.max(0, start - 40), start));
}

const FIRST_MONTH =
  /(?<![a-z])(?:first month|(?:el )?primer mes)(?: (?:maybe|perhaps|say|about|around|like|quiza|quizas|tal vez|igual|unos|unas|como|seran|calculo))* $/;

const OPENING_AFTER =
  /^ [a-z]{3,} (?:to (?:start|begin|open|launch)(?: with)?|at (?:first|launch|the start)|para (?:empezar|arrancar)|al (?:principio|empezar|abrir)|de entrada)\b/;

/** Each person who comes pays. */
function attended(ground: Ground, count: Count): Count {
  const people = countAttendance(ground, count);
  return people === 1 ? count : { ...count, low: count.low * people, high: count.high * people + (count.low === count.high ? 1e-9 : 0) };
}

/** "€19 a month per farm. 60 farms at launch": as many as pay, by the name they pay under. */
function countsThePaying(
  { folded }: Ground,
  { start, end, isArticle, low }: Ground['numerals'][number],
  amounts: readonly Amount[],
): boolean {
  if (isArticle || low < 1 || GOAL_BEFORE.test(folded.slice(Math.max(0, start - 60), start))) return false;
  const price = amounts.find((amount) => amount.kind === 'money' && amount.per === 'month');
  const paying =
    price && /(?:por|per|each|cada|\/) ?(?!mes|month|ano|year)([a-z]{3,}?)s?(?![a-z])/.exec(folded.slice(price.start, price.end + 30))?.[1];
  return paying !== undefined && new RegExp(`^ (?:[a-z]+ )?${paying}(?:e?s|ren)(?![a-z])`).test(folded.slice(end));
}

/** A number that may stand for sales though nothing says so: any count of things sold, a bare number, one taken for money without currency. */
function isLoose({ folded }: Ground, amount: Amount, question: QuestionId, isNightly: boolean): boolean {
  const before = folded.slice(Math.max(0, amount.start - 40), amount.start);
  if (amount.kind === 'count') return isSold(amount, true, isNightly);
  if (PAID.test(before) || ('low' in amount && !Number.isInteger(amount.low))) return false;
  return amount.kind === 'plain' || (question === 'volume' && amount.kind === 'money' && amount.currency === null);
}

/** Below it a season's sales, spread over the year, are not rounded to whole ones. */
const FEW = 10;

/** `share`: the part of a year in which as many are sold. */
/** What somebody is paid, or what goes into a sale, is no number of sales. */
const PAID =
  /(?<![a-z])(?:pay(?:ing)? (?:myself|ourselves)|take home|sueldos?|salarios?|cobrar|pagarme|wages?|parts|materials?|ingredients?|materiales|ingredientes|insumos)(?: [a-z]+){0,2} ?[$€£]?$/;

function volumeFact(
  ground: Ground,
  span: { readonly low: number; readonly high: number; readonly start: number; readonly end: number },
  per: Count['per'],
  days: number | null,
  { answer }: ReadingContext,
  share = 1,
): Fact {
  const always = toMonthly(middle(span), per === null || per === 'unit' || per === 'hour' ? 'month' : per, days) ?? middle(span);
  const monthly = always * share;
  const isFew = monthly > 0 && monthly < (share < 1 || per === 'year' ? FEW : 1);
  const value = isFew ? Math.round(monthly * 100) / 100 : Math.round(monthly);
  const quote = quoteOf(ground.text, answer, span.start, span.end);
  const origin = span.low === span.high && share === 1 ? 'said' : 'derived';
  return makeFact('volume', value, { unit: 'units', period: 'month', quote, origin });
}

function isSold({ noun, high }: Count, isHourly: boolean, isNightly: boolean): boolean {
  if (NIGHTS.test(noun) || (high <= 7 && OPEN_ON.test(noun))) return isNightly && NIGHTS.test(noun);
  return !NOT_SOLD.test(noun) && !BEDS.test(noun) && (isHourly || !HOURS.test(noun) || BILLED.test(noun));
}
