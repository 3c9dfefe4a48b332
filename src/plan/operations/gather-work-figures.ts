// What the work takes beyond the hours of a month: groups and rooms, and the hours of the day that it fits in.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from '../figures/figure.ts';
import { gatherDaySpanFigures } from './gather-day-span-figures.ts';
import { gatherGroupFigures } from './gather-group-figures.ts';

export function gatherWorkFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  return { ...gatherGroupFigures(model, facts, capacity), ...gatherDaySpanFigures(model, facts, capacity) };
}
