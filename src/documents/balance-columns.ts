// Two columns of running text: the one that says more is the wider, so that neither leaves the foot of the other empty.
import type { SheetFaces } from './count-lines.ts';
import { columnWidths, estimateStack, TEXT_WIDTH } from './estimate-heights.ts';
import type { SheetBlock, SheetData } from './sheet-data.ts';

type Columns = Extract<SheetBlock, { type: 'columns' }>;

/** The narrower of the two, as a part of what both have: half of it, or as wide as one tile of three and the step between. */
const NARROWER = [0.5, 0.41, 0.317] as const;
/** Columns of one width look calmer: less than so much of their height is not worth another. */
const WORTH = 0.06;
const RUNNING: readonly SheetBlock['type'][] = ['heading', 'paragraph', 'list', 'quote'];

/** The same sheet, its columns of text as wide as makes them equally tall. */
export function balanceColumns(sheet: SheetData, faces: SheetFaces): SheetData {
  const balance = (block: SheetBlock): SheetBlock => (isRunning(block) ? { ...block, first: chooseFirst(sheet, block, faces) } : block);
  return { ...sheet, pages: sheet.pages.map((page) => ({ ...page, blocks: page.blocks.map(balance) })) };
}

function isRunning(block: SheetBlock): block is Columns {
  return block.type === 'columns' && block.columns.flat().every(({ type }) => RUNNING.includes(type));
}

/** How wide the first column is; null where both are alike. */
function chooseFirst(sheet: SheetData, { columns }: Columns, faces: SheetFaces): number | null {
  const [half, ...widths] = columnWidths(TEXT_WIDTH, null);
  const whole = (half ?? 0) + (widths[0] ?? 0);
  const heights = (first: number) =>
    columns.map((blocks, at) => estimateStack(sheet, blocks, columnWidths(TEXT_WIDTH, first)[at] ?? first, faces));
  const [left = 0, right = 0] = heights(whole / 2);
  const tries = NARROWER.map((part) => whole * (left <= right ? part : 1 - part)).map((first) => ({
    first,
    tall: Math.max(...heights(first)),
  }));
  const best = tries.reduce((low, one) => (one.tall < low.tall * (1 - WORTH) ? one : low));
  return best.first === whole / 2 ? null : best.first;
}
