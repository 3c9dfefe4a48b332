import { type AmountPeriod, type Duration, type Ground, rightOf } from './amount.ts';
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
// "un año", "a year" alone say how often; they are a duration only after a word that measures one.
const MEASURES =
  /\b(?:en|in|durante|within|dentro de|tras|after|for|over|por|a|hasta|until|next|menos de|mas de|every|hace|cada)(?: solo| just| about| unos)? ?$/;

/** "within nine months", "a 5 años", "48 horas". What follows with a period of its own ("5 days a week") is a count, not a duration. */
export function readDuration(ground: Ground, numeral: Numeral): Duration | null {
  const after = rightOf(ground, numeral);
  for (const [unit, pattern] of UNITS) {
    const match = pattern.exec(after);
    if (match === null) continue;
    if (numeral.isArticle && !MEASURES.test(ground.folded.slice(Math.max(0, numeral.start - 20), numeral.start))) return null;
    if (BILLED.test(after.slice(match[0].length))) return null;
    if (!numeral.isArticle && periodAfter(after.slice(match[0].length)) !== null) return null;
    return { kind: 'duration', count: numeral.high, unit, start: numeral.start, end: numeral.end + match[0].length };
  }
  return null;
}
