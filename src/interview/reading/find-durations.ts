import { type AmountPeriod, type Duration, type Ground, leftOf, rightOf } from './amount.ts';
import { periodAfter } from './find-period.ts';
import type { Numeral } from './numeral.ts';

const UNITS: readonly (readonly [AmountPeriod, RegExp])[] = [
  ['hour', /^(?: ?h\b| ?(?:horas?|hours?|hrs)\b)/],
  ['day', /^[ -](?:dias?|days?)\b/],
  ['week', /^[ -](?:semanas?|weeks?|wks)\b/],
  ['month', /^[ -](?:mes(?:es)?|months?|mths)\b/],
  ['quarter', /^[ -](?:trimestres?|quarters?)\b/],
  ['year', /^[ -](?:anos?|years?|yrs?)\b/],
];
/** "45 horas facturadas" are sold, not passed. */
const BILLED = /^ (?:facturad|facturable|vendid|billed|billable|sold|paid)/;
/** "440 days at $42": so many are sold. */
const SOLD_AT = /^ (?:at|a|@) ?(?:[$€£] ?\d|\d[\d.,]* ?(?:€|euros?|pesos|dollars|pounds)(?! ?(?:an? hour|la hora)))/;
// "un año", "a year" alone say how often; they are a duration only after a word that measures one.
const MEASURES =
  /\b(?:de|en|in|durante|within|dentro de|tras|after|for|over|por|a|hasta|until|next|menos de|mas de|antes de|al cabo de|under|less than|more than|before|every|hace|cada)(?: solo| just| about| unos)? ?$/;

/** "abre 24 h": opening hours. */
const ALL_DAY = /\b(?:abr\w+|abiert\w+|open\w*|servicio|service|atencion|las|disponible|available)(?: de| the| las)? $/;
const AND_A_HALF = /^ (?:y medi[oa]|and a half)\b/;

/** "within nine months", "a 5 años", "48 horas". What follows with a period of its own ("5 days a week") is a count, not a duration. */
export function readDuration(ground: Ground, numeral: Numeral): Duration | null {
  const after = rightOf(ground, numeral);
  for (const [unit, pattern] of UNITS) {
    const match = pattern.exec(after);
    if (match === null) continue;
    const half = AND_A_HALF.exec(after.slice(match[0].length))?.[0].length ?? 0;
    if (half > 0) {
      return { kind: 'duration', count: numeral.high + 0.5, unit, start: numeral.start, end: numeral.end + match[0].length + half };
    }
    if (numeral.isArticle && !MEASURES.test(ground.folded.slice(Math.max(0, numeral.start - 20), numeral.start))) return null;
    if (BILLED.test(after.slice(match[0].length)) || (unit === 'hour' && ALL_DAY.test(leftOf(ground, numeral)))) return null;
    if (unit === 'day' && SOLD_AT.test(ground.folded.slice(numeral.end + match[0].length))) return null;
    if (!numeral.isArticle && periodAfter(after.slice(match[0].length)) !== null) return null;
    return { kind: 'duration', count: numeral.high, unit, start: numeral.start, end: numeral.end + match[0].length };
  }
  return null;
}

/** "año y medio", "medio año", "half a year": half a unit of time said without a number. */
export function findHalfDurations({ folded, numerals }: Ground): readonly Duration[] {
  return [...folded.matchAll(HALF_TIMES)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const unit = unitOf(match[1] ?? match[2] ?? '');
    if (unit === null || numerals.some((numeral) => numeral.start < end && numeral.end > start)) return [];
    return [{ kind: 'duration', count: match[1] === undefined ? 0.5 : 1.5, unit, start, end } as const];
  });
}

const HALF_TIMES =
  /(?<!(?:^|[^a-z])(?:un|una|one|a) )(?<![a-z])(?:(ano|mes|hora|semana|year|month|hour) (?:y medi[oa]|and a half)|(?:medi[oa] |half an? )(ano|hora|year|hour))(?![a-z])/g;

function unitOf(word: string): AmountPeriod | null {
  return UNITS.find(([, pattern]) => pattern.test(` ${word}`))?.[0] ?? null;
}
