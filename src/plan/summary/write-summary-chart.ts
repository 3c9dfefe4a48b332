import type { Draft } from '../draft.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { Block } from '../plan.ts';
import { lowestMonthMark, monthsChart } from '../write-months-chart.ts';

/** Sales and cash of the three years, with the month that worries. */
export function writeThreeYearsChart(draft: Draft): Block {
  const numbers = draft.model.months.map(({ number }) => number);
  return {
    type: 'chart',
    chart: monthsChart(numbers, {
      title: { es: 'Ventas y caja en tres años', en: 'Sales and cash over three years' },
      subtitle: { es: 'barras: ventas del mes · línea: caja a fin de mes', en: 'bars: sales of the month · line: cash at month end' },
      alt: {
        es: `Ventas mensuales de {{fig:horizon-months}} meses, de {{fig:${monthFigure(1, 'revenue')}}} en el primero a {{fig:${monthFigure(36, 'revenue')}}} en el último, y caja al cierre, que acaba en {{fig:cash-y3}}.`,
        en: `Monthly sales over {{fig:horizon-months}} months, from {{fig:${monthFigure(1, 'revenue')}}} in the first to {{fig:${monthFigure(36, 'revenue')}}} in the last, and closing cash, which ends at {{fig:cash-y3}}.`,
      },
      lowest: lowestMonthMark(draft, numbers),
      size: 'wide',
    }),
  };
}
