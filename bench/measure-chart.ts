// How much a chart of a plan draws: its paths, its bars and its labels.
import { flatten as plain } from '../src/documents/set-text.ts';
import type { SheetChart } from '../src/documents/sheet-data.ts';

interface Measured {
  readonly paths: number;
  readonly bars: readonly number[];
  readonly labels: readonly string[];
}

export function measureChart(chart: SheetChart): Measured {
  switch (chart.type) {
    case 'bars-line':
      return { paths: chart.bars.length * 2 + 4, bars: chart.bars, labels: [...chart.labels, ...chart.ticks].map(({ s }) => s) };
    case 'break-even':
      return {
        paths: 10,
        bars: [],
        labels: [...Object.values(chart.labels).map(plain), ...[...chart.xTicks, ...chart.yTicks].map(({ s }) => s)],
      };
    case 'waterfall':
      return {
        paths: chart.steps.length * 2,
        bars: chart.steps.map(({ value }) => value),
        labels: chart.steps.flatMap(({ label, s }) => [plain(label), s]),
      };
    case 'shares':
      return {
        paths: chart.bars.length,
        bars: chart.bars.map(({ value }) => value),
        labels: chart.bars.flatMap(({ label, s }) => [plain(label), s]),
      };
    case 'tornado':
      return {
        paths: chart.bars.length * 2,
        bars: chart.bars.map(({ more }) => more.value),
        labels: chart.bars.map(({ label, more }) => `${plain(label)} ${more.s}`),
      };
    case 'ranges':
      return {
        paths: chart.rows.length * 4,
        bars: [],
        labels: chart.rows.map(({ label, low, high, own }) => `${plain(label)} ${low.s} ${high.s} ${own.s}`),
      };
    case 'map':
      return { paths: 4 + chart.others.names.length, bars: [], labels: [plain(chart.own.label), ...chart.others.names.map(plain)] };
    case 'roadmap':
      return {
        paths: chart.months.length + chart.tasks.length * 2,
        bars: [],
        labels: [...chart.months, ...chart.tasks.map(({ label }) => plain(label))],
      };
    case 'uses-sources': {
      const parts = [...chart.uses, ...chart.sources];
      return { paths: parts.length * 3, bars: parts.map(({ value }) => value), labels: parts.flatMap(({ label, s }) => [plain(label), s]) };
    }
  }
}
