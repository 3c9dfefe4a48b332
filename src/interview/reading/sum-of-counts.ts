// "15 a day, call it 130 a week", «3 al día por 25 días son 75 al mes»: what the parts come to, as it was told.
import type { Amount, Count, Ground } from './amount.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';

const SUMMED_BEFORE =
  /\b(?:ponele|pongale|ponle|digamos|o sea|es decir|en total|call it|(?:let'?s )?say|that(?:'s| is| makes| comes to)|altogether|in all|in total)(?: que| unos| unas| about| around| some)* $/;
/** These may begin another level as well: «los sábados son 5». */
const COMES_TO =
  /\b(?:son|serian|hacen|dan|salen|sale a|is|makes|gives(?: me| us)?|comes to|works out (?:at|to))(?: unos| unas| about| around| como)* $/;
const LEAST = 0.6;
const MOST = 1.5;

/** Bare numbers of a longer time, right after the counts that they add up. */
export function findSums({ folded }: Ground, amounts: readonly Amount[]): readonly Count[] {
  return amounts.flatMap((amount, at) => {
    if (amount.kind !== 'money' || amount.currency !== null || amount.per === null || amounts[at - 1]?.kind !== 'count') return [];
    const { low, high, per, start, end } = amount;
    return SUMMED_BEFORE.test(folded.slice(Math.max(0, start - 40), start))
      ? [{ kind: 'count', low, high, per, start, end, noun: '' }]
      : [];
  });
}

/** Whether a count says what the first comes to. */
export function isSumOfCounts({ folded }: Ground, count: Count, first: Count): boolean {
  const before = folded.slice(Math.max(0, count.start - 40), count.start);
  if (SUMMED_BEFORE.test(before)) return true;
  const [part, whole] = [first, count].map((one) => toMonthly(middle(one), one.per ?? 'unit'));
  const isLonger =
    (first.per === 'day' || first.per === 'week') && (count.per === 'month' || (count.per === 'week' && first.per === 'day'));
  if (!isLonger || !part || !whole || !COMES_TO.test(before) || /[.;!?]\s/.test(folded.slice(first.end, count.start))) return false;
  return whole / part > LEAST && whole / part < MOST;
}

/** "Twenty-four teams, four people in a team, so ninety-six people a week": the product of two that were told before, and said to be. */
export function isProductTold({ folded, numerals }: Ground, { start, low, high }: Count): boolean {
  if (low !== high || !SO_MANY.test(folded.slice(Math.max(0, start - 30), start))) return false;
  const before = numerals.filter((numeral) => numeral.end <= start && numeral.low === numeral.high && numeral.low >= 2);
  return before.some((one, at) => before.slice(at + 1).some((other) => one.low * other.low === low));
}

const SO_MANY =
  /(?<![a-z])(?:so|that(?:'s| is| makes)|which is|making|o sea|asi que|es decir|son|serian)(?: (?:that's|it's|like|about|unos|unas|como))* $/;

/** "600 a week, 80 on each of four weekdays and 140 on Saturday and Sunday": what its days come to, where that was told beside them. */
export function totalOfWeek({ folded }: Ground, week: Numeral, counts: readonly Count[]): Count | undefined {
  const parts = toMonthly(middle(week), 'week') ?? 0;
  return counts.find((count) => {
    const [from, to] = count.start < week.start ? [count.end, week.start] : [week.end, count.start];
    const whole = count.per === 'week' || count.per === 'month' ? toMonthly(middle(count), count.per) : null;
    const isBeside = to >= from && !/[.;!?]\s/.test(folded.slice(from, to));
    // Told further on, it is proved by its arithmetic.
    const isProved = whole !== null && count.per === 'month' && Math.abs(whole / parts - 1) < NEARLY;
    return isProved || (isBeside && whole !== null && whole / parts > LEAST && whole / parts < MOST);
  });
}

const NEARLY = 0.06;
