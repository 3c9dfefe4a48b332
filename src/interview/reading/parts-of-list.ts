// The parts of a list, each with one number and the name beside it: «90 en cada suela, 15 en las tapas y 30 en los tenis».
import { lineNamed } from '../../facts/sale-lines.ts';
import type { Amount, Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';
import { sentencesOf } from './split-sentences.ts';

/** One number with the words that are told of it alone. */
export interface Part {
  readonly value: number;
  readonly amount: Amount | undefined;
  /** What stands before the number and after it, up to the next part. */
  readonly before: string;
  readonly after: string;
  /** Where the words begin, the number ends, and the words do. */
  readonly start: number;
  readonly numberEnd: number;
  readonly end: number;
  /** Which sentence it stands in. */
  readonly sentence: number;
}

/** Every number of an answer that may be told of one thing, in its order; none of a clause that holds several. */
export function partsOfLists(ground: Ground, amounts: readonly Amount[]): readonly Part[] {
  const { text } = ground;
  return sentencesOf(text).flatMap(({ words, start }, sentence) => {
    const numerals = ground.numerals.filter(
      (one) => one.start >= start && one.end <= start + words.length && isOfOne(ground, one, amounts),
    );
    const edges = [...words.matchAll(BREAK)].map(({ index, 0: sign }) => ({ at: start + index, after: start + index + sign.length }));
    let from = start;
    return numerals.flatMap((numeral, at): readonly Part[] => {
      const next = numerals[at + 1];
      const between = edges.filter(({ at: edge }) => edge >= numeral.end && (next === undefined || edge < next.start));
      // What has no number of its own is said of the next: «y el lavado y pintado de tenis a 150».
      const edge = next === undefined ? undefined : between[0];
      const begins = from;
      const end = edge?.at ?? (next === undefined ? start + words.length : next.start);
      from = edge?.after ?? end;
      const amount = amounts.find((one) => numeral.start >= one.start && numeral.end <= one.end);
      const value = amount?.kind === 'money' ? middle(amount) : middle(numeral);
      const told = { value, amount, start: begins, numberEnd: numeral.end, end, sentence };
      return [{ ...told, before: text.slice(begins, numeral.start), after: text.slice(numeral.end, end) }];
    });
  });
}

const BREAK = /,(?!\d)\s*|[;:]\s*|\s(?:y|e|and|plus|but|pero|más)\s/giu;

/** Shares, dates and spans of time are told of no thing; "a dollar of thread" is one dollar. */
function isOfOne({ folded }: Ground, { start, end, isArticle }: Ground['numerals'][number], amounts: readonly Amount[]): boolean {
  const amount = amounts.find((one) => start >= one.start && end <= one.end);
  if (isArticle) return A_COIN.test(folded.slice(end));
  // "£140 a pair": what the price before it buys.
  if (A_PAIR.test(folded.slice(start, end))) return false;
  return (
    amount === undefined || amount.kind === 'money' || amount.kind === 'count' || amount.kind === 'plain' || amount.kind === 'headcount'
  );
}

const A_PAIR = /^(?:an? pair|un par)$/;
const A_COIN = /^ (?:dollar|euro|pound|buck|quid|peso|sol)(?![a-z])/;

/** A run of parts that each name another of the labels. */
export interface NamedRun {
  readonly parts: readonly Part[];
  /** The label of each part, by its place. */
  readonly own: readonly number[];
}

/** The longest runs, two parts at least, in their order. */
export function runsByName(parts: readonly Part[], labels: readonly string[]): readonly NamedRun[] {
  const runs: NamedRun[] = [];
  for (let from = 0; from < parts.length; ) {
    const run = longestFrom(parts, from, labels);
    if (run === null) {
      from += 1;
      continue;
    }
    runs.push(run);
    from += run.parts.length;
  }
  return runs;
}

function longestFrom(parts: readonly Part[], from: number, labels: readonly string[]): NamedRun | null {
  for (let many = Math.min(labels.length, parts.length - from); many >= FEWEST; many -= 1) {
    const run = parts.slice(from, from + many);
    const own = namedEach(run, labels);
    if (own) return { parts: run, own };
  }
  return null;
}

const FEWEST = 2;

/** The label each of them names, no two the same; null where one names none. */
export function namedEach(parts: readonly Part[], labels: readonly string[]): readonly number[] | null {
  const own = parts.map(({ before, after }) => lineNamed(labels, `${before} ${after}`));
  return own.includes(null) || new Set(own).size !== own.length ? null : (own as readonly number[]);
}
