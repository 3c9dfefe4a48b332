// «Llegar a 120 tiques diarios», "140 paying offices": where sales are to get to, told only among the goals.
import { type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import { toldOpenDays } from '../../facts/open-days.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { isOtherAmount } from './find-target.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';
import { monthsTo, timeOfTarget } from './target-time.ts';

/** What sales are called whatever is sold. */
const SALES =
  /^(?:ventas?|pedidos?|encargos?|clientes?|clientas?|ti(?:ck|qu)e?ts?|tiques?|sales|orders?|customers?|clients?|units?|unidades)$/;
const PERIODS: readonly (readonly [AmountPeriod, RegExp])[] = [
  ['day', /^(?:[^.;,\d]{0,30} )?(?:al dia|por dia|diari[oa]s?|cada dia|a day|per day|daily|each day)(?![a-z])/],
  ['week', /^(?:[^.;,\d]{0,30} )?(?:a la semana|por semana|semanal(?:es)?|cada semana|a week|per week|weekly|each week)(?![a-z])/],
  ['month', /^(?:[^.;,\d]{0,30} )?(?:al mes|por mes|mensual(?:es)?|cada mes|a month|per month|monthly|each month)(?![a-z])/],
];
/** More than so many times what is sold at first is another thing. */
const MOST_TIMES = 6;
const YEAR_MONTHS = 12;

/** Only where nothing else tells how sales go on. */
export function findGoalTarget(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const { known, answer } = context;
  const volume = factValue(known, 'volume');
  // The pace of a normal month is what the forecast climbs to: a goal beyond it is one, and no forecast.
  const isFromStart = factValue(known, 'volumeFromStart') === true;
  if (volume === undefined || !isFromStart || known.targetVolume || known.growth || known.season) return [];
  const things = thingsSold(known);
  for (const numeral of ground.numerals) {
    const value = isCounted(ground, numeral, amounts) ? soldInMonth(ground, numeral, things, known) : null;
    if (value === null || value <= volume || value > volume * MOST_TIMES) continue;
    const quote = quoteOf(ground.text, answer, numeral.start, numeral.end);
    const time = timeOfTarget(ground.folded, numeral);
    return [
      makeFact('targetVolume', Math.round(value), { unit: 'units', period: 'month', quote }),
      makeFact('targetMonths', time === null ? YEAR_MONTHS : monthsTo(time, context), { unit: 'months', quote }),
    ];
  }
  return [];
}

function isCounted({ folded }: Ground, { start, end, low, high, isArticle }: Numeral, amounts: readonly Amount[]): boolean {
  const isNew = /(?<![a-z])(?:new|nuev[oa]s|otr[oa]s|another|sin|without|than|menos de|than|un|una|lose|perder|losing)(?: [a-z]+)? $/.test(
    folded.slice(Math.max(0, start - 20), start),
  );
  return !isArticle && low === high && low >= 1 && !isNew && !isOtherAmount(amounts, start, end) && !/^ ?%/.test(folded.slice(end));
}

/** So many in a month, where what is counted is what is sold; null where it is something else. */
function soldInMonth({ folded }: Ground, { low, start, end }: Numeral, things: ReadonlySet<string>, known: FactSheet): number | null {
  const after = folded.slice(end);
  const words = /^((?: [a-z][a-z'-]+){1,3})/.exec(after)?.[1]?.trim().split(' ') ?? [];
  const isSame = words.slice(0, 2).some((word) => things.has(stem(word)));
  const per = PERIODS.find(([, words]) => words.test(after.trimStart()))?.[0];
  const isSoldSo = /^(?:veces|times)$/.test(words[0] ?? '') && /(?:vend\w+|sell) $/.test(folded.slice(0, start));
  const isPaidMonthly = known.price?.period === 'month';
  if (!isSame && !isSoldSo && !(per && SALES.test(words[0] ?? ''))) return null;
  if (per === undefined) return isPaidMonthly ? low : null;
  return per === 'day' ? low * daysAMonth(known) : toMonthly(low, per);
}

/** As many days as the sales of a month were worked out with. */
function daysAMonth(known: FactSheet): number {
  const told = foldText(known.volume?.quote?.text ?? '');
  const daily = Number(/\d+/.exec(told)?.[0] ?? 0);
  if (daily > 0 && PERIODS[0]?.[1].test(told.replace(/^\D*\d+ /, ''))) return (factValue(known, 'volume') ?? 0) / daily;
  return toMonthly(1, 'day', toldOpenDays(known)) ?? 1;
}

/** What the sales told at first were counted in. */
function thingsSold({ volume, revenue, price }: FactSheet): ReadonlySet<string> {
  const quote = volume?.quote;
  if (!quote) return new Set();
  const each = /(?<![a-z])(?:an?|per|each|por|cada|el|la) ([a-z]+)$/.exec(foldText(price?.quote?.text ?? ''))?.[1] ?? '';
  const beyond = revenue?.quote?.answer === quote.answer ? revenue.quote.text.slice(quote.end, quote.end + 40) : '';
  const told = foldText(`${quote.text}${beyond}`).replace(/^[^\d]*[\d.,]+/, '');
  const words = /^((?: [a-z][a-z'-]+){1,2})/.exec(told)?.[1]?.trim().split(' ') ?? [];
  return new Set([...words, each].filter((word) => word.length > 2 && !NO_THING.test(word)).map(stem));
}

const NO_THING = /^(?:abonad[oa]s|nuev[oa]s|activ[oa]s|paying|active|regular|normal|month|mes|semana|week|con|para|with|from|once)$/;

function stem(word: string): string {
  return word.replace(/(?:es|s)$/, '');
}
