import { boundLines, countLines, countSureLines, type LineBounds, measureWidth, type SheetFaces } from './count-lines.ts';
import {
  columnWidths,
  estimateStack,
  leadSize,
  leadWidth,
  quoteSize,
  quoteWidth,
  SCENE_NAME,
  SCENE_SIDE,
  TEXT_WIDTH,
  textSize,
  tileColumns,
  tileSize,
  titleSize,
} from './estimate-heights.ts';
import { cellWidths, isNoteBeside, listRows, strongOf, tableType } from './measure-tables.ts';
import { flatten } from './set-text.ts';
import type { Rich, SheetBlock, SheetData, SheetScene, SheetTable, SheetTile } from './sheet-data.ts';

/** What a block stands in. */
interface Place {
  readonly sheet: SheetData;
  readonly openness: number;
  readonly width: number;
  readonly faces: SheetFaces;
}

/**
 * The same data with what is known of its lines beforehand: a row, a tile or a scene known to take so many is set at its height,
 * and not measured first, which would set it twice.
 */
export function markKnownLines(sheet: SheetData, openness: readonly number[], faces: SheetFaces): SheetData {
  const size = titleSize(sheet);
  const widest = { ...faces.text, plain: faces.text.strong };
  const pages = sheet.pages.map((page, at) => {
    const place = { sheet, openness: openness[at] ?? 1, width: TEXT_WIDTH, faces };
    const fits = countSureLines(page.title, faces.text, size, TEXT_WIDTH, widest) === 1;
    return { ...page, fits, blocks: page.blocks.map((block) => markBlock(block, place)) };
  });
  return { ...sheet, pages };
}

/** Columns shorter than this, in points, stand on one sheet wherever they begin: half of the shorter paper's. */
const SHORT = 340;

function markBlock(block: SheetBlock, place: Place): SheetBlock {
  switch (block.type) {
    case 'lead':
      return { ...block, width: balanceLines(block.text, leadSize(place.openness), leadWidth(place.width), place) };
    case 'quote':
      return { ...block, width: balanceLines(block.text, quoteSize(place.openness), quoteWidth(place.width), place) };
    case 'table':
      return {
        ...block,
        lines: listTableLines(block, place),
        gutters: isSetWithGutters(block),
        beside: isNoteBeside(block.title, block.note, place.width, place.faces),
      };
    case 'chart': {
      const { title, subtitle } = block.chart;
      return { ...block, chart: { ...block.chart, beside: isNoteBeside(title, subtitle, place.width, place.faces) } };
    }
    case 'tiles':
      return { ...block, tiles: block.tiles.map((tile) => ({ ...tile, lines: countTileLines(tile, block.tiles.length, place) })) };
    case 'scenes':
      return { ...block, scenes: block.scenes.map((scene) => ({ ...scene, lines: countSceneLines(scene, place) })) };
    case 'columns': {
      const widths = columnWidths(place.width, block.first);
      const column = (at: number) => ({ ...place, width: widths[at] ?? place.width });
      const whole = estimateStack(place.sheet, [block], place.width, place.faces) < SHORT;
      return { ...block, whole, columns: block.columns.map((blocks, at) => blocks.map((inner) => markBlock(inner, column(at)))) };
    }
    default:
      return block;
  }
}

/** More lines than these look alike anyhow. */
const BALANCED = 4;
/** How much narrower each try is, and how narrow at most. */
const STEP = 0.03;
const NARROWEST = 0.6;

/** The narrowest width at which so short a text takes no line more: its last one is then no word alone. Null where none is known to do. */
function balanceLines(text: Rich, size: number, widest: number, { faces }: Place): number | null {
  const lines = countLines(text, faces.text, size, widest);
  if (lines === 1 || lines > BALANCED) return null;
  let width: number | null = null;
  for (let part = 1; part >= NARROWEST && countLines(text, faces.text, size, widest * part) === lines; part -= STEP) {
    if (countSureLines(text, faces.text, size, widest * part) === lines) width = widest * part;
  }
  return width;
}

function listTableLines(table: SheetTable, { width, faces }: Place): (number | null)[] {
  const { size } = tableType(table);
  const widths = cellWidths(table, width);
  const strong = strongOf(faces);
  const last = table.columns.length - 1;
  return listRows(table, faces).map(({ cells, own, isJoined }) =>
    // A last column of sums is set strong in every row; how wide a cell over two columns is, the template knows.
    isJoined
      ? null
      : countRowLines(cells.map((cell, at) => boundLines(cell, own, size, widths[at] ?? 0, table.totals && at === last ? strong : own))),
  );
}

/** A sign that may stand in a box with its figure, which is a line of its own. */
const SIGN = '\u2212';

/** Whether gutters may stand for the insets of cells: where no ground shows between them, and no box would stand lower in its line. */
function isSetWithGutters({ marked, columns, rows }: SheetTable): boolean {
  const isBoxed = (cell: Rich) => !(cell.length === 1 && cell[0]?.t === 'fig') && flatten(cell).includes(SIGN);
  return (marked ?? null) === null && ![columns.map(({ head }) => head), ...rows.map(({ cells }) => cells)].flat().some(isBoxed);
}

/** Known as soon as the tallest cells are: a shorter one may take a line more or less. */
function countRowLines(cells: readonly (LineBounds | null)[]): number | null {
  let [least, most] = [1, 1];
  for (const bounds of cells) {
    if (!bounds) return null;
    least = Math.max(least, bounds.least);
    most = Math.max(most, bounds.most);
  }
  return least === most ? most : null;
}

/** Of a column, for a figure that is to stand in it unbroken. */
const SAFE = 0.98;

function countTileLines(tile: SheetTile, count: number, { openness, width, faces }: Place): { label: number; note: number } | null {
  const { column } = tileColumns(count, width);
  const marked: Rich = [...tile.label, { t: 'fig', s: '', mark: tile.mark }];
  const shown: Rich = [{ t: 'text', s: `${tile.figure} ` }, ...tile.after];
  const label = countSureLines(marked, strongOf(faces), 8.4, column);
  const note = countSureLines(tile.note, faces.tools, 7.8, column, strongOf(faces));
  const figure = countSureLines(shown, faces.text, tileSize(openness), column);
  // Words that nothing breaks count as one line, however wide.
  const fits = measureWidth(shown, faces.text, tileSize(openness)) <= column * SAFE;
  return label && note && figure === 1 && fits ? { label, note } : null;
}

function countSceneLines(scene: SheetScene, { sheet, openness, width, faces }: Place): { title: number; text: number } | null {
  const title = countSureLines(scene.title, strongOf(faces), 8.6, SCENE_NAME);
  const text = countSureLines(scene.text, faces.text, textSize(sheet, openness), width - SCENE_SIDE);
  return title && text ? { title, text } : null;
}
