import { expect, test } from 'vitest';
import { balanceColumns } from './balance-columns.ts';
import { columnWidths, estimateStack, TEXT_WIDTH } from './estimate-heights.ts';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { SheetBlock, SheetData } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const faces = readSheetFaces();
const sheet = setPlan(planFixture(), 'es');
const text = (times: number): SheetBlock => ({ type: 'paragraph', text: [{ t: 'text', s: 'Cada reparación deja algo. '.repeat(times) }] });

function balance(...columns: (readonly SheetBlock[])[]) {
  const given: SheetData = { ...sheet, pages: [{ title: [], blocks: [{ type: 'columns', columns }] }] };
  const [set] = balanceColumns(given, faces).pages[0]?.blocks ?? [];
  if (set?.type !== 'columns') throw new Error('no columns');
  const [left, right] = columnWidths(TEXT_WIDTH, set.first);
  const tall = (blocks: readonly SheetBlock[] | undefined, width: number) => estimateStack(sheet, blocks ?? [], width, faces);
  return { first: set.first, left: tall(columns[0], left), right: tall(columns[1], right) };
}

test('the column that says more is the wider, on either side, and both end nearly alike', () => {
  const [half] = columnWidths(TEXT_WIDTH, null);
  const short = balance([text(8)], [text(20)]);
  expect(short.first).toBeLessThan(half);
  expect(Math.max(short.left, short.right) / Math.min(short.left, short.right)).toBeLessThan(1.25);
  expect(balance([text(20)], [text(8)]).first).toBeGreaterThan(half);
});

test('columns that say as much, and those that hold a drawing or a table, keep their halves', () => {
  expect(balance([text(12)], [text(12)]).first).toBeNull();
  const table = sheet.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'table');
  if (!table) throw new Error('no table');
  expect(balance([text(2)], [text(20), table]).first).toBeUndefined();
});
