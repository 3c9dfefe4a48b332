import type { Fact } from '../../facts/fact.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Count, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import { type PercentRole, roleOfPercent } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const GROWTH_WORD =
  /\b(?:crec\w+|aument\w*|sub(?:ir|iendo|ida|e|iremos)\w*|increment\w*|grow\w*|increas\w*|ris(?:e|ing)|more (?:each|every|per)|mas (?:cada|al|por)|(?<!(?:start|set|top|sign|back)[- ])up(?![- ]?(?:front|to date)))\b/;
const SHRINK_WORD = /\b(?:baj(?:ar|ando|ada)|caer|cayendo|decrec\w*|falling|drop(?:ping)?|shrink\w*|declin\w*)\b/;
const NO_GROWTH =
  /\b(?:sin (?:crecer|crecimiento)|no (?:creceria|crecera|crecere|crece)|crecimiento (?:cero|nulo)|no growth|zero growth|without growth|not growing|won'?t grow)\b/;
/** A percentage of anything else is no growth. */
const GROWING: ReadonlySet<PercentRole | null> = new Set<PercentRole | null>(['growth', null]);
const NOT_GROWTH =
  /\b(?:descuento|discount|margen|margin|comision|commission|iva|vat|tax|interes|interest|conversion|ocupacion|occupancy|tae|apr)\b[^.;,]*$/;

/** Asked where the money comes from or goes, a percentage is of it. */
const OF_MONEY: ReadonlySet<QuestionId> = new Set(['resources', 'investment', 'funding']);
const SELLS: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'price', 'read-back']);
const SALES_WORD =
  /\b(?:ventas?|sales?|factur\w*|ingresos|revenue|turnover|clientes?|customers?|pedidos?|orders?|demanda|demand|negocio|business)\b/;

/** "November and December rise 25%": every year again. */
const OF_MONTHS = new RegExp(
  `(?<![a-z])(?:${MONTH_NAMES}|summers?|winters?|spring|autumn|veranos?|inviernos?|primavera|otono)(?![a-z])[^.;,\\d]{0,30}$`,
);

/** In percent: so much more with no time told is hardly each month's. Our own bound. */
const MOST_UNTIMED = 8;
/** «Diciembre es bueno, como 20 % más»: a month, a feast or a part of the year that sells more. */
const OF_SEASON = new RegExp(
  `(?<![a-z])(?:${MONTH_NAMES}|summers?|winters?|spring|autumn|christmas|easter|bank holidays?|veranos?|inviernos?|primavera|otono|navidad\\w*|semana santa|reyes|fiestas|puentes?)(?![a-z])`,
);

function sentenceOf(folded: string, at: number): string {
  const before =
    folded
      .slice(0, at)
      .split(/[.;!?](?=\s)/)
      .at(-1) ?? '';
  return `${before}${folded.slice(at).split(/[.;!?](?=\s|$)/)[0] ?? ''}`;
}

/** In percent a month: nothing sells fifteen times as much within a year, so what was meant is something else. Our own bound. */
const MOST_GROWTH = 25;

/** Growth in percent a month. A yearly growth is turned into the monthly one that compounds to it. */
export function findGrowth(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const none = NO_GROWTH.exec(ground.folded);
  if (none) {
    const quote = quoteOf(ground.text, context.answer, none.index, none.index + none[0].length);
    return [makeFact('growth', 0, { unit: 'percent', period: 'month', quote })];
  }
  for (const percent of amounts) {
    if (percent.kind !== 'percent' || !GROWING.has(roleOfPercent(ground, percent, amounts))) continue;
    const before = ground.folded.slice(Math.max(0, percent.start - 70), percent.start);
    const after = ground.folded.slice(percent.end, percent.end + 25);
    // «Bajar las repeticiones a menos de 3%»: of something else than sales.
    const isShrinking = SHRINK_WORD.test(before) && (SELLS.has(context.question) || SALES_WORD.test(before));
    const isGrowth = GROWTH_WORD.test(before) || /^ ?(?:de crecimiento|growth|de subida|more|mas)\b/.test(after) || isShrinking;
    if (OF_MONEY.has(context.question) && !SALES_WORD.test(before)) continue;
    if (percent.per === null && OF_MONTHS.test(before)) continue;
    const isAsked = context.question === 'volume' && percent.per === 'month';
    if (NOT_GROWTH.test(before) || !(isGrowth || isAsked)) continue;
    if (percent.per === null && (middle(percent) > MOST_UNTIMED || OF_SEASON.test(sentenceOf(ground.folded, percent.start)))) continue;
    const sign = isShrinking ? -1 : 1;
    const rate = monthlyGrowth(middle(percent) * sign, percent.per);
    if (rate > MOST_GROWTH) continue;
    const quote = quoteOf(ground.text, context.answer, percent.start, percent.end);
    const origin = percent.per === 'year' || percent.low !== percent.high ? 'derived' : 'said';
    return [makeFact('growth', rate, { unit: 'percent', period: 'month', quote, origin })];
  }
  return [];
}

function monthlyGrowth(rate: number, per: Count['per']): number {
  const months = per === 'year' ? 12 : per === 'quarter' ? 3 : per === 'bimonth' ? 2 : per === 'week' ? 12 / 52 : 1;
  return months === 1 ? rate : Math.round((((1 + rate / 100) ** (1 / months) - 1) * 100 + Number.EPSILON) * 100) / 100;
}
