// How many of one thing are sold in a month, by the time that it or the things beside it are told for.
import { findOpenDays } from '../../facts/open-days.ts';
import type { Ground } from './amount.ts';
import { asMonthly } from './lines-together.ts';
import { toMonthly } from './monthly-amount.ts';
import { periodTold } from './period-told.ts';
import type { ReadingContext } from './reading-context.ts';
import type { CountTold, ThingsSold } from './things-sold.ts';

/** So many a month; null where nobody said of what time it is told. */
export function unitsOf(count: CountTold, { things, daysAMonth }: ThingsSold, ground: Ground, { question }: ReadingContext): number | null {
  const others = things.flatMap(({ count: one, first }) => [one, first]).filter((one) => one !== undefined);
  const timed = others.filter(({ per, sentence }) => per !== null && sentence === count.sentence);
  const before = timed.findLast(({ start }) => start < count.start) ?? timed[0];
  const isOfMonth = question !== 'revenue' || /(?<![a-z])(?:mes|month)(?:es|s)?(?![a-z])/.test(ground.folded);
  const per = count.per ?? before?.per ?? periodTold(ground.folded) ?? (isOfMonth ? 'month' : null);
  if (per === null || per === 'unit' || per === 'hour') return null;
  if (per === 'day' && daysAMonth !== null) return asMonthly(count.value * daysAMonth);
  return asMonthly(toMonthly(count.value, per, findOpenDays(ground.folded)) ?? count.value);
}
