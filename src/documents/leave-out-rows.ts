// What a full page does without: paragraphs, notes and rows that matter least leave it before it would take two sheets.
import type { SheetFaces } from './count-lines.ts';
import { estimateHeight } from './estimate-heights.ts';
import { TIGHTEST_OPENNESS } from './fit-pages.ts';
import type { SheetData, SheetTable } from './sheet-data.ts';

type Page = SheetData['pages'][number];

/** Of a sheet at its tightest: an estimate is a few thousandths off, and rows cannot leave once the page is set. */
const SURELY_FULL = 0.99;

/**
 * The same sheet, without what no page has room for even at its tightest: spare paragraphs from the foot up, spare notes from the top down, then the
 * most spare rows, then the notes that leave last. What leaves the `other` edition of the plan leaves this one too, so that both say the same.
 */
export function leaveOutRows(sheet: SheetData, faces: SheetFaces, other?: SheetData): SheetData {
  const isTooTall = (edition: SheetData, page: Page) => estimateHeight(edition, page, TIGHTEST_OPENNESS, faces) > SURELY_FULL;
  const shed = (page: Page, same?: Page): Page => {
    const isFull = isTooTall(sheet, page) || (other && same && isTooTall(other, same));
    const beside = isFull ? withoutSpareText(page) : null;
    if (beside) return shed(beside, same && (withoutSpareText(same) ?? same));
    const spare = isFull ? mostSpareOf(page) : 0;
    if (spare > 0) return shed(withoutRow(page, spare), same && withoutRow(same, spare));
    if (!isFull) return page;
    const unnoted = withoutNote(page, 'last');
    if (unnoted) return shed(unnoted, same && (withoutNote(same, 'last') ?? same));
    const [bare, sameBare] = [withoutTable(page), same && withoutTable(same)];
    const isStillFull = isTooTall(sheet, bare) || (other && sameBare && isTooTall(other, sameBare));
    if (!isStillFull) return bare;
    return hasQuote(bare) ? shed(withoutQuote(bare), sameBare && withoutQuote(sameBare)) : withoutLastTable(bare);
  };
  return { ...sheet, pages: sheet.pages.map((page, at) => shed(page, other?.pages[at])) };
}

/** Without the last of its spare paragraphs, or the last spare note; null where it has none. */
function withoutSpareText(page: Page): Page | null {
  const { blocks } = page;
  const paragraph = blocks.findLastIndex((block) => block.type === 'paragraph' && block.isSpare);
  if (paragraph >= 0) return { ...page, blocks: blocks.filter((_, at) => at !== paragraph) };
  return withoutNote(page, true);
}

/** Without the first note that leaves before the rows, or after them; null where there is none. */
function withoutNote(page: Page, isNoteSpare: SheetTable['isNoteSpare']): Page | null {
  const { blocks } = page;
  const table = blocks.findIndex((block) => block.type === 'table' && block.note !== null && block.isNoteSpare === isNoteSpare);
  if (table < 0) return null;
  return { ...page, blocks: blocks.map((block, at) => (at === table ? { ...block, note: null } : block)) as Page['blocks'] };
}

/** The rank of the row that leaves next; 0 where all that is left has to stand. */
function mostSpareOf({ blocks }: Page): number {
  return Math.max(0, ...blocks.flatMap((block) => (block.type === 'table' ? block.rows.map(spareOf) : [])));
}

/** Where no row is left to leave, a table that says again what stands elsewhere does. */
function withoutTable(page: Page): Page {
  return { ...page, blocks: page.blocks.filter((block) => block.type !== 'table' || !block.isSpare) };
}

/** Where nothing else may leave, a table that would better stay. */
function withoutLastTable(page: Page): Page {
  return { ...page, blocks: page.blocks.filter((block) => block.type !== 'table' || !block.isLastSpare) };
}

function hasQuote({ blocks }: Page): boolean {
  return blocks.some(({ type }) => type === 'quote');
}

/** At the very last, the founder's own words that stand last, with what they mean: what they tell is in the tables too. */
function withoutQuote(page: Page): Page {
  const last = page.blocks.findLastIndex(({ type }) => type === 'quote');
  const meaning = page.blocks[last + 1];
  const count = meaning?.type === 'paragraph' && meaning.isGloss ? 2 : 1;
  return { ...page, blocks: page.blocks.toSpliced(last, count) };
}

function withoutRow(page: Page, spare: number): Page {
  let isLeft = false;
  const stays = (row: SheetTable['rows'][number]) => {
    if (isLeft || spareOf(row) !== spare) return true;
    isLeft = true;
    return false;
  };
  return { ...page, blocks: page.blocks.map((block) => (block.type === 'table' ? { ...block, rows: block.rows.filter(stays) } : block)) };
}

function spareOf({ spare }: SheetTable['rows'][number]): number {
  return spare ?? 0;
}
