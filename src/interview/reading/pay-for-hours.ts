import { countWeekdays } from '../../language/part-of-year.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { EMPLOYEE } from './cost-words.ts';
import { toMonthly } from './monthly-amount.ts';

/** How far from the rate the hours are looked for. */
const REACH = 60;
const MOST_HOURS_A_DAY = 14;
const EACH_SALE = /^ ?(?:,? ?(?:por|per|each|cada|every|a|an|al|for (?:each|every)|\/) ?(?:el |la |cada )?)([a-z]{3,})(?![a-z])/;
const TIMES = /^(?:dia|day|semana|week|mes|month|ano|year|uno|una|person|persona|hora|hour)s?$/;
const PEOPLE = new RegExp(`^ (?:[a-z-]+ )?(?:${EMPLOYEE}|people|personas)(?![a-z])`);

export interface HoursPaid {
  readonly value: number;
  /** Of one sale, or of one month. */
  readonly per: 'unit' | 'month';
}

/** "12.60 an hour, about 3 hours a job": what somebody's hours come to; null where only the rate is told. */
export function payForHours(ground: Ground, rate: Money, amounts: readonly Amount[]): HoursPaid | null {
  const { folded } = ground;
  for (const hours of amounts) {
    const isNear = hours.start >= rate.end ? hours.start - rate.end <= REACH : rate.start - hours.end <= REACH;
    const isHours =
      (hours.kind === 'duration' && hours.unit === 'hour') || (hours.kind === 'count' && /^(?:horas?|hours?|h)/.test(hours.noun));
    if (!isNear || !isHours) continue;
    const count = hours.kind === 'duration' ? hours.count : (hours.low + hours.high) / 2;
    if (hours.kind === 'count' && hours.per !== null && hours.per !== 'unit')
      return {
        value: cents(rate.low * (toMonthly(count, hours.per, daysTold(ground, rate)) ?? count) * peopleBefore(ground, rate)),
        per: 'month',
      };
    const thing = EACH_SALE.exec(folded.slice(hours.end))?.[1];
    if (thing && !TIMES.test(thing)) return { value: cents(rate.low * count), per: 'unit' };
    const days = daysTold(ground, rate);
    // "A kid on Saturdays at £9 an hour, eight hours".
    if (!thing && days !== null && count <= MOST_HOURS_A_DAY)
      return { value: cents(rate.low * (toMonthly(count, 'day', days) ?? count) * peopleBefore(ground, rate)), per: 'month' };
  }
  return null;
}

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
