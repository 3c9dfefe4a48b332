// How tall a page will come out, before it is set: the arithmetic of templates/*.typ with the fonts' own widths. It only says how open
// to try a page first. Where the templates have moved on, pages are set once more and come out the same.
import { countLines, type Faces, measureWidth, type SheetFaces } from './count-lines.ts';
import { chartHeight } from './estimate-charts.ts';
import { CAPTION, cellWidths, isNoteBeside, listRows, NOTE, strongOf, tableType } from './measure-tables.ts';
import type { Rich, SheetBlock, SheetData, SheetTable } from './sheet-data.ts';

const MM = 72 / 25.4;
/** The width of a page's text, in points. */
export const TEXT_WIDTH = 168 * MM;
const GAP = 8 * MM;
const PAPERS = {
  a4: { height: 254, text: 10.8, leading: 0.68, paragraph: 11.3, h1: 29, h1Below: 8.5, h2Above: 9, h2Below: 4 },
  letter: { height: 241.4, text: 10.3, leading: 0.62, paragraph: 10, h1: 27, h1Below: 6.5, h2Above: 6.5, h2Below: 3.2 },
} as const;

/** The parts of a scene beside its text: the thread, the name, the space between. */
export const SCENE_SIDE = 54 * MM;
export const SCENE_NAME = 30 * MM;

/** What the mark before each item of a quadrant takes. */
const QUADRANT_MARK = 3.4;

/** What a page is set with: its paper, how open it is, and the faces. Lengths in points. */
interface Setting {
  readonly paper: (typeof PAPERS)[SheetData['paper']];
  readonly openness: number;
  readonly faces: SheetFaces;
}

/** How tall a page of the sheet comes out at an openness, in sheets: more than 1 where it runs over. */
export function estimateHeight(sheet: SheetData, page: SheetData['pages'][number], openness: number, faces: SheetFaces): number {
  const setting: Setting = { paper: PAPERS[sheet.paper], openness, faces };
  const { paper } = setting;
  const title = setText(page.title, faces.text, { size: paper.h1, leading: 0.34, width: TEXT_WIDTH / 0.86 });
  const height = title + paper.h1Below * MM * openness + stackHeight(page.blocks, TEXT_WIDTH, setting);
  return height / (paper.height * MM);
}

/** The height of blocks one below the other, at full openness: what tells one width from another. */
export function estimateStack(sheet: SheetData, blocks: readonly SheetBlock[], width: number, faces: SheetFaces): number {
  return stackHeight(blocks, width, { paper: PAPERS[sheet.paper], openness: 1, faces });
}

function stackHeight(blocks: readonly SheetBlock[], width: number, setting: Setting): number {
  return blocks.reduce((sum, block, at) => sum + spaceBefore(block, blocks[at - 1], setting) + blockHeight(block, width, setting), 0);
}

function spaceBefore({ type }: SheetBlock, previous: SheetBlock | undefined, { paper, openness }: Setting): number {
  const running = (of: SheetBlock['type']) => of === 'paragraph' || of === 'list';
  if (!previous) return 0;
  if (type === 'heading') return paper.h2Above * MM * openness;
  if (previous.type === 'heading') return paper.h2Below * MM * openness;
  if (type === 'paragraph' && previous.type === 'quote') return 4.6 * MM * openness;
  return (running(type) && running(previous.type) ? paper.paragraph : 7 * MM) * openness;
}

function blockHeight(block: SheetBlock, width: number, setting: Setting): number {
  const { paper, openness, faces } = setting;
  const text = { size: bodySize(paper, openness), leading: paper.leading * shrink(1, openness, 0.5) };
  switch (block.type) {
    case 'lead':
      return setText(block.text, faces.text, { size: leadSize(openness), leading: 0.6, width: leadWidth(width) });
    case 'heading':
      return setText(block.text, { ...faces.text, plain: faces.text.strong }, { size: 14, leading: text.leading, width });
    case 'paragraph':
      return setText(block.text, faces.text, { ...text, width });
    case 'quote':
      return 2 * MM + setText(block.text, faces.text, { size: quoteSize(openness), leading: 0.56, width: quoteWidth(width) });
    case 'list':
      return listHeight(block.items, width, setting);
    case 'notice':
      return (1.2 + 3.6 * openness) * MM + 9.6 * faces.tools.plain.capHeight + listHeight(block.points, width - 4.6 * MM, setting);
    case 'tiles':
      return tilesHeight(block.tiles, width, setting);
    case 'quadrants':
      return quadrantsHeight(block, width, setting);
    case 'scenes':
      return sum(
        block.scenes.map((scene) => {
          const name = setText(scene.title, faces.tools, { size: 8.6, leading: 0.42, width: SCENE_NAME });
          return Math.max(name, setText(scene.text, faces.text, { ...text, width: width - SCENE_SIDE })) + 5.6 * MM * openness;
        }),
      );
    case 'table':
      return tableHeight(block, width, setting);
    case 'chart':
      return captionHeight(block.chart.title, block.chart.subtitle, width, faces) + 3 * MM + chartHeight(block.chart, openness);
    case 'columns': {
      const widths = columnWidths(width, block.first);
      return Math.max(...block.columns.map((inner, at) => stackHeight(inner, widths[at] ?? width, setting)));
    }
  }
}

function listHeight(items: readonly Rich[], width: number, { paper, openness, faces }: Setting): number {
  const size = bodySize(paper, openness);
  const text = { size, leading: paper.leading * shrink(1, openness, 0.5), width: width - 2.4 * MM - 0.78 * size };
  return sum(items.map((item) => setText(item, faces.text, text))) + (items.length - 1) * 0.62 * size * openness;
}

/** Two beside two, each a name over its list. */
function quadrantsHeight(
  { title, quadrants }: Extract<SheetBlock, { type: 'quadrants' }>,
  width: number,
  { openness, faces }: Setting,
): number {
  const column = columnWidths(width, null)[0] - QUADRANT_MARK * MM;
  const heights = quadrants.map(({ items }) => {
    const lines = items.map((item) => setText(item, faces.tools, { size: 8.6, leading: 0.46, width: column }));
    return 8.6 * faces.tools.plain.capHeight + 2.4 * MM * openness + sum(lines) + Math.max(0, items.length - 1) * 1.7 * MM * openness;
  });
  const rows = [heights.slice(0, 2), heights.slice(2)].map((row) => Math.max(0, ...row) + 6 * MM * openness);
  return captionHeight(title, null, width, faces) + shrink(2.2, openness, 0.6) * MM + sum(rows);
}

function tilesHeight(tiles: Extract<SheetBlock, { type: 'tiles' }>['tiles'], width: number, { openness, faces }: Setting): number {
  const count = tiles.length;
  const { across, column } = tileColumns(count, width);
  const heights = tiles.map((tile) => {
    const figure: Rich = [{ t: 'text', s: tile.figure }, { t: 'text', s: ' ' }, ...tile.after];
    const wanted = tileSize(openness);
    const size = Math.min(wanted, Math.max(9, (wanted * column) / measureWidth(figure, faces.text, wanted)));
    const label = setText(tile.label, faces.tools, { size: 8.4, leading: 0.42, width: column });
    const note = setText(tile.note, faces.tools, { size: 7.8, leading: 0.42, width: column });
    return label + 7 * MM * openness + size * faces.text.plain.capHeight + note;
  });
  const rows = Array.from({ length: Math.ceil(count / across) }, (_, row) => Math.max(...heights.slice(row * across, (row + 1) * across)));
  return (8.6 + 7 * (rows.length - 1)) * MM * openness + sum(rows);
}

function tableHeight(table: SheetTable, width: number, { openness, faces }: Setting): number {
  const { size } = tableType(table);
  const widths = cellWidths(table, width);
  const insetY = (table.size === 'treasury' ? 1.6 : 1.7) * MM * openness;
  const rows = listRows(table, faces).map(
    ({ cells, own }) =>
      2 * insetY + Math.max(...cells.map((cell, at) => setText(cell, own, { size, leading: 0.42, width: widths[at] ?? width }))),
  );
  const caption = table.title.length > 0 ? captionHeight(table.title, table.note, width, faces) + shrink(2.2, openness, 0.6) * MM : 0;
  return caption + sum(rows);
}

/** The size of a page's title. */
export function titleSize({ paper }: SheetData): number {
  return PAPERS[paper].h1;
}

/** The size of the running text. */
export function textSize({ paper }: SheetData, openness: number): number {
  return bodySize(PAPERS[paper], openness);
}

function bodySize(paper: Setting['paper'], openness: number): number {
  return shrink(paper.text, openness, 0.4);
}

/** How many tiles stand side by side, and how wide each is. */
export function tileColumns(count: number, width: number): { across: number; column: number } {
  const across = width < 120 * MM ? 2 : count % 3 === 0 || count > 4 ? 3 : Math.max(1, count);
  return { across, column: (width - GAP * (across - 1)) / across };
}

/** The size of a tile's figure. */
export function tileSize(openness: number): number {
  return shrink(28, openness, 0.7);
}

/** The size of a lead and the width of its text at most. */
export function leadSize(openness: number): number {
  return shrink(15.6, openness, 0.6);
}

export function leadWidth(width: number): number {
  return Math.min(width, 152 * MM);
}

/** The same of a quotation. */
export function quoteSize(openness: number): number {
  return shrink(13, openness, 0.5);
}

export function quoteWidth(width: number): number {
  return Math.min(width, 150 * MM) - 4 * MM;
}

/** The widths of two columns: alike, but where the first has one of its own. */
export function columnWidths(width: number, first: number | null | undefined): readonly [number, number] {
  const left = first ?? (width - GAP) / 2;
  return [left, width - GAP - left];
}

function captionHeight(title: Rich, note: Rich | null, width: number, faces: SheetFaces): number {
  const head = setText(title, strongOf(faces), { size: CAPTION, leading: 0.42, width });
  if (!note || isNoteBeside(title, note, width, faces)) return head;
  return head + 1.6 * MM + setText(note, faces.tools, { size: NOTE, leading: 0.42, width });
}

/** From the top of the first line's capitals to the foot of the last. */
function setText(text: Rich, faces: Faces, { size, leading, width }: { size: number; leading: number; width: number }): number {
  return size * (faces.plain.capHeight + (countLines(text, faces, size, width) - 1) * (faces.plain.capHeight + leading));
}

/** A size that gives way by a part of what the page does, and does not grow where the page is set more openly. */
function shrink(size: number, openness: number, part: number): number {
  return size * (1 - (1 - Math.min(1, openness)) * part);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
