import { addMonths } from '../finance/add-months.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Figure, FigureTable } from './figure.ts';

/** The roadmap begins two months before opening and ends with the first year. */
export const MONTHS_BEFORE = 2;
export const ROADMAP_MONTHS = 14;

/** The months the roadmap draws. */
export function gatherRoadmapFigures({ assumptions }: FinancialModel): FigureTable {
  const months = Array.from({ length: ROADMAP_MONTHS }, (_, at): [string, Figure] => {
    const month = addMonths(assumptions.start.value, at - MONTHS_BEFORE);
    return [roadFigure(at), { kind: 'month-name', value: month, origin: 'derived' }];
  });
  return Object.fromEntries(months);
}

/** The id of a month of the roadmap, counted from 0. */
export function roadFigure(at: number): string {
  return `road-${at + 1}`;
}
