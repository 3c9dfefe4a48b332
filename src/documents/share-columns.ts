// How wide the columns of a table are: as they were given where that holds them, else as their words need, so that rows take fewer lines and
// no word stands over the next column.
import { countLines, type Faces, measureWidest, measureWidth } from './count-lines.ts';
import { cellWidths, columnWidth, type SheetFaces, TEXT_WIDTH, tableType } from './estimate-heights.ts';
import type { Rich, SheetBlock, SheetData, SheetTable } from './sheet-data.ts';

/** A table of months keeps its columns where it can: its halves stand one above the other. */
const MOST_COLUMNS = 6;
/** What a line holds for sure, beside what is measured: kerning and marks are a little off. */
const SLACK = 1.03;

/** What a column's words take: on one line, and at their longest word; and how much of them there is in all. */
interface Need {
  readonly natural: number;
  readonly least: number;
  readonly whole: number;
  readonly isFigures: boolean;
}

/** The same sheet, its tables' columns as wide as their words need. */
export function shareColumns(sheet: SheetData, faces: SheetFaces): SheetData {
  const share = (block: SheetBlock, width: number): SheetBlock => {
    if (block.type === 'table') return { ...block, ...shareTable(block, width, faces) };
    if (block.type !== 'columns') return block;
    return { ...block, columns: block.columns.map((inner) => inner.map((one) => share(one, columnWidth(width)))) };
  };
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => share(block, TEXT_WIDTH)) })) };
}

function shareTable(table: SheetTable, width: number, faces: SheetFaces): SheetTable {
  const isTooNarrow = runsOver(table, width, faces);
  if (table.columns.length > MOST_COLUMNS && !isTooNarrow) return table;
  const lines = countRowLines(table, width, faces);
  if (lines === table.rows.length + 1 && !isTooNarrow) return table;
  const widths = splitWidth(table, width, faces);
  const shared = widths && withWidths(table, widths);
  return shared && (isTooNarrow || countRowLines(shared, width, faces) < lines) ? shared : table;
}

/** Whether some word is wider than its column, and would stand over the next. */
function runsOver(table: SheetTable, width: number, faces: SheetFaces): boolean {
  const { size } = tableType(table);
  return cellWidths(table, width).some((room, at) =>
    listCells(table, at, faces).some(({ words, own }) => measureWidest(words, own, size) > room),
  );
}

/**
 * Figures and short words stand on one line; the rest is shared by how much each column has to say, and no word is cut. Null where that
 * asks for more than there is.
 */
function splitWidth(table: SheetTable, width: number, faces: SheetFaces): readonly number[] | null {
  const { insetX } = tableType(table);
  const needs = table.columns.map((_, at) => needOf(table, at, faces));
  const room = width - 2 * insetX * needs.length;
  const given = new Map<number, number>();
  const open = () => needs.map((need, at) => ({ need, at })).filter(({ at }) => !given.has(at));
  const left = () => room - [...given.values()].reduce((sum, one) => sum + one, 0);
  for (const { need, at } of open()) if (need.isFigures) given.set(at, need.natural);
  // Whoever takes less than its part leaves the rest to the others, and who needs more for a word gets that much.
  for (let before = -1; before !== given.size && open().length > 0; ) {
    before = given.size;
    const weight = open().reduce((sum, { need }) => sum + need.whole, 0);
    const space = left();
    for (const { need, at } of open()) {
      const part = (space * need.whole) / weight;
      if (need.natural <= part) given.set(at, need.natural);
      else if (need.least > part) given.set(at, need.least);
    }
  }
  const weight = open().reduce((sum, { need }) => sum + need.whole, 0);
  const space = left();
  for (const { need, at } of open()) given.set(at, (space * need.whole) / weight);
  if (needs.some(({ least }, at) => (given.get(at) ?? 0) < least - 1e-6)) return null;
  const spare = left() / needs.length;
  if (spare < -1e-6) return null;
  return needs.map((_, at) => (given.get(at) ?? 0) + spare + 2 * insetX);
}

function needOf(table: SheetTable, at: number, faces: SheetFaces): Need {
  const { size } = tableType(table);
  const cells = listCells(table, at, faces);
  const widths = cells.map(({ words, own }) => measureWidth(words, own, size) * SLACK);
  const natural = Math.max(...widths);
  return {
    natural,
    least: Math.max(...cells.map(({ words, own }) => measureWidest(words, own, size) * SLACK)),
    whole: Math.sqrt(widths.reduce((sum, one) => sum + one, 0) * natural),
    isFigures: table.columns[at]?.align === 'end',
  };
}

function listCells(table: SheetTable, at: number, faces: SheetFaces): { words: Rich; own: Faces }[] {
  const strong = { ...faces.tools, plain: faces.tools.strong };
  return [
    { words: table.columns[at]?.head ?? [], own: strong },
    ...table.rows.map(({ cells, style }) => ({ words: cells[at] ?? [], own: style === 'plain' ? faces.tools : strong })),
  ];
}

function countRowLines(table: SheetTable, width: number, faces: SheetFaces): number {
  const { size } = tableType(table);
  const widths = cellWidths(table, width);
  const byColumn = table.columns.map((_, at) =>
    listCells(table, at, faces).map(({ words, own }) => countLines(words, own, size, widths[at] ?? 0)),
  );
  const rows = byColumn[0]?.map((_, row) => Math.max(1, ...byColumn.map((lines) => lines[row] ?? 1))) ?? [];
  return rows.reduce((sum, lines) => sum + lines, 0);
}

function withWidths(table: SheetTable, widths: readonly number[]): SheetTable {
  return { ...table, columns: table.columns.map((column, at) => ({ ...column, width: widths[at] ?? column.width })) };
}
