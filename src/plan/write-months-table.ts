import { monthFigure } from './figures/gather-month-figures.ts';
import type { PlanText, Table } from './plan.ts';
import { figure, words } from './write-block.ts';

export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type Row = Table['rows'][number];

/** What stands in the rows, the twelve months of the first year, and the year. */
export function monthColumns(width: number): Table['columns'] {
  return [
    { head: { es: 'Mes', en: 'Month' }, align: 'start', width },
    ...MONTHS.map((number) => ({ head: { figure: monthFigure(number, 'name') }, align: 'end' as const, width: 1 })),
    { head: { es: 'Año', en: 'Year' }, align: 'end', width: 1 },
  ];
}

/** The same of each month, and of the year where that can be said of one. */
export function monthRow(name: PlanText, what: string, year: string | null, style?: Row['style']): Row {
  return {
    cells: [
      words(name),
      ...MONTHS.map((number) => figure(monthFigure(number, what))),
      year === null ? { empty: true as const } : figure(year),
    ],
    ...(style ? { style } : {}),
  };
}
