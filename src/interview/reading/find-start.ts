import { type Fact, factValue } from '../../facts/fact.ts';
import { nextComing } from '../../language/month-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, CalendarDate, Ground } from './amount.ts';
import { isBareDate } from './is-bare-date.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { monthOfSeason } from './spoken-seasons.ts';

const OPENING =
  /\b(?:abr(?:o|ir|ire|imos|iremos|iria|iriamos)|apertura|arranc\w*|empez\w*|empiez\w*|comenz\w*|comienz\w*|inaugur\w*|lanz\w*|iniciar\w*|inicio|mes de inicio|part(?:o|ir|ire|imos|iremos|iria)|salgo a|open(?:ing)?|going from|going live|get(?:ting)? going|up and running|start(?:ing|s)?|launch\w*|begin\w*|kick off|trading)\b/;
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
const NEXT_WEEK = /\b(?:semana (?:que|q|k) viene|proxima semana|semana proxima|next week)\b/;

const PUT_AT =
  /(?<![a-z])(?:no|mejor|al final|ponl[oa]|pon|cambial[oa] a|cambia[r]? a|sera|seria|es|make it|change (?:it|that) to|put it|it's|it is|it'll be|better|actually|rather|instead|till|until|hasta)(?![a-z])/g;

/** The first month of trading as `YYYY-MM`. A month without a year is its next coming, the running month included. */
export function findStart(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const { question, answer } = context;
  const isAsked = question === 'start';
  if (!isAsked && !ANYWHERE.has(question) && question !== 'read-back') return [];
  const { folded } = ground;
  // «Mejor en octubre», "make it March": said to what is read back, a month alone is the opening's.
  const isBare = question === 'read-back' && isBareDate({ folded: folded.replace(PUT_AT, ' ') });
  if (!isAsked && !isBare && !OPENING.test(folded)) return [];
  const dates = amounts.filter((amount) => amount.kind === 'date').filter((one) => isAsked || isBare || isOpening(folded, one));
  if (isAsked && dates.some((one) => runsSince(folded, one, context))) return runningStart(ground, context);
  const [date] = dates;
  if (date) {
    const isPast = PAST_BEFORE.test(folded.slice(Math.max(0, date.start - 40), date.start));
    const month = isAsked || date.month !== null ? monthOf(date, folded, context, isPast) : null;
    // A month that is over, told as one to come, is a slip: it is asked.
    if (!isAsked && month !== null && month < context.today.slice(0, 7) && TO_COME.test(clauseBefore(folded, date))) return [];
    const [from, to] = isAsked && SHUT.test(folded) ? [0, Math.min(ground.text.length, 200)] : [date.start, date.end];
    return month === null ? [] : [makeFact('start', month, { quote: quoteOf(ground.text, answer, from, to) })];
  }
  if (!isAsked && question !== 'read-back') return [];
  const month = isAsked ? spokenMonth(folded, amounts, context) : seasonIn(folded, null, context);
  return month === null
    ? []
    : [makeFact('start', month, { quote: quoteOf(ground.text, answer, 0, Math.min(ground.text.length, 200)), origin: 'derived' })];
}

/** "Open since March 2022": a year and more ago. */
function runsSince(folded: string, date: CalendarDate, { today }: ReadingContext): boolean {
  if (date.year === null || !(SINCE.test(folded.slice(Math.max(0, date.start - 40), date.start)) || OPEN_ALREADY.test(folded)))
    return false;
  return format(date.year, date.month ?? 12) < addMonths(today, -MONTHS_OLD);
}

const MONTHS_OLD = 12;
const SINCE = /(?<![a-z])(?:since|desde|opened|started|launched|abri(?:mos)?|empece|empezamos|arranque|arrancamos)(?: in| en| el)? $/;
const OPEN_ALREADY =
  /(?<![a-z])(?:ya (?:estamos|estoy|llevamos|llevo)|llevamos|llevo|already|been (?:open|running|going|trading))(?![a-z])/;

/** A business that runs has no opening to wait for: what is told it sells already, and the plan counts from now. */
function runningStart({ text }: Ground, { answer, today }: ReadingContext): readonly Fact[] {
  const quote = quoteOf(text, answer, 0, Math.min(text.length, 200));
  return [
    makeFact('start', addMonths(today, 0), { quote, origin: 'derived' }),
    makeFact('volumeFromStart', true, { quote, origin: 'derived' }),
  ];
}

/** Outside its question a date is the opening's only in the same clause as a word for it. */
function isOpening(folded: string, date: CalendarDate): boolean {
  return OPENING.test(clauseBefore(folded, date));
}

function clauseBefore(folded: string, { start }: CalendarDate): string {
  const clause = folded.slice(Math.max(0, start - 60), start);
  return clause.slice(clause.search(/[^.;,]*$/));
}

const TO_COME =
  /\b(?:abrir|abrire|abriremos|arrancar|arrancare|arrancaremos|empezar|empezare|empezaremos|inaugurar|partir|quiero|queremos|pienso|pensamos|espero|to (?:open|start|launch)|will|i'll|we'll|want|plan|hope|aim|opening|starting|going)\b/;

function spokenMonth(folded: string, amounts: readonly Amount[], context: ReadingContext): string | null {
  const { today } = context;
  const span = amounts.find((amount) => amount.kind === 'duration');
  if (span?.kind === 'duration') {
    const days = { day: span.count, week: span.count * 7 }[span.unit as 'day'];
    if (days !== undefined && days >= 0 && days <= 3_650) return addDays(today, days);
    const months = { month: span.count, year: span.count * 12, quarter: span.count * 3 }[span.unit as 'month'];
    if (months !== undefined && months >= 0 && months <= 120) return addMonths(today, Math.round(months));
  }
  if (NEXT_WEEK.test(folded)) return addDays(today, 7);
  if (/\b(?:medio ano|half a year)\b/.test(folded)) return addMonths(today, 6);
  if (NEXT_MONTH.test(folded)) return addMonths(today, 1);
  const season = seasonIn(folded, null, context);
  if (season !== null) return season;
  return NOW.test(folded) || NOW_ALONE.test(folded.trim()) ? addMonths(today, 0) : null;
}

/** "Desde octubre", "running since October": the last one gone by. */
const PAST_BEFORE =
  /(?<![a-z])(?:since|desde|(?:abri|empece|empezamos|arranque|arrancamos|parti|comence|comenzamos|ya (?:abrimos|iniciamos|inicie)|opened|started|launched)(?: en| in)?)(?: el| last| el pasado)? $/;

/** «Empezamos en junio, no en mayo», where it was to open in a month to come: the present tense is the same word. */
function isToBe(folded: string, { known, today }: ReadingContext): boolean {
  const start = factValue(known, 'start');
  return (
    start !== undefined &&
    start > today.slice(0, 7) &&
    !/(?<![a-z])(?:since|desde|abri|empece|arranque|parti|comence|ya|opened|started|launched)(?![a-z])/.test(folded)
  );
}

function monthOf({ year, month }: CalendarDate, folded: string, context: ReadingContext, isPast: boolean): string | null {
  const { today } = context;
  if (year === null && month !== null && isPast && !isToBe(folded, context)) return lastComing(month, today);
  if (year === null) return month === null ? null : nextComing(month, today);
  if (month !== null) return format(year, month);
  const season = seasonIn(folded, year, context);
  if (season !== null) return season;
  if (/\b(?:final(?:es)? de|end of|late|fin de)\b/.test(folded)) return format(year, 12);
  if (/\b(?:mediados de|mid|middle of)\b/.test(folded)) return format(year, 6);
  const thisYear = Number(today.slice(0, 4));
  return format(year, year === thisYear ? Number(today.slice(5, 7)) : 1);
}

function seasonIn(folded: string, year: number | null, { today, known }: ReadingContext): string | null {
  return monthOfSeason(folded, { year, today, country: factValue(known, 'country') ?? null });
}

function addDays(today: string, days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 7);
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

/** "April. We shut January to March": which months are none of the season is kept with it. */
const SHUT = /(?<![a-z])(?:shut|closed?|cerr(?:amos|ado|ada)|cierro)(?![a-z])/;
