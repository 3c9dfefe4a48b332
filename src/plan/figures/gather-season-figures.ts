import { addMonths } from '../../finance/add-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';

/** A season that moves a month by less than this is none, ten-thousandths. */
const LEAST_SWING = 300;

/** The calendar months that sell most and least, in percent of the average one, where a season moves them: `season-high`, `season-high-month` … */
export function gatherSeasonFigures({ assumptions: a }: FinancialModel): FigureTable {
  const indices = a.season.value;
  const [high, low] = [Math.max(...indices), Math.min(...indices)];
  if (high - low < LEAST_SWING) return {};
  const monthOf = (index: number) => ({
    kind: 'month-name' as const,
    value: addMonths(`${a.start.value.slice(0, 4)}-01`, indices.indexOf(index)),
    origin: a.season.origin,
  });
  const percentOf = (index: number) => ({ kind: 'percent' as const, value: Math.round(index / 100), origin: a.season.origin });
  return {
    'season-high': percentOf(high),
    'season-low': percentOf(low),
    'season-high-month': monthOf(high),
    'season-low-month': monthOf(low),
  };
}
