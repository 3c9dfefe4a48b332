import { expect, test } from 'vitest';
import { blocksOf, CASES } from './plan-cases-fixture.ts';

test.each(CASES)('%s: the lowest cash that the chart of three years names is that of the summary’s tile', (_, plan) => {
  const charts = blocksOf(plan).flatMap((block) => (block.type === 'chart' && block.chart.type === 'bars-line' ? [block.chart] : []));
  const named = /\{\{fig:([^}]+)\}\}/.exec(charts[0]?.lowest?.label.es ?? '')?.[1] ?? '';
  expect(plan.figures[named]?.value).toBe(plan.figures['cash-low']?.value);
});
