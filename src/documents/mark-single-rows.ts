import { isPlainlySet, measureWidth } from './count-lines.ts';
import { cellWidths, columnWidth, type SheetFaces, TEXT_WIDTH, tableType } from './estimate-heights.ts';
import type { Rich, SheetBlock, SheetData, SheetTable } from './sheet-data.ts';

/** A cell's text takes one line for sure when it leaves this part of its width free: kerning never takes as much. */
const SPARE = 0.04;

/** The same data with a mark at each row of a table whose cells take one line: such a row is set at a known height, not measured first. */
export function markSingleRows(sheet: SheetData, faces: SheetFaces): SheetData {
  const markBlock = (block: SheetBlock, width: number): SheetBlock => {
    if (block.type === 'table') return { ...block, ...markTable(block, width, faces) };
    if (block.type !== 'columns') return block;
    return { ...block, columns: block.columns.map((column) => column.map((inner) => markBlock(inner, columnWidth(width)))) };
  };
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => markBlock(block, TEXT_WIDTH)) })) };
}

function markTable(table: SheetTable, width: number, { tools }: SheetFaces): SheetTable {
  const { size } = tableType(table);
  const widths = cellWidths(table, width);
  const strong = { ...tools, plain: tools.strong };
  const isSingle = (cells: readonly Rich[]) =>
    cells.every((cell, at) => isPlainlySet(cell, strong) && measureWidth(cell, strong, size) <= (widths[at] ?? 0) * (1 - SPARE));
  return { ...table, rows: table.rows.map((row) => ({ ...row, single: isSingle(row.cells) })) };
}
