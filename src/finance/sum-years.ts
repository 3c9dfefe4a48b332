import type { ProjectedMonth, ProjectedYear } from './financial-model.ts';

/** The lines that add up over a year. */
export const SUMMED_LINES = [
  'units',
  'turnover',
  'revenue',
  'variableCost',
  'grossMargin',
  'staff',
  'rent',
  'marketing',
  'otherCosts',
  'fixedCosts',
  'operatingResult',
  'depreciation',
  'interest',
  'profitBeforeTax',
  'profitTax',
  'result',
  'collected',
  'paidSuppliers',
  'paidRunning',
  'paidStaff',
  'vatPaid',
  'profitTaxPaid',
  'principal',
  'purchases',
  'vatOnSales',
  'vatOnPurchases',
  'vatOnCosts',
] as const satisfies readonly (keyof ProjectedMonth & keyof ProjectedYear)[];

/** Three years as sums of their printed months; cash is that of the year's last month. */
export function sumYears(months: readonly ProjectedMonth[]): readonly [ProjectedYear, ProjectedYear, ProjectedYear] {
  return [sumYear(months, 1), sumYear(months, 2), sumYear(months, 3)];
}

/** One of the three years. */
export function sumYear(months: readonly ProjectedMonth[], year: 1 | 2 | 3): ProjectedYear {
  const own = months.slice((year - 1) * 12, year * 12);
  const lines = {} as Record<(typeof SUMMED_LINES)[number], number>;
  for (const line of SUMMED_LINES) lines[line] = own.reduce((total, month) => total + month[line], 0);
  return { year, ...lines, closingCash: own.at(-1)?.cash ?? 0 };
}
