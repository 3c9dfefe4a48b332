// How tall the drawings of templates/charts.typ come out, in points, without their captions.
import type { SheetChart } from './sheet-data.ts';

const MM = 72 / 25.4;

export function chartHeight(chart: SheetChart, openness: number): number {
  return millimetresOf(chart, openness) * MM;
}

function millimetresOf(chart: SheetChart, openness: number): number {
  switch (chart.type) {
    case 'bars-line':
      return (chart.size === 'tall' ? 66 : 56) * openness;
    case 'break-even':
      return 64 * openness;
    case 'waterfall':
      return 64 * openness;
    case 'tornado':
      return 6.2 * openness * chart.bars.length;
    case 'ranges':
      return 9.6 * openness * chart.rows.length;
    case 'map':
      return (26 + 5 * Math.min(4, Math.max(1, chart.rivals.length))) * openness;
    case 'roadmap':
      return 5 + 5.6 * openness * chart.tasks.length;
    case 'uses-sources':
      return 14 + Math.max(54 * openness, 4.8 * Math.max(chart.uses.length, chart.sources.length));
  }
}
