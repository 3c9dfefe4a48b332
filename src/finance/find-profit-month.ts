import type { ProjectedMonth } from './financial-model.ts';

const MONTHS_IN_A_ROW = 3;

/** The first of three months in a row with a profit before tax, 1 to 34: one good August is no break-even. Null when there are none. */
export function findProfitMonth(months: readonly Pick<ProjectedMonth, 'profitBeforeTax'>[]): number | null {
  let run = 0;
  for (const [index, { profitBeforeTax }] of months.entries()) {
    run = profitBeforeTax >= 0 ? run + 1 : 0;
    if (run === MONTHS_IN_A_ROW) return index + 2 - MONTHS_IN_A_ROW;
  }
  return null;
}
