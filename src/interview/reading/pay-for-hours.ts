import { countWeekdays } from '../../language/part-of-year.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Amount, AmountPeriod, Ground, Money } from './amount.ts';
import { EMPLOYEE } from './cost-words.ts';
import { toMonthly } from './monthly-amount.ts';

/** How far from the rate the hours are looked for. */
const REACH = 60;
const MOST_HOURS_A_DAY = 14;
const EACH_SALE = /^ ?(?:,? ?(?:por|per|each|cada|every|a|an|al|for (?:each|every)|\/) ?(?:el |la |cada )?)([a-z]{3,})(?![a-z])/;
/** Once a day, on the days on which it sells. */
const EACH_DAY =
  /^ ?,? ?(?:al dia|por dia|diarias|cada dia|a day|per day|each day|every day|daily|(?:cada|por|por la|each|every|an?|per|in the) (?:tardes?|mananas?|noches?|afternoons?|evenings?|mornings?|nights?))(?![a-z])/;
/** Days worked in a week where none are told. */
const WHOLE_WEEK = 5;
const TIMES =
  /^(?:dia|day|semana|week|mes|month|ano|year|tarde|manana|noche|afternoon|evening|morning|night|uno|una|person|persona|hora|hour)s?$/;
const PEOPLE = new RegExp(`^ (?:[a-z-]+ ){0,2}?(?:${EMPLOYEE}|kids|people|personas)(?![a-z])`);

export interface HoursPaid {
  readonly value: number;
  /** Of one sale, or of one month. */
  readonly per: 'unit' | 'month';
}

/** "12.60 an hour, about 3 hours a job": what somebody's hours come to; null where only the rate is told. `open`: days of the week it sells. */
export function payForHours(ground: Ground, rate: Money, amounts: readonly Amount[], open: number | null): HoursPaid | null {
  const { folded } = ground;
  for (const hours of hoursNear(rate, amounts)) {
    const thing = EACH_SALE.exec(folded.slice(hours.end))?.[1];
    if (hours.per === null && thing && !TIMES.test(thing)) return { value: cents(rate.low * hours.count), per: 'unit' };
    const worked = hoursOf(ground, rate, hours, open);
    if (worked === null) continue;
    return {
      value: cents(rate.low * (toMonthly(worked.count, worked.per, worked.days) ?? worked.count) * peopleBefore(ground, rate)),
      per: 'month',
    };
  }
  return null;
}

/** Hours of each day or each week, the days of a week where they are of a day, and where the words about them end. */
interface HoursWorked {
  readonly count: number;
  readonly per: AmountPeriod;
  readonly days: number | null;
  readonly end: number;
}

/** "3.5 hours a day", «3 horas cada tarde»: for how long something with that rate is paid; null where it is not told. */
export function hoursPaidIn(ground: Ground, rate: Money, amounts: readonly Amount[], open: number | null): HoursWorked | null {
  for (const hours of hoursNear(rate, amounts)) {
    const worked = hoursOf(ground, rate, hours, open);
    if (worked !== null) return { ...worked, days: worked.days ?? WHOLE_WEEK };
  }
  return null;
}

interface Hours {
  readonly count: number;
  readonly per: AmountPeriod | null;
  readonly end: number;
}

/** Those told after the rate first: before it may stand another's. */
function hoursNear(rate: Money, amounts: readonly Amount[]): readonly Hours[] {
  const inOrder = [...amounts.filter(({ start }) => start >= rate.end), ...amounts.filter(({ end }) => end <= rate.start)];
  return inOrder.flatMap((hours) => {
    const isNear = hours.start >= rate.end ? hours.start - rate.end <= REACH : rate.start - hours.end <= REACH;
    if (!isNear) return [];
    const { end } = hours;
    if (hours.kind === 'duration' && hours.unit === 'hour') return [{ count: hours.count, per: null, end }];
    const isHours = hours.kind === 'count' && /^(?:horas?|hours?|h)/.test(hours.noun);
    return isHours ? [{ count: (hours.low + hours.high) / 2, per: hours.per === 'unit' ? null : hours.per, end }] : [];
  });
}

function hoursOf(ground: Ground, rate: Money, { count, per, end }: Hours, open: number | null): HoursWorked | null {
  const days = daysTold(ground, rate) ?? open;
  if (per !== null) return { count, per, days, end };
  const each = EACH_DAY.exec(ground.folded.slice(end))?.[0];
  if (count > MOST_HOURS_A_DAY) return null;
  if (each !== undefined) return { count, per: 'day', days: days ?? WHOLE_WEEK, end: end + each.length };
  // "A kid on Saturdays at £9 an hour, eight hours".
  const thing = EACH_SALE.exec(ground.folded.slice(end))?.[1];
  const told = daysTold(ground, rate);
  return !thing && told !== null ? { count, per: 'day', days: told, end } : null;
}

/** "15 hours a week at $35": of one hour, whatever the hours are counted in. */
export function atTheHour({ folded }: Ground, money: Money): Money {
  return HOURS_AT.test(folded.slice(0, money.start)) ? { ...money, per: 'hour' } : money;
}

const HOURS_AT =
  /\d ?(?:horas?|hours?|hrs?|h)(?: (?:a|per|each|la|por|al|semanales|a la|cada) ?(?:week|month|semana|mes|day|dia)?| weekly| a week)?,? (?:a|at|@) [$€£]?$/;

/** "$160 a day, two days a week": what a day's pay comes to in a month; null where the days are not told. */
export function payForDays(ground: Ground, rate: Money): number | null {
  const days = daysTold(ground, rate);
  return days === null ? null : cents((toMonthly(rate.low, 'day', days) ?? rate.low) * peopleBefore(ground, rate));
}

/** The words without how many days a week are worked. */
export function withoutDays(words: string): string {
  return words.replace(NIGHTS, ' ');
}

/** "Fridays and Saturdays", "four nights a week": the days of the sentence on which they work; null where it tells none. */
function daysTold({ folded }: Ground, { start, end }: Money): number | null {
  const before = folded.slice(0, start).replace(/^.*[.;!?\n] /s, '');
  const after = folded.slice(end).replace(/[.;!?\n](?=\s|$).*$/s, '');
  const counted = NIGHTS.exec(`${before}|${after}`)?.[1];
  if (counted !== undefined) return smallNumber(counted) ?? Number(counted);
  return countWeekdays(`${before}|${after}`) || null;
}

const NIGHTS =
  /(?<![a-z\d])([1-7]|dos|tres|cuatro|cinco|seis|two|three|four|five|six) (?:dias|noches|tardes|mananas|days|nights|evenings|mornings|afternoons|shifts)(?: a la semana| por semana| a week| per week)?(?![a-z])/;

/** "Two girls at 12 an hour": each works those hours. */
function peopleBefore({ folded, numerals }: Ground, { start }: Money): number {
  const number = numerals.findLast(({ end, low, isArticle }) => !isArticle && end <= start && end > start - REACH && low >= 2 && low <= 50);
  return number && PEOPLE.test(folded.slice(number.end)) ? number.low : 1;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
