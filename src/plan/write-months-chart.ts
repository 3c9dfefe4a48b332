import type { Draft } from './draft.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Chart } from './plan.ts';

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
  };
}

/** The drawn month with the least cash at its end. */
export function lowestMonthMark(draft: Draft, numbers: readonly number[]): MonthsChart['lowest'] {
  const drawn = draft.model.months.filter(({ number }) => numbers.includes(number));
  const lowest = drawn.reduce((low, month) => (month.cash < low.cash ? month : low));
  const [cash, name] = [monthFigure(lowest.number, 'cash'), monthFigure(lowest.number, 'name')];
  return {
    index: numbers.indexOf(lowest.number),
    label: { es: `{{fig:${cash}}} en {{fig:${name}}}`, en: `{{fig:${cash}}} in {{fig:${name}}}` },
  };
}
