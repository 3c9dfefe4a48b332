// How long a piece of work takes, in the words it is said in: «unas 6 horas», "about forty minutes", «hora y media», «media jornada», «4 por hora».
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';

/** Minutes of a working day and week. */
const DAY = 8 * 60;
const WEEK = 5 * DAY;

const WORDS = [...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = `\\d{1,3}(?:[.,]\\d{1,2})?|(?:${WORDS})(?:(?: y |[ -])(?:un[oa]?|one|${WORDS}))?(?![a-z])|un par de|a couple of|half an?|an?(?![a-z])|una?(?![a-z])|one`;
const UNITS: readonly (readonly [number, string])[] = [
  [1, "minut\\w*|mins?|'(?! ?\\d)"],
  [60, 'h?or(?:as?|itas?)|hours?|hrs?|hs?'],
  [DAY, 'dias?(?: enter[oa]s?| complet[oa]s?)?|jornadas?|days?'],
  [WEEK, 'semanas?|weeks?'],
];
const UNIT = UNITS.map(([, words]) => `(${words})`).join('|');
const TIME = new RegExp(
  `(?<![a-z\\d.,])(?<number>${NUMBER})[ -]?(?:${UNIT})(?![a-z])(?<half> (?:y|i|and) (?:medi[oa]|a half)(?! hora))?(?<quarter> y cuarto)?`,
  'g',
);
/** Said otherwise than a number and its unit, and how it is read: else "a quarter of an hour" were an hour. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/½/g, ' y media'],
  [/\b(?:tres cuartos de hora|three.quarters of an hour)\b/g, '45 min'],
  [/\b(?:un cuarto de hora|(?:a )?quarter of an hour)\b/g, '15 min'],
  [/ (y medi[oa]|and a half) (h?oras?|dias?|semanas?|hours?|hrs?|hs?|days?|weeks?)\b/g, ' $2 $1'],
];
/** Said without a number. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\bh?ora y media\b|\b(?:an )?hour and a half\b/, 90],
  [/\bh?ora y (?:cuarto|pico)\b/, 75],
  [/\bmedia h?or(?:a|ita)\b/, 30],
  [/\b(?:dia y medio|day and a half)\b/, 1.5 * DAY],
  [/\b(?:media jornada|medio dia|media manana|(?:un|toda l)?a (?:manana|tarde)|(?:a|an|all|the whole) (?:morning|afternoon))\b/, DAY / 2],
  [/\b(?:todo el dia|dia entero|dia completo|jornada (?:entera|completa)|all day|a (?:full|whole) day)\b/, DAY],
];
const CLOCK = /(?<![\d.,:])(\d{1,2})(?: ?h ?|:)([0-5]\d)(?: ?(?:h|hrs?|horas?|min\w*))?(?![\d:])/;
const ALSO = /^(?: (?:y|con|and)|,)? $/;
const BETWEEN = /^ ?(?:a|o|to|or|y|and|-|hasta) ?(?:unas? |about )?$/;
/** «Hago 4 por hora», "six an hour", «20 en 3 horas». */
const RATE = new RegExp(
  `(?<![a-z\\d.,])(${NUMBER})(?: (?!h?or|hour|min|h |dias?|days?)[a-z]+){0,3}? (?:por|a la|al|la|cada|an?|per|each|every) (h?ora|hour|dia|day)(?![a-z])`,
);
const BATCH = new RegExp(`(?<![a-z\\d.,])(${NUMBER})(?: [a-z]+){0,3}? (?:en|in)(?: unas?| unos| about| around)? $`);
/** A time that comes round, or how soon: not how long one takes. */
const ELSE_AFTER = /^ (?:al|por|a la|cada|a|per|each|every) (?:dia|semana|mes|ano|day|week|month|year)\b/;
const TAKEN_BACK =
  /(?:^|[ ,.])(?:no|not|doesn['’]t|does not|don['’]t|isn['’]t|en vez de|en lugar de|instead of|antes)(?: take| last| lleva[n]?| tarda[n]?| dura[n]?)?(?: son| es| a| de| las| unas)? $/;
/** "I teach up to 24 hours a week", «puedo dar 20 horas»: what somebody works. */
const OF_WORKER =
  /(?<![a-z])(?:(?:i|we) (?:can |could )?(?:teach|work|do|cover|give|fit)|trabaj(?:o|amos)|puedo|podemos|doy|damos|da para)(?: (?:dar|hacer|trabajar|atender|up to|at most|about|around|hasta|unas|como|como mucho|maximo))* $/;
/** "Twenty hours a week": a week is no time of its own. */
const PER_PERIOD = /(?:hours?|hrs?|horas?|times|veces|days?|dias|mornings?|afternoons?|mananas|tardes)(?: [a-z]+)? $/;
const WEEKS_A_MONTH = 52 / 12;

interface Span {
  readonly minutes: number;
  readonly start: number;
  readonly end: number;
}

/** Minutes of one; null where no time is told. `isMonthly`: what somebody takes in a month, so that «a la semana» is part of it. */
export function findWorkTime(folded: string, isMonthly: boolean): number | null {
  const text = REWORDED.reduce((words, [pattern, so]) => words.replace(pattern, so), folded.replace(/\s+/g, ' '));
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const rate = findRate(text);
  if (rate !== null) return rate;
  const spans = joinParts(text, findSpans(text, isMonthly));
  const [first, second] = spans;
  if (!first) return NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const batch = BATCH.exec(text.slice(0, first.start));
  const pieces = batch ? countOf(batch[1] ?? '') : 1;
  const isRange = second !== undefined && BETWEEN.test(text.slice(first.end, second.start));
  const minutes = isRange ? (first.minutes + second.minutes) / 2 : rangeBefore(text, first);
  return Math.round(minutes / Math.max(1, pieces));
}

function findSpans(text: string, isMonthly: boolean): readonly Span[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const { number = '', half, quarter } = match.groups ?? {};
    const unit = UNITS[match.slice(2, 2 + UNITS.length).findIndex((words) => words !== undefined)]?.[0] ?? 1;
    const start = match.index;
    const end = start + match[0].length;
    const period = ELSE_AFTER.exec(text.slice(end))?.[0] ?? '';
    const isPeriod = /^(?:an?|una?)$/.test(number) && PER_PERIOD.test(text.slice(0, start));
    if (isPeriod || TAKEN_BACK.test(text.slice(0, start)) || OF_WORKER.test(text.slice(0, start)) || (period !== '' && !isMonthly))
      return [];
    const times = /semana|week/.test(period) ? WEEKS_A_MONTH : 1;
    const minutes = (countOf(number) * unit + (half && unit > 1 ? unit / 2 : 0) + (quarter ? 15 : 0)) * times;
    return [{ minutes, start, end }];
  });
}

/** "1 hora y 20 minutos" is one time. */
function joinParts(text: string, spans: readonly Span[]): readonly Span[] {
  const [first, second, ...rest] = spans;
  if (!first || !second) return spans;
  const isPart = second.minutes < 60 && first.minutes >= 60 && ALSO.test(text.slice(first.end, second.start));
  return isPart ? [{ minutes: first.minutes + second.minutes, start: first.start, end: second.end }, ...rest] : spans;
}

/** "5 o 6 horas", «entre 40 y 50 minutos»: the number before has no unit of its own. */
function rangeBefore(text: string, { minutes, start, end }: Span): number {
  const before = new RegExp(`(?<![a-z\\d.,])(${NUMBER}) ?(?:a|o|to|or|y|and|-|/) ?$`).exec(text.slice(0, start));
  const low = before ? countOf(before[1] ?? '') : 0;
  const high = countOf(new RegExp(`^(?:${NUMBER})`).exec(text.slice(start, end))?.[0] ?? '');
  return low > 0 && low < high && high > 0 ? (minutes * (low + high)) / (2 * high) : minutes;
}

function findRate(text: string): number | null {
  const match = RATE.exec(text);
  if (!match) return null;
  const pieces = countOf(match[1] ?? '');
  return pieces > 0 ? Math.round((/d/.test(match[2] ?? '') ? DAY : 60) / pieces) : null;
}

function countOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replace(',', '.'));
  if (/^(?:un par de|a couple of)$/.test(words)) return 2;
  if (words.startsWith('half')) return 0.5;
  const [first = '', , last] = words.split(/( y |[ -])/);
  return (smallNumber(first) ?? 1) + (last === undefined ? 0 : (smallNumber(last) ?? 1));
}
