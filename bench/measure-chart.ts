// How much a chart of a plan draws: its paths, its bars and its labels.
import type { Mark, Rich, SheetChart } from '../src/documents/sheet-data.ts';

interface Measured {
  readonly paths: number;
  readonly bars: readonly number[];
  readonly labels: readonly Rich[];
}

export function measureChart(chart: SheetChart): Measured {
  switch (chart.type) {
    case 'bars-line': {
      const { lowest, end, ticks, labels } = chart;
      const beside = [...(lowest ? [lowest.label] : []), ...(end ? [words(end)] : [])];
      return { paths: chart.bars.length * 2 + 4, bars: chart.bars, labels: [...[...labels, ...ticks].map(({ s }) => words(s)), ...beside] };
    }
    case 'break-even':
      return {
        paths: 10,
        bars: [],
        labels: [...Object.values(chart.labels), ...[...chart.xTicks, ...chart.yTicks].map(({ s }) => words(s))],
      };
    case 'waterfall':
      return {
        paths: chart.steps.length * 2,
        bars: chart.steps.map(({ value }) => value),
        labels: chart.steps.flatMap(({ label, s, mark }) => [[...label, ...words('', mark)], words(s)]),
      };
    case 'tornado':
      return {
        paths: chart.bars.length * 2,
        bars: chart.bars.map(({ more }) => more.value),
        labels: chart.bars.flatMap(({ label, less, more }) => [label, ...(less ? [words(less.s)] : []), words(more.s)]),
      };
    case 'ranges':
      return {
        paths: chart.rows.length * 4,
        bars: [],
        labels: chart.rows.flatMap(({ label, low, high, own }) => [label, words(low.s), words(high.s), words(own.s, own.mark)]),
      };
    case 'map': {
      const { across, up, own, rivals, others } = chart;
      return {
        paths: 4 + rivals.length + others.names.length,
        bars: [],
        labels: [...Object.values(across), up.from, up.to, own.label, ...rivals.map(({ label }) => label), others.title, ...others.names],
      };
    }
    case 'roadmap':
      return {
        paths: chart.months.length + chart.tasks.length * 2,
        bars: [],
        labels: [...chart.months.map((month) => words(month)), ...chart.tasks.map(({ label }) => label)],
      };
    case 'uses-sources': {
      const parts = [...chart.uses, ...chart.sources];
      const totals = [chart.usesTotal, chart.sourcesTotal].map((total) => words(total));
      return {
        paths: parts.length * 3,
        bars: parts.map(({ value }) => value),
        labels: [...parts.flatMap(({ label, s, mark }) => [[...label, ...words('', mark)], words(s)]), ...totals],
      };
    }
  }
}

function words(s: string, mark: Mark = null): Rich {
  return [{ t: 'fig', s, mark }];
}
