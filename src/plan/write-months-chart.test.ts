import { expect, test } from 'vitest';
import { blocksOf, CASES, tablesOf } from './plan-cases-fixture.ts';

test.each(CASES)('%s: the lowest cash that the chart of three years names is that of the summary’s tile', (_, plan) => {
  const charts = blocksOf(plan).flatMap((block) => (block.type === 'chart' && block.chart.type === 'bars-line' ? [block.chart] : []));
  const named = /\{\{fig:([^}]+)\}\}/.exec(charts[0]?.lowest?.label.es ?? '')?.[1] ?? '';
  expect(plan.figures[named]?.value).toBe(plan.figures['cash-low']?.value);
});

test.each(CASES)('%s: the month shaded in the treasury is the one that the chart of the first year flags', (_, plan) => {
  const charts = blocksOf(plan).flatMap((block) => (block.type === 'chart' && block.chart.type === 'bars-line' ? [block.chart] : []));
  const index = charts[1]?.lowest?.index ?? -1;
  const treasury = tablesOf(plan).find(({ title }) => title.en === 'Cash month by month');
  expect(treasury?.marked).toBe(index < 0 ? undefined : index + 1);
});
