// How much of a year a volume holds for: "20 a week for 10 weeks" are 200 a year.
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { Amount, Ground } from './amount.ts';

const SEASON = '(?:verano|invierno|otono|primavera|summer|winter|autumn|fall|spring)';
const PART = `(?:${SEASON}|temporada|season|navidad(?:es)?|christmas|ano|year)`;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
const MONTHS_A_SEASON = 3;
/** How far after the volume, and before it, its season is looked for. */
const AFTER = 90;
const BEFORE = 60;

const LIMIT =
  /(?:durante|for|over|across|during|a lo largo de|solo|solamente|only)(?: (?:las|los|the|unas|unos|about|around|solo|only|just|all|todas|todos))* $/;
const LISTED = /, ?(?:(?:unas|unos|about|solo|only|just|son|hay) )*$/;
const CLOSED = new RegExp(
  `^(?: ?$| ?[,.;)]| (?:y|and) |,? (?:(?:al|a|per|each|every|del?|of|in|en|over|por) )+(?:el |the )?${PART}(?![a-z]))`,
);
/** A beginning, after which it goes on otherwise. */
const GOES_ON = /(?<![a-z])(?:primer[oa]?s?|first|luego|despues|then|afterwards|after that|a partir)(?![a-z])/;
const SPAN = new RegExp(
  `(?<![a-z])(${MONTH_NAMES}) ?(?:a|al|hasta|to|until|till|through|thru|-|y|and) ?(?:finales de |mediados de |the end of |end of |late |mid )?(${MONTH_NAMES})(?![a-z])`,
);
const ONLY = '(?:solo|solamente|unicamente|nada mas|only|just)';
const ONE_SEASON = new RegExp(
  `(?<![a-z])(?:${ONLY}(?: [a-z]+){0,2}? (?:en |in |during |over |durante )?(?:el |the |los meses de )?(${SEASON}|${MONTH_NAMES})|(?:during|over|durante) (?:el |the )?(${SEASON}|${MONTH_NAMES})|(?:en|in) (?:el |the )?(${SEASON}|${MONTH_NAMES}) ${ONLY})(?![a-z])`,
);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a year, 0 to 1, in which what is counted here is sold; 1 where nothing limits it. `folded` is folded text. */
export function shareOfYear({ folded }: Pick<Ground, 'folded'>, count: Span, amounts: readonly Amount[]): number {
  const sentence = sentenceAround(folded, count);
  // What is said of the next number is none of this one's.
  const next = amounts.find(({ kind, start }) => start >= count.end && (kind === 'count' || kind === 'plain' || kind === 'money'));
  const words = folded.slice(sentence.start, Math.min(sentence.end, next?.start ?? sentence.end));
  if (GOES_ON.test(words)) return 1;
  const weeks = amounts.find((amount) => amount.start >= sentence.start && amount.end <= sentence.end && limits(folded, amount));
  if (weeks) return shareOfSpan(weeks);
  const span = SPAN.exec(words);
  if (span) return (((monthOfName(span[2] ?? '') - monthOfName(span[1] ?? '') + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1) / MONTHS_A_YEAR;
  const season = ONE_SEASON.exec(words);
  if (season === null) return 1;
  return (monthOfName(season[1] ?? season[2] ?? season[3] ?? '') > 0 ? 1 : MONTHS_A_SEASON) / MONTHS_A_YEAR;
}

function sentenceAround(folded: string, { start, end }: Span): Span {
  const before = folded.slice(Math.max(0, start - BEFORE), start).replace(/^.*(?:[.;!?](?=\s)|\n)/s, '');
  const after = folded.slice(end, end + AFTER).replace(/(?:[.;!?](?=\s|$)|\n).*$/s, '');
  return { start: start - before.length, end: end + after.length };
}

/** "Durante 10 semanas", "40 weeks a year", ", 10 weeks over the summer". */
function limits(folded: string, amount: Amount): boolean {
  if (amount.kind === 'count') return amount.per === 'year' && /^(?:semanas?|weeks?|mes(?:es)?|months?)$/.test(amount.noun);
  if (amount.kind !== 'duration' || (amount.unit !== 'week' && amount.unit !== 'month')) return false;
  const before = folded.slice(Math.max(0, amount.start - 40), amount.start);
  const after = folded.slice(amount.end, amount.end + 40);
  return (
    LIMIT.test(before) ||
    (LISTED.test(before) && CLOSED.test(after)) ||
    new RegExp(`^ (?:de|of|in|en|over|del) (?:el |the )?${PART}`).test(after)
  );
}

function shareOfSpan(amount: Amount): number {
  const [count, isWeeks] =
    amount.kind === 'count'
      ? [amount.high, /^(?:semana|week)/.test(amount.noun)]
      : amount.kind === 'duration'
        ? [amount.count, amount.unit === 'week']
        : [0, true];
  return Math.min(1, count / (isWeeks ? WEEKS_A_YEAR : MONTHS_A_YEAR));
}

const A_SEASON = new RegExp(
  `^ [a-z]{3,}(?: [a-z]{3,})?,? (?:(?:(?:for|in|over|per|por|en|durante|each|a|every) )?(?:the first |the |la primera |el primer |la |el |cada |this |est[ea] )?(?:season|temporada|${SEASON})(?![a-z])|(?:de|from|desde) (?:${MONTH_NAMES}) (?:a|al|hasta|to|until|till|through) )`,
);

/** "400 kids from October to March", "300 alumnos por temporada": as many in all, once a year. */
export function countsASeason(
  { folded }: Pick<Ground, 'folded'>,
  { start, end, low, isArticle }: Ground['numerals'][number],
  amounts: readonly Amount[],
): boolean {
  const isOther = amounts.some(
    (amount) => amount.start <= start && amount.end >= end && amount.kind !== 'count' && amount.kind !== 'plain',
  );
  return !isArticle && low > 1 && !isOther && A_SEASON.test(folded.slice(end, end + 60));
}
