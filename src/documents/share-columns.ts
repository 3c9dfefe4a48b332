// How wide the columns of a table are: as they were given where that holds them, else as their words need, so that rows take fewer lines and
// no word stands over the next column.
import { countLines, type Faces, measureWidest, measureWidth, type SheetFaces } from './count-lines.ts';
import { columnWidths, TEXT_WIDTH } from './estimate-heights.ts';
import { cellWidths, LARGEST_SUMS, listRows, sideSpace, tableType } from './measure-tables.ts';
import type { Rich, SheetBlock, SheetData, SheetTable } from './sheet-data.ts';

/** A table of months keeps its columns where it can: its halves stand one above the other. */
const MOST_COLUMNS = 6;
/** What a line holds for sure, beside what is measured: kerning and marks are a little off. */
const SLACK = 1.03;
/** Between the figures of months set in two halves, in points: without it they touch. */
const AIR = 2;
/** The sizes that a table of sums may have below its largest, in points, and how many lines more it may take to be read with ease. */
const READABLE = 7.5;
const SMALLER_SUMS = [READABLE, 7.2, 7] as const;
const LINES_FOR_SIZE = 2;
const SMALLEST_SUMS = 6.7;
/** And what a column of words is left, so that none is squeezed to where a line only may fit. */
const SAFE = 1.015;

/** The words of a cell, their faces, how wide they are on one line, and how wide the widest of them is. */
interface Cell {
  readonly words: Rich;
  readonly own: Faces;
  readonly whole: number;
  readonly widest: number;
}

/** A column's cells, and what they ask for: figures stand on one line, and no word is cut. */
interface Need {
  readonly cells: readonly Cell[];
  readonly natural: number;
  readonly least: number;
}

/** The same sheet, its tables' columns as wide as their words need. */
export function shareColumns(sheet: SheetData, faces: SheetFaces): SheetData {
  const share = (block: SheetBlock, width: number): SheetBlock => {
    if (block.type === 'table') return { ...block, ...shareTable(block, width, faces) };
    if (block.type !== 'columns') return block;
    const widths = columnWidths(width, block.first);
    return { ...block, columns: block.columns.map((inner, at) => inner.map((one) => share(one, widths[at] ?? width))) };
  };
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => share(block, TEXT_WIDTH)) })) };
}

/** A table of sums is as large as leaves it the lines that the smallest would take, and of a size to be read for a few lines more. */
function shareTable(table: SheetTable, width: number, faces: SheetFaces): SheetTable {
  if (table.size === 'text') return shareAtSize(table, width, faces).table;
  const atSize = (points: number) => shareAtSize({ ...table, points }, width, faces);
  const largest = atSize(LARGEST_SUMS);
  // Nearly always: a line for each row and its heads.
  if (largest.fits && largest.rows === table.rows.length + 1) return largest.table;
  const smallest = atSize(SMALLEST_SUMS);
  const tries = [LARGEST_SUMS, ...SMALLER_SUMS].map((points) => ({ points, ...atSize(points) })).filter(({ fits }) => fits);
  const asShort = tries.find(({ rows }) => rows <= smallest.rows);
  const readable = tries.find(({ points, rows }) => points === READABLE && rows <= smallest.rows + LINES_FOR_SIZE);
  return (asShort && (asShort.points >= READABLE || !readable) ? asShort : (readable ?? smallest)).table;
}

/** A table of a given size, its lines, and whether no word of it is squeezed. */
function shareAtSize(table: SheetTable, width: number, faces: SheetFaces): { table: SheetTable; rows: number; fits: boolean } {
  const { size } = tableType(table);
  const needs = table.columns.map((_, at) => needOf(table, at, faces));
  const given = cellWidths(table, width);
  const count = createLineCounter(needs, size);
  const isTooNarrow = needs.some(({ cells }, at) => cells.some(({ widest }) => widest + airOf(table, at) > (given[at] ?? 0)));
  const { rows } = count(given);
  const asGiven = { table, rows, fits: !isTooNarrow };
  if (!isTooNarrow && (table.columns.length > MOST_COLUMNS || rows === table.rows.length + 1)) return asGiven;
  const sides = table.columns.map((_, at) => sideSpace(table, at));
  const widths = searchWidths(needs, width - sum(sides), count);
  const fewer = widths ? count(widths).rows : rows;
  if (!widths || (fewer >= rows && !isTooNarrow)) return asGiven;
  const columns = table.columns.map((column, at) => ({ ...column, width: (widths[at] ?? 0) + (sides[at] ?? 0) }));
  return { table: { ...table, columns }, rows: fewer, fits: true };
}

/** The lines of all rows, each as tall as its tallest cell, and those of all cells. */
type LineCounter = (widths: readonly number[]) => { readonly rows: number; readonly cells: number };

/** Counts each cell once for each width that is tried. */
function createLineCounter(needs: readonly Need[], size: number): LineCounter {
  const known = needs.map(() => new Map<number, readonly number[]>());
  const linesOf = (at: number, width: number) => {
    const tenths = Math.round(10 * width);
    const found = known[at]?.get(tenths);
    if (found) return found;
    const lines =
      needs[at]?.cells.map(({ words, own, whole }) => (whole * SAFE < width ? 1 : countLines(words, own, size, width / SAFE))) ?? [];
    known[at]?.set(tenths, lines);
    return lines;
  };
  return (widths) => {
    const columns = widths.map((width, at) => linesOf(at, width));
    let [rows, cells] = [0, 0];
    for (let row = 0; row < (columns[0]?.length ?? 0); row++) {
      let most = 1;
      for (const lines of columns) {
        const own = lines[row] ?? 1;
        cells += own;
        if (own > most) most = own;
      }
      rows += most;
    }
    return { rows, cells };
  };
}

/** The room is moved from column to column in parts of so many. */
const PARTS = 60;
const MOVES = [1, 3, 8] as const;
/** Each move saves a line, so there are never many. */
const MOST_MOVES = 8;

/** Widths at which the rows take the fewest lines that moving room from one column to another finds. Null where there is not enough room. */
function searchWidths(needs: readonly Need[], room: number, count: LineCounter): readonly number[] | null {
  const least = needs.map((need) => need.least);
  const wish = needs.map(({ natural, least: own }) => Math.max(1, natural - own));
  const spare = room - sum(least);
  if (spare < 0) return null;
  let best = least.map((own, at) => own + (spare * (wish[at] ?? 0)) / sum(wish));
  let cost = costOf(count(best));
  for (let move = 0; move < MOST_MOVES; move++) {
    const better = listMoves(best, least, room / PARTS)
      .map((widths) => ({ widths, cost: costOf(count(widths)) }))
      .reduce((low, one) => (one.cost < low.cost ? one : low), { widths: best, cost });
    if (better.cost === cost) break;
    ({ widths: best, cost } = better);
  }
  return best;
}

function costOf({ rows, cells }: ReturnType<LineCounter>): number {
  return rows + cells / 1_000;
}

function listMoves(widths: readonly number[], least: readonly number[], part: number): number[][] {
  const moves: number[][] = [];
  for (const [from, own] of widths.entries()) {
    const sizes = MOVES.map((parts) => part * parts).filter((size) => own - size >= (least[from] ?? 0));
    if (sizes.length === 0) continue;
    for (const [to, other] of widths.entries()) {
      if (to !== from) for (const size of sizes) moves.push(widths.with(from, own - size).with(to, other + size));
    }
  }
  return moves;
}

function needOf(table: SheetTable, at: number, faces: SheetFaces): Need {
  const cells = listCells(table, at, faces);
  const whole = cells.map((cell) => cell.whole * SLACK);
  const words = cells.map((cell) => cell.widest * SLACK);
  // A head may take two lines where its figures take one.
  const figures = table.columns[at]?.align === 'end' ? whole.slice(1) : [];
  return { cells, natural: Math.max(...whole), least: Math.max(...words, ...figures.map((own) => own + airOf(table, at))) };
}

/** Only many columns of figures stand so close that they would touch. */
function airOf({ columns }: SheetTable, at: number): number {
  return columns.length > MOST_COLUMNS && columns[at]?.align === 'end' ? AIR : 0;
}

function listCells(table: SheetTable, at: number, faces: SheetFaces): readonly Cell[] {
  const { size } = tableType(table);
  return listRows(table, faces).map(({ cells, own }) => {
    const words = cells[at] ?? [];
    return { words, own, whole: measureWidth(words, own, size), widest: measureWidest(words, own, size) };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
