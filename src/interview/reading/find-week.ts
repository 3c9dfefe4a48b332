// "45 on a weeknight, 90 Friday and Saturday", «seis al día de lunes a jueves y los viernes tres»: what the days of a week come to.
import { smallNumber } from '../../language/small-numbers.ts';
import { WEEKDAYS, weekdayOf } from '../../language/weekday-names.ts';
import type { Amount, Ground } from './amount.ts';
import { isOtherAmount } from './find-target.ts';
import type { Numeral } from './numeral.ts';

const DAY = `(?:${WEEKDAYS.join('|')})(?: (?:nights?|noches?))?`;
const THROUGH = '(?:a|al|hasta(?: el)?|to|through|thru|until|-)';
const LISTED = `${DAY}(?:(?:,| y| e| and|,? &)? (?:again |otr[oa]s tant[oa]s )?(?:el |los |on )?${DAY})*`;
const FEW = '(?:dos|tres|cuatro|cinco|two|three|four|five|[2-5])';
const SET = `(?:(?:on |on a |en |los |el |de |the |entre |each of |each |cada uno de )*(?:${DAY} ?${THROUGH} ?(?:el )?${DAY}|${LISTED}|entre semana|(?:${FEW} )?dias (?:de (?:la |entre )?semana|laborables|habiles|de diario)|(?:a )?(?:${FEW} )?week ?(?:days?|nights?)|(?:fin(?:es)? de semana|weekends?)))`;
const OF_A_DAY = '(?:al dia|por dia|diari[oa]s|a day|per day|daily|cada dia|each(?: day)?|cada uno|a night|per night)';
const MEAL =
  '(?: (?:at|for|en|de|a) (?:the |la |las |los )?(?:lunch(?:es|times?)?|dinners?|breakfasts?|brunch(?:es)?|comidas?|almuerzos?|cenas?|desayunos?|meriendas?))';
const AFTER = new RegExp(
  `^(?: (?!y |and |los |el |on |de |a |al |at |for |en )[a-z]+)?${MEAL}?(?: ${OF_A_DAY})?,? (?:at |in )?(?:the )?(${SET})(?![a-z])`,
);
const BEFORE = new RegExp(
  `(?<![a-z])(${SET})(?:,|:)?(?: (?:unos|unas|about|around|like|maybe|como|son|es|it's|hago|hacemos|calculo|calculamos|espero|esperamos|pongo|le pongo|vendrian|vienen|tendre|tendremos|i reckon|i figure|i expect|we expect|figure|expect|reckon|say|we do|i do|do))* $`,
);
const OPEN = new RegExp(`(?:abr\\w+|abiert\\w+|open)(?: [a-z]+)? (${DAY} ?${THROUGH} ?(?:el )?${DAY})(?![a-z])`);
const PART = new RegExp(`(${DAY}) ?${THROUGH} ?(?:el )?(${DAY})`);
const WEEKEND = [5, 6];

/** So many in a week, where at least two kinds of day are told, each with its number. */
export function findWeek({ folded, numerals }: Ground, amounts: readonly Amount[]): Numeral | null {
  const open = OPEN.exec(folded);
  const parts: { readonly one: Numeral; readonly days: readonly number[]; readonly most?: number | undefined }[] = [];
  let from = 0;
  for (const one of numerals) {
    if (one.isArticle || one.start < from || isOtherAmount(amounts, one.start, one.end) || isClock(one, folded)) continue;
    const before = BEFORE.exec(folded.slice(from, one.start))?.[1];
    const after = before === undefined ? AFTER.exec(folded.slice(one.end)) : null;
    const words = before ?? after?.[1];
    if (words === undefined) continue;
    parts.push({ one, days: daysIn(words), most: howManyIn(words) });
    from = one.end + (after?.[0].length ?? 0);
  }
  const twice = partTimes(folded, parts[0]?.one);
  if (twice && parts.length === 1) parts.push(twice);
  const [first, ...others] = parts;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return null;
  const named = others.flatMap(({ days }) => days);
  const opens = open ? daysIn(open[1] ?? '') : null;
  // A weeknight is none of the days told by themselves, and none on which nobody opens.
  const isLeft = (day: number) => !named.includes(day) && (opens === null || opens.includes(day));
  const sets = [{ ...first, days: first.days.filter(isLeft).slice(0, first.most) }, ...others];
  if (new Set(sets.flatMap(({ days }) => days)).size !== sets.flatMap(({ days }) => days).length) return null;
  const sum = (size: (one: Numeral) => number) => sets.reduce((so, { one, days }) => so + size(one) * days.length, 0);
  return { ...first.one, low: sum(({ low }) => low), high: sum(({ high }) => high), end: last.one.end };
}

/** «Y sábados y domingos el doble», "twice that on Saturdays": so many times what was told of the other days. */
function partTimes(folded: string, base: Numeral | undefined): { readonly one: Numeral; readonly days: readonly number[] } | undefined {
  const rest = base && folded.slice(base.end);
  const match = rest && (TIMES_AFTER.exec(rest) ?? TIMES_BEFORE.exec(rest));
  if (!match) return undefined;
  const [words, set, times] = [match[0], match.groups?.set ?? '', match.groups?.times ?? ''];
  const factor = /doble|twice|double/.test(times) ? 2 : /triple|three/.test(times) ? 3 : 0.5;
  const start = base.end + match.index;
  return { one: { ...base, low: base.low * factor, high: base.high * factor, start, end: start + words.length }, days: daysIn(set) };
}

const TIMES =
  '(?<times>(?:el |the )?(?:doble|triple|double)|la mitad|twice (?:that|as many|as much)|three times (?:that|as many)|half(?: that| as many)?)';
const TIMES_AFTER = new RegExp(
  `(?<![a-z])(?<set>${SET}),?(?: (?:son|es|hago|vendo|hacemos|vendemos|casi|about|it's|we do|i do))* ${TIMES}(?![a-z])`,
);
const TIMES_BEFORE = new RegExp(`(?<![a-z])${TIMES} (?<set>${SET})(?![a-z])`);

/** "Mon-Fri 9 to 5", «sábados 10 a 13»: when it is open. */
function isClock({ start, end, low, high }: Numeral, folded: string): boolean {
  const isSpan = low !== high || CLOCK_AFTER.test(folded.slice(end)) || CLOCK_BEFORE.test(folded.slice(0, start));
  return isSpan && !AFTER.test(folded.slice(end));
}

const CLOCK_AFTER = /^ ?(?:(?:a|to|until|till|hasta|-|–) ?(?:las? )?(?:\d|[a-z]+ ?[ap]m)|h(?![a-z])|[ap]m(?![a-z])|:)/;
const CLOCK_BEFORE = /\d ?(?:[ap]m|h)? ?(?:a|to|until|till|hasta|-|–) ?(?:las? )?$/;

/** "Each of four weekdays": not all of them. */
function howManyIn(words: string): number | undefined {
  const few = new RegExp(`(?<![a-z])(${FEW}) (?:dias|week)`).exec(words)?.[1];
  return few === undefined ? undefined : (smallNumber(few) ?? Number(few));
}

function daysIn(words: string): readonly number[] {
  if (/entre semana|^(?:[a-z\d]+ )*dias |week ?(?:days?|nights?)/.test(words)) return [0, 1, 2, 3, 4];
  if (/fin(?:es)? de semana|weekend/.test(words)) return WEEKEND;
  const span = PART.exec(words);
  if (span) {
    const first = weekdayOf(span[1] ?? '');
    const length = (weekdayOf(span[2] ?? '') - first + 7) % 7;
    return Array.from({ length: length + 1 }, (_, at) => (first + at) % 7);
  }
  return [...words.matchAll(new RegExp(DAY, 'g'))].map(([word]) => weekdayOf(word));
}
