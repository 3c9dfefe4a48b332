// What the work takes beyond the hours of a month: groups and rooms, the hours of the day that it fits in, and jobs open at once.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from '../figures/figure.ts';
import { gatherDaySpanFigures } from './gather-day-span-figures.ts';
import { gatherGroupFigures } from './gather-group-figures.ts';
import { gatherJobFigures } from './gather-job-figures.ts';
import { gatherLoadFigures } from './gather-load-figures.ts';

export function gatherWorkFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  return {
    ...gatherGroupFigures(model, facts, capacity),
    ...gatherDaySpanFigures(model, facts, capacity),
    ...gatherJobFigures(model, facts, capacity),
    ...gatherLoadFigures(model, facts, capacity),
  };
}
