// Where sales are meant to get to, beside where they start: «arrancamos con 25 y la meta es 70 en 18 meses», "4 new clinics a month".
import type { Fact } from '../../facts/fact.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { Amount, AmountPeriod, Count, Ground } from './amount.ts';
import { STARTS_WITH } from './find-pace.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { monthsTo, timeOfTarget } from './target-time.ts';

/** Right before the number: what the sales are to become. */
const TARGET =
  /\b(?:(?:la |el |mi |nuestra |nuestro )?(?:meta|objetivo|idea|ilusion)(?: es| seria)?(?: de)?(?: llegar a| alcanzar| tener)?|(?:llegar|subir|crecer|pasar)(?:emos|ia|iamos|e)? (?:hasta|a)|(?:llegando|subiendo|creciendo|pasando) (?:hasta|a)|hasta|(?:my |our |the )?(?:goal|target|aim)(?: is)?(?: to (?:reach|have|get to))?|(?:and )?(?:grow(?:ing)?|build(?:ing)?(?: up)?|climb(?:ing)?|get(?:ting)?|work(?:ing)? up|rising|going) (?:up )?to|reach(?:ing)?|up to|ya (?:jalando|caminando|rodando|andando|en marcha)|(?:,|y|and) ?(?:luego|despues|then|queremos|quiero|we want|i want)|(?<=\d )then)(?: unos| unas| los| las| about| around| some)? $/;
/** «En enero y febrero llegaremos a 480»: a season of every year. */
const IN_SEASON = new RegExp(
  `(?<![a-z])(?:en|in|during|durante) (?:the |el |la |los )?(?:(?:${MONTH_NAMES}) (?:y|and|a|to) (?:${MONTH_NAMES})|verano|invierno|summer|winter|temporada alta|high season|navidad(?:es)?)(?![a-z])[^.;:\\d]*$`,
);
/** A ceiling is no target. */
const CEILING =
  /\b(?:caben|capacidad|maximo|aforo|como mucho|podria|pued[oe]n?|can do|can (?=go|reach|run|cost)|could|capacity|maximum|at most|fits?|fit)\b[^.;]{0,40}$/;
/** What the customers of a month come on top of. */
export const NEW_BEFORE =
  /\b(?:nuev[oa]s|new|mas|more|additional|otros|otras|(?:add(?:ing)?|gain(?:ing)?|winning|signing(?: up)?|sum(?:o|amos|ando)|gan(?:o|amos|ando)|entran)(?: about| around| another| maybe| unos| unas| otros| otras)?) *$/;
export const NEW_IN_NOUN = /^(?:nuev[oa]s?|new|additional|more|mas)\b|\b(?:nuev[oa]s|new)\b/;
const LONGEST_MONTHS = 36;
const MONTHS_UNSAID = 12;

/** The volume to get to and the month by which; only beside a lower start. */
export function findTarget(ground: Ground, amounts: readonly Amount[], volume: Fact | undefined, context: ReadingContext): readonly Fact[] {
  if (volume?.id !== 'volume' || volume.quote === null) return [];
  const start = volume.value as number;
  const isStartBelow = STARTS_WITH.test(ground.folded.slice(Math.max(0, volume.quote.start - 50), volume.quote.start));
  const numeral = ground.numerals.find(({ start: at, end, low, high }) => {
    const before = ground.folded.slice(Math.max(0, at - 60), at);
    const isStart = volume.quote !== null && at < volume.quote.end && end > volume.quote.start;
    const isExpected = volume.quote !== null && end < volume.quote.start && isStartBelow && isCounted(amounts, at);
    const isTimed = !isStart && timeOfTarget(ground.folded, { start: at, end }) !== null;
    return (
      !isStart &&
      low === high &&
      (isExpected || isTimed || TARGET.test(before)) &&
      !CEILING.test(before) &&
      !IN_SEASON.test(before) &&
      !isOtherAmount(amounts, at, end)
    );
  });
  if (numeral === undefined) return [];
  const per = amounts.find(
    (amount): amount is Count => amount.kind === 'count' && amount.start <= numeral.start && amount.end >= numeral.end,
  )?.per;
  const isUntimed = per === null || per === undefined || per === 'unit' || per === 'hour';
  const own = periodLike(amounts, volume);
  // "200 hours a month rising to 500 in year one": a year in which there are so many.
  const spoken = isUntimed || (per === 'year' && own !== 'year') ? own : per;
  const value = Math.round(toMonthly(numeral.high, spoken) ?? numeral.high);
  if (value <= start || value > MOST_TIMES * start) return [];
  const quote = quoteOf(ground.text, context.answer, numeral.start, numeral.end);
  return [
    makeFact('targetVolume', value, { unit: 'units', period: 'month', quote }),
    makeFact('targetMonths', monthsUntil(ground, amounts, numeral, context), { unit: 'months', quote }),
  ];
}

/** Nobody gets to so many times what is sold: such a number is a price. */
const MOST_TIMES = 100;

/** "4 new clinics a month": what is won each month where customers stay. */
export function findWonPerMonth(ground: Ground, amounts: readonly Amount[], { answer }: ReadingContext): readonly Fact[] {
  const won = amounts.find((amount): amount is Count => {
    if (amount.kind !== 'count' || amount.per === null || amount.per === 'unit' || amount.per === 'hour') return false;
    return NEW_IN_NOUN.test(amount.noun) || NEW_BEFORE.test(ground.folded.slice(Math.max(0, amount.start - 30), amount.start));
  });
  if (won === undefined) return [];
  const value = Math.round((toMonthly(won.high, won.per ?? 'month') ?? won.high) * 100) / 100;
  return [makeFact('wonPerMonth', value, { unit: 'units', period: 'month', quote: quoteOf(ground.text, answer, won.start, won.end) })];
}

/** Sales with their time: «130 al mes, arranco con 40». */
function isCounted(amounts: readonly Amount[], at: number): boolean {
  return amounts.some((amount) => amount.kind === 'count' && amount.per !== null && amount.start <= at && amount.end > at);
}

/** Money, ages and the like stand where a count of sales could. */
export function isOtherAmount(amounts: readonly Amount[], start: number, end: number): boolean {
  const isNumber = (amount: Amount) =>
    amount.kind === 'count' || amount.kind === 'plain' || (amount.kind === 'money' && amount.currency === null);
  return amounts.some((amount) => !isNumber(amount) && amount.start < end && amount.end > start);
}

/** A target without a period has that of the start ("de 20 a 60 a la semana"). */
function periodLike(amounts: readonly Amount[], volume: Fact): Exclude<AmountPeriod, 'unit' | 'hour'> {
  const counted = amounts.find(
    (amount) => amount.kind === 'count' && volume.quote !== null && amount.start <= volume.quote.start && amount.end >= volume.quote.end,
  );
  const per = counted?.kind === 'count' ? counted.per : null;
  return per === null || per === 'unit' || per === 'hour' ? 'month' : per;
}

/** "By month six", «en el mes 6». */
export const NUMBERED_BEFORE = /\b(?:month|mes)(?: numero)? $/;

/** The month by which the number told there is to be so; that of a year where none is told. */
export function monthsUntil(
  ground: Ground,
  amounts: readonly Amount[],
  target: { readonly start: number; readonly end: number },
  context: ReadingContext,
): number {
  return monthsTold(ground, amounts, target, context) ?? Math.min(LONGEST_MONTHS, MONTHS_UNSAID);
}

/** The same; null where none is told. */
export function monthsTold(
  ground: Ground,
  amounts: readonly Amount[],
  target: { readonly start: number; readonly end: number },
  context: ReadingContext,
): number | null {
  const time = timeOfTarget(ground.folded, target);
  if (time !== null) return Math.min(LONGEST_MONTHS, monthsTo(time, context));
  // «En un mes normal» is no time to come.
  const said = amounts.find((one) => one.kind === 'duration' && (one.unit === 'year' || (one.unit === 'month' && one.count > 1)));
  const numbered = ground.numerals.find(({ start }) => NUMBERED_BEFORE.test(ground.folded.slice(Math.max(0, start - 15), start)));
  const lasting = said?.kind === 'duration' ? Math.round(said.unit === 'year' ? said.count * 12 : said.count) : null;
  const months = lasting ?? numbered?.high;
  if (months === undefined) return null;
  return Math.min(LONGEST_MONTHS, Math.max(2, months));
}
