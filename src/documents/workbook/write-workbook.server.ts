// The one place that knows the spreadsheet library.
import { type Cell, type CellStyle, type ColumnDef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { Book, BookCell, BookColours, BookSheet, CellLook } from './book.ts';

const FONT = 'Calibri';
const SIZE = 10;
/** Twelve months with their labels, and the years, on the width of a sheet lying down. */
const YEAR_PAGE_SCALE = 58;
/** The last column of a printed page: the years, the opening and the first year; the second year. The third goes on the last. */
const LAST_OF_PAGE = [16, 28] as const;

/** The workbook's bytes: the same for the same book. Nothing in it is a macro, a link, or a text that could become a formula. */
export async function writeWorkbook(book: Book): Promise<Uint8Array> {
  const writtenAt = new Date(`${book.date}T00:00:00Z`);
  const styles = createStyles(book);
  return writeXlsx({
    sheets: book.sheets.map((sheet) => writeSheet(sheet, book, styles)),
    properties: { title: book.title, creator: book.author, created: writtenAt, modified: writtenAt },
    defaultFont: { name: FONT, size: SIZE, color: { rgb: book.colours.ink } },
  });
}

type FindStyle = (look: CellLook) => CellStyle;

function writeSheet(sheet: BookSheet, book: Book, styleOf: FindStyle): WriteSheet {
  const isTable = sheet.print === 'year-a-page';
  const [firstHead, lastHead] = sheet.headRows;
  const print: WriteSheet['pageSetup'] = {
    paperSize: book.paper,
    orientation: 'landscape',
    ...(isTable ? { scale: YEAR_PAGE_SCALE, printTitlesColumn: '$A:$A' } : { fitToPage: true, fitToWidth: 1, fitToHeight: 0 }),
    printTitlesRow: `$${firstHead + 1}:$${lastHead + 1}`,
    margins: { top: 0.6, bottom: 0.6, left: 0.5, right: 0.5, header: 0.3, footer: 0.3 },
  };
  return {
    name: sheet.name,
    columns: sheet.widths.map((width): ColumnDef => ({ width })),
    cells: new Map(sheet.cells.map((cell) => [`${cell.row},${cell.column}`, writeCell(cell, styleOf)])),
    freezePane: sheet.frozen,
    pageSetup: print,
    ...(isTable ? { colBreaks: [...LAST_OF_PAGE] } : {}),
    headerFooter: { oddFooter: `&L&8${escapeFooter(book.title)} · &A&R&8${escapeFooter(book.foot)} &P / &N` },
    view: { showGridLines: false, tabColor: { rgb: tabColour(sheet, book.colours) } },
  };
}

function writeCell({ value, formula, look }: BookCell, styleOf: FindStyle): Cell {
  const style = styleOf(look);
  if (formula === null)
    return { value: value === '' ? null : value, type: typeof value === 'number' ? 'number' : value === '' ? 'empty' : 'string', style };
  return { value: null, type: 'formula', formula, formulaResult: value, style };
}

/** One style for each look; the library tells them apart by their content. */
function createStyles({ colours, formats }: Book): FindStyle {
  const known = new Map<string, CellStyle>();
  return (look) => {
    const key = `${look.role} ${look.emphasis} ${look.format} ${look.symbol}`;
    const style = known.get(key) ?? makeStyle(look, colours, formats);
    known.set(key, style);
    return style;
  };
}

function makeStyle({ role, emphasis, format, symbol }: CellLook, colours: BookColours, formats: Book['formats']): CellStyle {
  const numFmt = format === 'text' ? undefined : formats[symbol ? `${format}-symbol` : format];
  const isHead = role === 'head' || role === 'words-head' || role === 'figure-head';
  const isBold = role === 'title' || isHead || role === 'section' || emphasis === 'total' || emphasis === 'strong';
  const isQuiet = emphasis === 'quiet' || role === 'note' || role === 'words';
  const colour = role === 'title' || role === 'section' ? colours.thread : isQuiet ? colours.quiet : colours.ink;
  const rule = (rgb: string) => ({ style: 'thin' as const, color: { rgb } });
  return {
    font: { name: FONT, size: role === 'title' ? 15 : SIZE, bold: isBold && !isQuiet, italic: role === 'quote', color: { rgb: colour } },
    ...(role === 'input' ? { fill: solid(colours.threadWash), border: box(rule(colours.thread)) } : {}),
    ...(isHead ? { fill: solid(colours.wash), border: { bottom: rule(colours.ink) } } : {}),
    ...(role !== 'input' && emphasis === 'strong' ? { fill: solid(colours.wash) } : {}),
    ...(role !== 'input' && !isHead && (emphasis === 'total' || emphasis === 'strong') ? { border: { top: rule(colours.ink) } } : {}),
    alignment: {
      vertical: 'center',
      ...(role === 'quote' ? { wrapText: true } : {}),
      ...(role === 'figure-head' ? { horizontal: 'right' } : {}),
      ...(role === 'words' || role === 'words-head' || role === 'quote' || (role === 'label' && emphasis === 'quiet')
        ? { horizontal: 'left', indent: 1 }
        : {}),
    },
    ...(numFmt && numFmt !== 'General' ? { numFmt } : {}),
  };
}

function solid(rgb: string): NonNullable<CellStyle['fill']> {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } };
}

function box(side: { style: 'thin'; color: { rgb: string } }): NonNullable<CellStyle['border']> {
  return { top: side, right: side, bottom: side, left: side };
}

function tabColour({ tab }: BookSheet, { thread, ink, rule }: BookColours): string {
  return tab === 'input' ? thread : tab === 'case' ? rule : ink;
}

/** In a footer, `&` begins a command. */
function escapeFooter(text: string): string {
  return text.replaceAll('&', '&&');
}
