import { expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import { shareColumns } from './share-columns.ts';
import type { Rich, SheetTable } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const faces = readSheetFaces();
const words = (s: string): Rich => [{ t: 'text', s }];
const fixture = setPlan(planFixture(), 'es');
const LONG =
  'Una frase que dice qué se hace esa semana, con quién y para qué, y que pide bastante más que media página para decirse entera';

function shared(rows: readonly (readonly string[])[], aligns: readonly ('start' | 'end')[]): readonly number[] {
  const table: SheetTable = {
    title: [],
    note: null,
    size: 'text',
    totals: false,
    columns: aligns.map((align) => ({ head: words('Mes'), align, width: 1 })),
    rows: rows.map((cells) => ({ cells: cells.map(words), style: 'plain' })),
  };
  const [block] = shareColumns({ ...fixture, pages: [{ title: [], blocks: [{ type: 'table', ...table }] }] }, faces).pages[0]?.blocks ?? [];
  if (block?.type !== 'table') throw new Error('no table');
  return block.columns.map(({ width }) => width);
}

test('where nothing wraps, columns stay as they were given', () => {
  expect(shared([['enero', '1.200']], ['start', 'end'])).toEqual([1, 1]);
});

test('a short column gives way to the one that has more to say', () => {
  const [short = 0, long = 0] = shared([['enero', LONG]], ['start', 'start']);
  expect(long).toBeGreaterThan(4 * short);
});

test('figures stand on one line', () => {
  const tax = '17\u00a0% hasta 50.000\u00a0€; 20\u00a0%';
  const [, value = 0] = shared([['impuesto', tax, LONG]], ['start', 'end', 'start']);
  expect(value).toBeGreaterThan(80);
});

test('a date wider than its column gets the room, though it takes one line', () => {
  const date = '19\u00a0de\u00a0noviembre\u00a0de\u00a02027';
  const [first = 0, second = 0] = shared([[date, 'a', 'b', 'c', 'd', 'e']], ['start', 'start', 'start', 'start', 'start', 'start']);
  expect(first).toBeGreaterThan(1.2 * second);
});

test('columns that nothing can share stay as they were given', () => {
  const word = 'x'.repeat(70);
  expect(shared([[word, word, LONG]], ['start', 'start', 'start'])).toEqual([1, 1, 1]);
});

test('a table of months keeps its columns', () => {
  expect(shared([['a', 'b', 'c', 'd', 'e', 'f', LONG]], ['start', 'end', 'end', 'end', 'end', 'end', 'start'])).toEqual(Array(7).fill(1));
});

test('months whose figures would touch get the room that the names do not need', () => {
  const figures = Array(7).fill('−31.382.353');
  const table: SheetTable = {
    title: [],
    note: null,
    size: 'treasury',
    totals: true,
    columns: ['Mes', ...figures].map((_, at) => ({ head: words('Mes'), align: at === 0 ? 'start' : 'end', width: at === 0 ? 3.2 : 1 })),
    rows: [{ cells: ['Proveedores', ...figures].map(words), style: 'total' }],
  };
  const [block] = shareColumns({ ...fixture, pages: [{ title: [], blocks: [{ type: 'table', ...table }] }] }, faces).pages[0]?.blocks ?? [];
  if (block?.type !== 'table') throw new Error('no table');
  const all = block.columns.reduce((sum, { width }) => sum + width, 0);
  expect(block.columns[1]?.width ?? 0).toBeGreaterThan(all / 10.2 + 1);
});

test.each([
  ['as large as a table of sums may be', '47.148', 7.8],
  ['as large as can be read, where the largest does not fit', '−87.148', 7.5],
])('thirteen amounts in a row are %s', (_, amount, points) => {
  const figures = Array(13).fill(amount);
  const table: SheetTable = {
    title: [],
    note: null,
    size: 'treasury',
    totals: true,
    columns: ['Mes', ...figures].map((_, at) => ({ head: words('mar'), align: at === 0 ? 'start' : 'end', width: at === 0 ? 2.6 : 1 })),
    rows: [{ cells: ['Sueldos', ...figures].map(words), style: 'plain' }],
  };
  const [block] = shareColumns({ ...fixture, pages: [{ title: [], blocks: [{ type: 'table', ...table }] }] }, faces).pages[0]?.blocks ?? [];
  expect(block?.type === 'table' && block.points).toBe(points);
});
