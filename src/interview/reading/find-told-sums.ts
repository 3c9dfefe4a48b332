// «31.000 euros: 9.800 de web, 5.200 de equipos y 16.000 de obra»: a total and what it is made of, known by its arithmetic and not by its words.

import { sumOf } from '../../finance/sum-of.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import type { Amount, Money } from './amount.ts';
import type { Span } from './clauses.ts';
import { comesTo, countsTo, upTo } from './counts-to.ts';
import { middle } from './monthly-amount.ts';

/** One of what a total is made of. */
export type Part = Pick<Money, 'low' | 'high' | 'start' | 'end'>;

export interface ToldSum {
  readonly total: Money;
  /** From the first part to the end of the last. */
  readonly parts: Span;
  /** The parts in order. */
  readonly run: readonly Part[];
}

const LEAST_PARTS = 2;
/** "Each founder", «cada una»: said of a part, it counts as often as makes the sum. */
const EACH = /(?<![a-z])(?:each|apiece|cada un[oa]|cada soci[oa]|por persona|per person|for both|c\/u)(?![a-z])/;
const MOST_TIMES = 5;
const STOPS = new RegExp(`(?:${FULL_STOP}|[!?])(?=\\s|$)|\\n`, 'u');

/**
 * The totals that stand before their parts in one sentence, none of them a part of another. Where one thing alone was asked (`isAlone`), all that
 * follows the first amount may be its parts, in sentences of their own: "$63 a visit. I pay the cleaners $55, supplies are $8."
 */
export function findToldSums(folded: string, amounts: readonly Amount[], isAlone = false): readonly ToldSum[] {
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money');
  const [first, ...others] = monies;
  const last = others.at(-1);
  if (isAlone && first && last && others.length >= LEAST_PARTS && comesTo(sumOf(others.map(middle)), middle(first)))
    return [{ total: first, parts: { start: (others[0] as Money).start, end: last.end }, run: others }];
  const sums: ToldSum[] = [];
  for (const [at, total] of monies.entries()) {
    if (sums.some(({ parts }) => total.start < parts.end)) continue;
    const bare = runAfter(folded, total, monies.slice(at + 1));
    const run =
      bare.length > 0
        ? bare
        : runAfter(folded, total, amounts.filter((amount) => amount.start >= total.end && isLikeMoney(amount)) as readonly Part[]);
    const [start, end] = [run[0]?.start, run.at(-1)?.end];
    if (start !== undefined && end !== undefined) sums.push({ total, parts: { start, end }, run });
  }
  return sums;
}

/** “And 9,000 cushion”: a sum with its thing after it may be read as so many of them. */
function isLikeMoney(amount: Amount): boolean {
  return amount.kind === 'money' || ((amount.kind === 'count' || amount.kind === 'plain') && amount.low >= LEAST_COUNTED);
}

const LEAST_COUNTED = 100;

/** The shortest run of amounts right after the total that comes to it; empty where none does. */
function runAfter(folded: string, total: Money, after: readonly Part[]): readonly Part[] {
  const [first] = after;
  if (!first || !OPENS.test(folded.slice(total.end, first.start))) return [];
  const endBefore = (at: number) => after[at - 1]?.end ?? total.end;
  const stop = after.findIndex((part, at) => STOPS.test(folded.slice(endBefore(at), part.start)));
  const within = stop < 0 ? after : after.slice(0, stop);
  const summands = within.map((part, at) => {
    const around = folded.slice(Math.max(endBefore(at), part.start - EACH_WITHIN), part.end + EACH_WITHIN);
    return { value: middle(part), times: EACH.test(around) ? upTo(MOST_TIMES) : [1] };
  });
  return within.slice(0, countsTo(summands, middle(total)).length);
}

/** What stands between a total and its first part: «: web 9.800», «(9.800 de web», «, 9.000 míos», "which is $42". */
const OPENS =
  /[:(=]|^[^,;.]{0,40}, ?(?:(?:unos|unas|about|like) )?[$€£]?$|[ ,](?:which is|which are|made up of|que son|repartid[oa]s en|divid[a-z]+)(?![a-z])/;
const EACH_WITHIN = 24;
