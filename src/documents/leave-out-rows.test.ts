import { describe, expect, it } from 'vitest';
import { estimateHeight } from './estimate-heights.ts';
import { TIGHTEST_OPENNESS } from './fit-pages.ts';
import { leaveOutRows } from './leave-out-rows.ts';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { Rich, SheetData, SheetTable } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const faces = readSheetFaces();
const words = (s: string): Rich => [{ t: 'text', s }];

/** A sheet of one page: a table of so many rows that have to stand, and others of these ranks after them. */
function sheetOf(standing: number, ranks: readonly number[]): SheetData {
  const row = (name: string) => ({ cells: [words(name), words('1')], style: 'plain' as const });
  const table: SheetTable = {
    title: words('Hipótesis'),
    note: null,
    size: 'text',
    totals: false,
    columns: [
      { head: words('Qué'), align: 'start', width: 1 },
      { head: words('Cuánto'), align: 'end', width: 1 },
    ],
    rows: [...Array.from({ length: standing }, () => row('firme')), ...ranks.map((spare) => ({ ...row(`de más ${spare}`), spare }))],
  };
  return { ...setPlan(planFixture(), 'es'), pages: [{ title: words('Dinero'), blocks: [{ type: 'table', ...table }] }] };
}

const rowsOf = (sheet: SheetData) =>
  sheet.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'table' ? block.rows.map(({ spare }) => spare ?? 0) : [])));

const heightOf = (sheet: SheetData) => sheet.pages.map((page) => estimateHeight(sheet, page, TIGHTEST_OPENNESS, faces))[0] ?? 0;

/** As many rows as a sheet holds at its tightest. */
const most = (() => {
  let rows = 10;
  while (heightOf(sheetOf(rows + 1, [])) <= 0.99) rows++;
  return rows;
})();

describe('a page with more rows than it holds', () => {
  it('keeps them all where they fit', () => {
    expect(rowsOf(leaveOutRows(sheetOf(most - 2, [1, 2]), faces)).slice(-2)).toEqual([1, 2]);
  });

  it('leaves out the most spare first, and no more than it must', () => {
    const full = sheetOf(most - 2, [1, 3, 2, 4]);
    expect(heightOf(full)).toBeGreaterThan(1);
    const fitting = leaveOutRows(full, faces);
    expect(heightOf(fitting)).toBeLessThanOrEqual(1);
    expect(rowsOf(fitting).slice(-2)).toEqual([1, 2]);
  });

  it('never leaves out what has to stand', () => {
    expect(rowsOf(leaveOutRows(sheetOf(most + 5, [1]), faces))).toHaveLength(most + 5);
  });

  it('leaves out what leaves the other edition', () => {
    const [fitting, full] = [sheetOf(most - 6, [1, 3, 2, 4]), sheetOf(most - 2, [1, 3, 2, 4])];
    expect(rowsOf(leaveOutRows(fitting, faces)).slice(-4)).toEqual([1, 3, 2, 4]);
    expect(rowsOf(leaveOutRows(fitting, faces, full)).slice(-2)).toEqual([1, 2]);
  });
});

describe('a page that is full though every row has to stand', () => {
  it('gives up the founder’s words that stand last', () => {
    const full = sheetOf(most, []);
    const [page] = full.pages;
    const quoted = (words: string) => ({ type: 'quote' as const, text: [{ t: 'quote' as const, s: words, lang: 'es' as const }] });
    const sheet = { ...full, pages: [{ ...page, blocks: [quoted('Uno'), ...(page?.blocks ?? []), quoted('Dos')] }] } as SheetData;
    const kept = leaveOutRows(sheet, faces).pages.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'quote'));
    expect(kept.length).toBeLessThan(2);
    expect(rowsOf(leaveOutRows(sheet, faces))).toHaveLength(most);
  });
});

it('the founder’s words leave with what they mean, and after them a table that would better stay', () => {
  const said = { type: 'quote' as const, text: [{ t: 'quote' as const, s: 'Empezamos dos', lang: 'es' as const }] };
  const meaning = { type: 'paragraph' as const, text: words('Son dos personas.'), isGloss: true as const };
  const withThem = (standing: number): SheetData => {
    const sheet = sheetOf(standing, []);
    const [hours] = sheetOf(1, []).pages[0]?.blocks ?? [];
    const last = hours?.type === 'table' ? [{ ...hours, isLastSpare: true }] : [];
    return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, blocks: [said, meaning, ...last, ...page.blocks] })) };
  };
  const kindsOf = (standing: number) => leaveOutRows(withThem(standing), faces).pages[0]?.blocks.map(({ type }) => type);
  expect(kindsOf(5)).toEqual(['quote', 'paragraph', 'table', 'table']);
  const counts = Array.from({ length: 12 }, (_, less) => kindsOf(most - less)?.join(' '));
  expect(counts[0]).toBe('table');
  expect(counts).toContain('table table');
  expect(counts).not.toContain('paragraph table table');
});
