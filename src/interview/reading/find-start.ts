import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, CalendarDate, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const OPENING =
  /\b(?:abr(?:o|ir|ire|imos|iremos|iria|iriamos)|apertura|arranc\w*|empez\w*|empiez\w*|comenz\w*|comienz\w*|inaugur\w*|lanz\w*|iniciar\w*|inicio|mes de inicio|open(?:ing)?|start(?:ing|s)?|launch\w*|begin\w*|kick off|trading)\b/;
const ANYWHERE: ReadonlySet<QuestionId> = new Set([
  'goals',
  'resources',
  'revenue',
  'identity',
  'solution',
  'volume',
  'fixed-costs',
  'team',
  'funding',
  'investment',
]);
const NOW =
  /\b(?:ya (?:estoy|estamos|vendo|(?:he|hemos) (?:empezado|arrancado|comenzado)|vendemos|esta(?:mos)? (?:abierto|vendiendo|abiertos)|abri(?:mos)?|funciona\w*|he abierto|hemos abierto)|este mes|ahora mismo|ya mismo|cuanto antes|de inmediato|inmediatamente|already (?:open|selling|trading|running)|we(?:'re| are) open|right now|right away|this month|immediately|as soon as possible|asap|now)\b/;
const NOW_ALONE = /^(?:pues |bueno |well,? )?(?:ya|ya mismo|hoy(?: mismo)?|already|today)[.! ]*$/;
const NEXT_MONTH = /\b(?:mes (?:que|q|k) viene|proximo mes|mes proximo|next month)\b/;
const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:despues del verano|tras el verano|after (?:the )?summer|a la vuelta del verano)\b/, 9],
  [/\b(?:despues de (?:navidad|las fiestas|reyes)|after (?:christmas|the holidays))\b/, 1],
  [/\b(?:primavera|spring)\b/, 4],
  [/\b(?:verano|summer)\b/, 7],
  [/\b(?:otono|autumn|in the fall|fall of|this fall|next fall)\b/, 10],
  [/\b(?:invierno|winter)\b/, 12],
  [/\b(?:navidad(?:es)?|christmas)\b/, 12],
  [/\b(?:ano nuevo|new year|ano que viene|next year|principios de ano|start of the year|beginning of the year)\b/, 1],
  [/\b(?:semana santa|easter)\b/, 4],
  [/\b(?:vuelta al cole|back to school)\b/, 9],
  [/\b(?:final(?:es)? de ano|fin de ano|end of (?:the )?year)\b/, 12],
];

/** The first month of trading as `YYYY-MM`. A month without a year is its next coming, the running month included. */
export function findStart(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const { question, today, answer } = context;
  const isAsked = question === 'start';
  if (!isAsked && !ANYWHERE.has(question) && question !== 'read-back') return [];
  const { folded } = ground;
  if (!isAsked && !OPENING.test(folded)) return [];
  const date = amounts.filter((amount) => amount.kind === 'date').find((one) => isAsked || isOpening(folded, one));
  if (date) {
    const isPast = PAST_BEFORE.test(folded.slice(Math.max(0, date.start - 40), date.start));
    const month = isAsked || date.month !== null ? monthOf(date, folded, today, isPast) : null;
    return month === null ? [] : [makeFact('start', month, { quote: quoteOf(ground.text, answer, date.start, date.end) })];
  }
  if (!isAsked) return [];
  const month = spokenMonth(folded, amounts, today);
  return month === null
    ? []
    : [makeFact('start', month, { quote: quoteOf(ground.text, answer, 0, Math.min(ground.text.length, 200)), origin: 'derived' })];
}

/** Outside its question a date is the opening's only in the same clause as a word for it. */
function isOpening(folded: string, { start }: CalendarDate): boolean {
  const clause = folded.slice(Math.max(0, start - 60), start);
  const words = clause.slice(clause.search(/[^.;,]*$/));
  return OPENING.test(words);
}

function spokenMonth(folded: string, amounts: readonly Amount[], today: string): string | null {
  const span = amounts.find((amount) => amount.kind === 'duration');
  if (span?.kind === 'duration') {
    const months = { month: span.count, year: span.count * 12, week: span.count / 4.345, quarter: span.count * 3, day: span.count / 30.4 }[
      span.unit as 'month'
    ];
    if (months !== undefined && months >= 0 && months <= 120) return addMonths(today, Math.round(months));
  }
  if (/\b(?:medio ano|half a year)\b/.test(folded)) return addMonths(today, 6);
  if (NEXT_MONTH.test(folded)) return addMonths(today, 1);
  const season = SEASONS.find(([pattern]) => pattern.test(folded));
  if (season) return nextComing(season[1], today);
  return NOW.test(folded) || NOW_ALONE.test(folded.trim()) ? addMonths(today, 0) : null;
}

/** "Desde octubre", "running since October": the last one gone by. */
const PAST_BEFORE =
  /(?<![a-z])(?:since|desde|(?:abri|empece|empezamos|arranque|arrancamos|opened|started|launched)(?: en| in)?)(?: el| last| el pasado)? $/;

function monthOf({ year, month }: CalendarDate, folded: string, today: string, isPast: boolean): string | null {
  if (year === null && month !== null && isPast) return lastComing(month, today);
  if (year === null) return month === null ? null : nextComing(month, today);
  if (month !== null) return format(year, month);
  const season = SEASONS.find(([pattern]) => pattern.test(folded));
  if (season) return format(year, season[1]);
  if (/\b(?:final(?:es)? de|end of|late|fin de)\b/.test(folded)) return format(year, 12);
  if (/\b(?:mediados de|mid|middle of)\b/.test(folded)) return format(year, 6);
  const thisYear = Number(today.slice(0, 4));
  return format(year, year === thisYear ? Number(today.slice(5, 7)) : 1);
}

function nextComing(month: number, today: string): string {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return format(month >= now ? year : year + 1, month);
}

function lastComing(month: number, today: string): string {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return format(month <= now ? year : year - 1, month);
}

function addMonths(today: string, months: number): string {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return format(Math.floor(index / 12), (index % 12) + 1);
}

function format(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
