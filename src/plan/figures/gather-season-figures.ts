import { addMonths } from '../../finance/add-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** A season that moves a month by less than this is none, ten-thousandths. */
const LEAST_SWING = 300;

/** The calendar months that sell most and least, in percent of the average one, where a season moves them: `season-high`, `season-high-month` … */
export function gatherSeasonFigures(model: FinancialModel): FigureTable {
  const { assumptions: a } = model;
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
    ...shutFigures(model),
  };
}

/** How many months of the year sell nothing, as stated, and the first that sells where the first of all does not. */
function shutFigures({ assumptions, months }: FinancialModel): FigureTable {
  const shut = assumptions.season.value.filter((index) => index === 0).length;
  if (shut === 0) return {};
  const first = months.find(({ units }) => units > 0);
  return {
    'shut-months': derived('count', shut),
    ...(first && first.number > 1 ? { 'first-sales': derived('month', first.month) } : {}),
  };
}
