import type { ProjectedMonth, ProjectedYear } from './financial-model.ts';

/** The lines that add up over a year. */
export const SUMMED_LINES = [
  'units',
  'revenue',
  'variableCost',
  'grossMargin',
  'fixedCosts',
  'operatingResult',
  'interest',
  'result',
  'principal',
] as const satisfies readonly (keyof ProjectedMonth & keyof ProjectedYear)[];

/** Three years as sums of their printed months; cash is that of the year's last month. */
export function sumYears(months: readonly ProjectedMonth[]): readonly [ProjectedYear, ProjectedYear, ProjectedYear] {
  return [sumYear(months, 1), sumYear(months, 2), sumYear(months, 3)];
}

function sumYear(months: readonly ProjectedMonth[], year: 1 | 2 | 3): ProjectedYear {
  const own = months.slice((year - 1) * 12, year * 12);
  const sum = (line: (typeof SUMMED_LINES)[number]) => own.reduce((total, month) => total + month[line], 0);
  return {
    year,
    units: sum('units'),
    revenue: sum('revenue'),
    variableCost: sum('variableCost'),
    grossMargin: sum('grossMargin'),
    fixedCosts: sum('fixedCosts'),
    operatingResult: sum('operatingResult'),
    interest: sum('interest'),
    result: sum('result'),
    principal: sum('principal'),
    closingCash: own.at(-1)?.cash ?? 0,
  };
}
