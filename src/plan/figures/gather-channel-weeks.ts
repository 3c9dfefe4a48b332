import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { WEEKS_A_MONTH } from './gather-calendar-figures.ts';
import { derived } from './make-figure.ts';

interface Winning {
  readonly customers: number;
  readonly asksEach: number;
  readonly won: readonly number[];
  readonly weeksOfFirst: number;
}

/** `channel-1-opening-week`, `channel-1-after-week`: those who ask in a week before and in the first month, and in one of the second; none where that is less than one. */
export function weekFigures(id: string, customers: number, { customers: all, asksEach, won, weeksOfFirst }: Winning): FigureTable {
  const inWeek = (ofMonth: number, weeks: number) => Math.round((customers * asksEach * ofMonth) / Math.max(1, all) / weeks);
  const weeks = { 'opening-week': inWeek(won[0] ?? 0, weeksOfFirst), 'after-week': inWeek(won[1] ?? 0, WEEKS_A_MONTH) };
  return Object.fromEntries(
    Object.entries(weeks).flatMap(([week, count]) => (count > 0 ? [[`${id}-${week}`, derived('count', count)] as const] : [])),
  );
}

/** What is given away is so many sales at what they cost to make. */
export function salesGiven(id: string, amount: number, { assumptions: { unitCostCents } }: FinancialModel): FigureTable {
  const sales = Math.floor((amount * 100) / Math.max(1, unitCostCents.value));
  return sales > 0 && unitCostCents.value > 0 ? { [`${id}-sales`]: derived('count', sales) } : {};
}
