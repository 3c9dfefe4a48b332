import { type Fact, factValue } from '../../facts/fact.ts';
import { assumeBusiness } from '../../finance/assume-business.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Reading, ScriptQuestion } from '../interview.ts';
import { weighHours } from '../weigh-hours.ts';
import { isWithinBounds } from './bounds.ts';
import { isDontKnow } from './classify-words.ts';
import { findWorkTime } from './find-work-time.ts';
import { isKept } from './kept-as-it-is.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { tellsHoursOfMonth, timeOfEach, timeOfMonth } from './time-of-each.ts';
import { timeOfSome } from './time-of-some.ts';

const USUAL =
  /^(?:(?:pues|mas o menos|si|yes|about|well) ?,?)* ?(?:eso|lo mismo|lo (?:corriente|normal|habitual|de siempre)|igual|asi|parecido|that|the same|the usual|about right|sounds right)\b/;
const PEOPLE = /\b(?:somos|seremos|contrat\w+|personas?|ayudante|people|hire|of us|helper)\b/;
const SALES = /\b(?:ventas|al mes|a la semana|por semana|sales|a month|a week|per week)\b/;

/** The answer to how long one sale takes: a time, what is usual, or other sales or hands instead. */
export function readServiceTime(text: string, context: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading {
  const folded = foldText(text);
  const hours = weighHours(context.known, context.today);
  const all = timeOfAll(folded, context);
  if (all === 'open') return { kind: 'unclear', facts: [] };
  const minutes =
    opening(folded, context) ?? all ?? findWorkTime(folded, isMonthly(context)) ?? bareTime(folded, hours?.usual ?? hours?.room ?? null);
  const times = all === null ? handsAtOnce(folded) : 1;
  const told = minutes === null ? [] : timeFact(minutes * times, text, context, all !== null);
  if (told.length > 0) return { kind: 'answer', ...withTeam(told, folded, context, readAs) };
  if (isDontKnow(folded)) return { kind: 'dont-know', facts: [] };
  if (isKept(folded) || USUAL.test(folded.trim())) return { kind: 'confirmation', facts: [] };
  const other = PEOPLE.test(folded) ? readAs('team') : SALES.test(folded) && !tellsHoursOfMonth(folded) ? readAs('volume') : null;
  const facts = other?.facts.filter(({ id }) => id === 'team' || id === 'volume') ?? [];
  return facts.length > 0 ? { kind: 'correction', facts } : { kind: 'unclear', facts: [] };
}

/** «¿Cómo que 4? Somos dos, Leire y yo»: the team put right beside the time. */
function withTeam(
  told: readonly Fact[],
  folded: string,
  { known }: ReadingContext,
  readAs: (question: ScriptQuestion) => Reading,
): Pick<Reading, 'facts' | 'corrected'> {
  const team = WE_ARE.test(folded) ? readAs('team').facts.filter(({ id, value }) => id === 'team' && value !== known.team?.value) : [];
  return { facts: [...told, ...team], ...(team.length > 0 && { corrected: ['team'] }) };
}

/** Where the hours do not do: what takes no time, or how many they are, put right instead. Null where neither is told. */
export function readHoursAnew(text: string, context: ReadingContext, readAs: (question: ScriptQuestion) => Reading): Reading | null {
  const folded = foldText(text);
  const minutes = isMonthly(context) ? null : timeOfSome(folded, context.known);
  const isAnew = minutes !== null && minutes !== factValue(context.known, 'minutesPerSale');
  const { facts } = withTeam(isAnew ? timeFact(minutes, text, context, true) : [], folded, context, readAs);
  return facts.length > 0 ? { kind: 'correction', facts } : null;
}

const WE_ARE = /(?<![a-z])(?:somos|seremos|we are|we're|there are|there's)(?![a-z])/;

/** "About 75 minutes, so six a day and some 125 a month": what the answer opens with is the time, where one thing is sold. */
function opening(folded: string, { known }: ReadingContext): number | null {
  const minutes = known.lines ? undefined : OPENS_WITH_MINUTES.exec(folded)?.[1];
  return minutes === undefined ? null : Number(minutes);
}

const OPENS_WITH_MINUTES =
  /^(?:(?:about|around|like|well|so|yes|it takes(?: me)?|si|pues|unos|unas|como|sobre|me lleva|tardo|son|each (?:one )?(?:takes )?),? )*(\d{1,3}) ?(?:minut\w*|mins?)(?![a-z])/;

/** The mean of the several things sold, or the month's hours shared out among the sales. */
function timeOfAll(folded: string, context: ReadingContext): ReturnType<typeof timeOfEach> {
  const ofSome = isMonthly(context) ? null : timeOfSome(folded, context.known);
  if (ofSome !== null) return ofSome;
  const ofMonth = isMonthly(context) ? null : timeOfMonth(folded, context.known);
  const ofEach = timeOfEach(folded, context.known);
  return ofEach === 'open' ? (ofMonth ?? ofEach) : (ofEach ?? ofMonth);
}

const NAMES_TIME =
  /\b(?:llev\w+|tard\w+|tiempo|dur\w+|dedic\w+|por (?:cada )?[a-z]+|cada|takes?|time|lasts?|spend|per|each)\b|\b(?:min\w*|hours?|horas?) (?:an?|la|el) (?!day|week|month|year|dia|semana|mes|ano)[a-z]{3}/;
const HOURS = /\b(?:\w*minut\w*|mins?|h?or(?:as?|itas?)|hours?|hrs?|hs?|jornadas?)\b/;

/** The time of one sale told anew where the figures were read back: «cada pieza me lleva 6 horas». */
export function correctTime(text: string, context: ReadingContext): readonly Fact[] {
  const folded = foldText(text);
  const all = timeOfAll(folded, context);
  if (all !== null) return all === 'open' ? [] : timeFact(all, text, context, true);
  if (!NAMES_TIME.test(folded) || !HOURS.test(folded) || /\b(?:abr\w+|horario|open\w*|al dia|a day)\b/.test(folded)) return [];
  const minutes = findWorkTime(folded, isMonthly(context));
  return minutes === null ? [] : timeFact(minutes, text, context);
}

const TOGETHER =
  /\b(?:l[oa]s (dos|tres|cuatro)|the (two|three|four) of us|(?:con|entre|with|for|de) ([2-4]|dos|tres|cuatro|two|three|four) (?:personas|hombres|people|men)|both of us)\b/;

/** «Media jornada los dos» is a working day of one. */
function handsAtOnce(folded: string): number {
  const match = TOGETHER.exec(folded);
  if (!match) return 1;
  const count = match[1] ?? match[2] ?? match[3];
  return count === undefined ? 2 : (smallNumber(count) ?? Number(count));
}

function timeFact(minutes: number, text: string, { answer }: ReadingContext, isMean = false): readonly Fact[] {
  if (!isWithinBounds('minutesPerSale', minutes)) return [];
  const origin = isMean ? 'derived' : 'said';
  return [makeFact('minutesPerSale', minutes, { unit: 'minutes', quote: quoteOf(text, answer, 0, text.length), origin })];
}

function isMonthly({ known, today }: ReadingContext): boolean {
  return assumeBusiness(known, today).shape.value === 'subscription';
}

/** "Unas 6" alone is in whatever comes nearer to what was named: hours or minutes. */
function bareTime(folded: string, expected: number | null): number | null {
  const words = folded.replace(/[^\p{L}\d.,]+/gu, ' ').trim();
  const count = Number(
    /^(?:(?:no se|pues|como|unas?|unos|sobre|about|around|like|maybe|some) )*(\d{1,3}(?:[.,]\d)?)(?: mas o menos| or so)?$/
      .exec(words)?.[1]
      ?.replace(',', '.'),
  );
  if (!Number.isFinite(count) || count <= 0 || expected === null) return null;
  const distance = (minutes: number) => Math.abs(Math.log(minutes / expected));
  return Math.round(distance(count * 60) < distance(count) ? count * 60 : count);
}
