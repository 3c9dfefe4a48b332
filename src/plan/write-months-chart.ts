import type { Draft } from './draft.ts';
import { monthFigure } from './figures/gather-month-figures.ts';
import type { Chart, PlanText } from './plan.ts';

type MonthsChart = Extract<Chart, { type: 'bars-line' }>;

/** Sales as bars and closing cash as a line over the given months. */
export function monthsChart(
  numbers: readonly number[],
  about: Pick<MonthsChart, 'title' | 'subtitle' | 'alt' | 'lowest' | 'size'>,
): MonthsChart {
  return {
    type: 'bars-line',
    ...about,
    months: numbers.map((number) => monthFigure(number, 'name')),
    bars: numbers.map((number) => monthFigure(number, 'revenue')),
    line: numbers.map((number) => monthFigure(number, 'cash')),
    opening: 'opening-cash',
  };
}

const ON_OPENING: PlanText = { es: '{{fig:opening-cash}} al abrir', en: '{{fig:opening-cash}} on opening' };
/** Among more months than these a name alone may be one of several. */
const YEAR = 12;

/** The lowest point of the drawn cash: the month with the least at its end, or the day of opening. */
export function lowestMonthMark({ model }: Draft, numbers: readonly number[]): MonthsChart['lowest'] {
  const drawn = model.months.filter(({ number }) => numbers.includes(number));
  const lowest = drawn.reduce((low, month) => (month.cash < low.cash ? month : low));
  if (model.funding.openingCash <= lowest.cash) return { index: -1, label: ON_OPENING };
  const name = monthFigure(lowest.number, numbers.length > YEAR ? 'month' : 'name');
  const cash = monthFigure(lowest.number, 'cash');
  return {
    index: numbers.indexOf(lowest.number),
    label: { es: `{{fig:${cash}}} en {{fig:${name}}}`, en: `{{fig:${cash}}} in {{fig:${name}}}` },
  };
}
