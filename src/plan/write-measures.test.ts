import { expect, it } from 'vitest';
import { CASES, compose, tablesOf } from './plan-cases-fixture.ts';
import { inSector } from './plan-fixtures.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

const TITLE = 'What is watched, and what is done if it falls short';

it('gives every measure a target at three dates and a response', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    expect(rows.length, name).toBeGreaterThanOrEqual(3);
    for (const { cells } of rows) {
      const last = cells[3];
      expect(last && 'figure' in last && Number.isFinite(plan.figures[last.figure]?.value), name).toBe(true);
    }
  }
});

it('watches what the trade lives on: nights, members who leave, customers who come back', () => {
  const names = (sector: Parameters<typeof inSector>[1]) =>
    (tablesOf(compose(inSector(SAMPLE_FACTS, sector))).find(({ title }) => title.en === TITLE)?.rows ?? []).map(({ cells: [name] }) =>
      name && 'text' in name ? name.text.en : '',
    );
  expect(names('gym')).toContain('Lost in the month, at most');
  expect(names('repair_shop')).toContain('Of what is sold, to past buyers');
});
