import { expect, it } from 'vitest';
import type { Cell } from './plan.ts';
import { CASES, compose, tablesOf } from './plan-cases-fixture.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

const TITLE = 'Week by week, from four before opening';
const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text.en : '');

it('has a date, a piece, a place, somebody and something counted for each of twelve weeks', () => {
  for (const [name, plan] of CASES.filter(([, { pages }]) => pages.length > 9)) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    expect(rows, name).toHaveLength(12);
    const days = rows.map(({ cells: [day] }) => (day && 'figure' in day ? Date.parse(String(plan.figures[day.figure]?.value)) : 0));
    days.slice(1).forEach((day, at) => {
      expect(day - (days[at] ?? 0), name).toBe(7 * 86_400_000);
    });
    for (const { cells } of rows)
      expect(
        cells.slice(1).every((cell) => textOf(cell) !== ''),
        name,
      ).toBe(true);
  }
});

it('says what this business says: its name, its offer, its price, its steps; each channel has its week', () => {
  const plan = compose(SAMPLE_FACTS);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  const pieces = rows.map(({ cells }) => textOf(cells[1])).join(' ');
  expect(pieces).toContain('Txirrin');
  expect(pieces).toContain('bike collection from home');
  expect(pieces).toContain('{{fig:price-charged}}');
  const places = rows.map(({ cells }) => textOf(cells[2]));
  const [, , , announced, , second, , third, , fourth] = places;
  expect(new Set([announced, second, third, fourth]).size).toBe(4);
});
