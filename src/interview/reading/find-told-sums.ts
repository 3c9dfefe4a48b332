// «31.000 euros: 9.800 de web, 5.200 de equipos y 16.000 de obra»: a total and what it is made of, known by its arithmetic and not by its words.
import { FULL_STOP } from '../../language/sentence-stops.ts';
import type { Amount, Money } from './amount.ts';
import type { Span } from './clauses.ts';
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
/** A sum told to the last unit; what is rounded is not known by its arithmetic. */
const NEARLY = 0.002;
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
  if (isAlone && first && last && others.length >= LEAST_PARTS && comesTo(others, middle(first)))
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

function comesTo(parts: readonly Money[], whole: number): boolean {
  const sum = parts.reduce((so, part) => so + middle(part), 0);
  return Math.abs(sum - whole) <= whole * NEARLY;
}

/** “And 9,000 cushion”: a sum with its thing after it may be read as so many of them. */
function isLikeMoney(amount: Amount): boolean {
  return amount.kind === 'money' || ((amount.kind === 'count' || amount.kind === 'plain') && amount.low >= LEAST_COUNTED);
}

const LEAST_COUNTED = 100;

/** The shortest run of amounts right after the total that comes to it; empty where none does. */
function runAfter(folded: string, total: Money, after: readonly Part[]): readonly Part[] {
  const whole = middle(total);
  if (whole <= 0) return [];
  const run: Part[] = [];
  let sums: readonly number[] = [0];
  for (const part of after) {
    const before = run.at(-1)?.end ?? total.end;
    if (run.length === 0 && !OPENS.test(folded.slice(before, part.start))) return [];
    if (STOPS.test(folded.slice(before, part.start)) || middle(part) >= whole) return [];
    const around = folded.slice(Math.max(before, part.start - EACH_WITHIN), part.end + EACH_WITHIN);
    const times = EACH.test(around) ? Array.from({ length: MOST_TIMES }, (_, index) => index + 1) : [1];
    run.push(part);
    sums = sums.flatMap((so) => times.map((count) => so + count * middle(part))).filter((so) => so <= whole * (1 + NEARLY));
    if (run.length >= LEAST_PARTS && sums.some((so) => Math.abs(so - whole) <= whole * NEARLY)) return run;
  }
  return [];
}

/** What stands between a total and its first part: «: web 9.800», «(9.800 de web», «, 9.000 míos», "which is $42". */
const OPENS =
  /[:(=]|^[^,;.]{0,40}, ?(?:(?:unos|unas|about|like) )?[$€£]?$|[ ,](?:which is|which are|made up of|que son|repartid[oa]s en|divid[a-z]+)(?![a-z])/;
const EACH_WITHIN = 24;
