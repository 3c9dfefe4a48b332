// Whom each source brings in which month: the one table that the channels, the months, the calendar, the reach and the measures are read from.

import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { FigureTable } from './figure.ts';
import { monthFigure } from './gather-month-figures.ts';
import { derived } from './make-figure.ts';

/** A source with the customers of its year, of how many it reaches one buys, and the months in which it can bring any, counted from 0. */
export interface LedgerSource {
  readonly id: string;
  readonly customers: number;
  readonly oneIn: number;
  readonly starts: number;
  /** The month from which it brings nobody more; null where nothing ends it. */
  readonly ends: number | null;
}

/** The customers of each source, month by month: a row adds up to the source's year, a column to the customers won in the month. */
export function layLedger(won: readonly number[], sources: readonly LedgerSource[]): readonly (readonly number[])[] {
  const left = sources.map(({ customers }) => customers);
  const byMonth = won.map((needed, month) => {
    const brought = shareMonth(needed, month, won, sources, left);
    for (const [at, count] of brought.entries()) left[at] = (left[at] ?? 0) - count;
    return brought;
  });
  return sources.map((_, at) => byMonth.map((brought) => brought[at] ?? 0));
}

/** What ends soon brings its own first; the rest is shared by what each has left to bring, and whoever is sent waits for customers. */
function shareMonth(
  needed: number,
  month: number,
  won: readonly number[],
  sources: readonly LedgerSource[],
  left: readonly number[],
): readonly number[] {
  const owing = sources.map((source, at) => dueIn(month, won, source, left[at] ?? 0));
  const due = splitByShares(Math.min(needed, sumOf(owing)), owing);
  const open = sources.map((source, at) => (isOpen(source, month) ? (left[at] ?? 0) - (due[at] ?? 0) : 0));
  const shared = splitByShares(Math.min(needed - sumOf(due), sumOf(open)), open);
  const taken = due.map((count, at) => count + (shared[at] ?? 0));
  const others = splitByShares(
    needed - sumOf(taken),
    left.map((count, at) => count - (taken[at] ?? 0)),
  );
  return taken.map((count, at) => count + (others[at] ?? 0));
}

/** Of what a source that ends has left, the part that falls to the month. */
function dueIn(month: number, won: readonly number[], { ends }: LedgerSource, left: number): number {
  if (ends === null || month >= ends) return 0;
  return Math.round((left * (won[month] ?? 0)) / Math.max(1, sumOf(won.slice(month, ends))));
}

function isOpen({ starts, ends }: LedgerSource, month: number): boolean {
  return month >= starts && (ends === null || month >= ends);
}

/**
 * `channel-1-m01-new`, whom a source brings in a month, `channel-1-m01-asks`, who asks for that, and `channel-1-m01-reached`, whom it reaches;
 * `channel-1-one-in`, of how many reached one buys, `channel-1-reached` those of its year, and `funnel-reached` those of all. Each
 * month's customers are those won in it.
 */
export function ledgerFigures(
  won: readonly number[],
  sources: readonly LedgerSource[],
  asksEach: number,
  certain: readonly CertainSource[] = [],
): FigureTable {
  const rows = layLedger(won, sources);
  const known = certain.map(({ id, months }) => ({ source: { id, customers: sumOf(months), oneIn: 1 }, months }));
  const all = [...sources, ...known.map(({ source }) => source)];
  return {
    ...Object.assign({}, ...sources.map((source, at) => rowFigures(source, rows[at] ?? [], asksEach))),
    ...Object.assign({}, ...known.map(({ source, months }) => rowFigures(source, months, 1))),
    'funnel-reached': derived('count', sumOf(all.map(({ customers, oneIn }) => customers * oneIn))),
  };
}

/** Customers whose months are known, each of whom buys: beside those that `won` counts. */
interface CertainSource {
  readonly id: string;
  readonly months: readonly number[];
}

function rowFigures(
  { id, customers, oneIn }: Pick<LedgerSource, 'id' | 'customers' | 'oneIn'>,
  months: readonly number[],
  asksEach: number,
): FigureTable {
  const cells = months.flatMap((count, month) => [
    [`${id}-${monthFigure(month + 1, 'new')}`, derived('count', count)] as const,
    [`${id}-${monthFigure(month + 1, 'asks')}`, derived('count', count * asksEach)] as const,
    [`${id}-${monthFigure(month + 1, 'reached')}`, derived('count', count * oneIn)] as const,
  ]);
  return {
    ...Object.fromEntries(cells),
    [`${id}-reached`]: derived('count', customers * oneIn),
    [`${id}-one-in`]: { kind: 'count', value: oneIn, origin: 'sector' },
  };
}
