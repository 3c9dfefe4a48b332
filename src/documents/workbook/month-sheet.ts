// A table of months: three years, the opening, 36 months.
import type { Language } from '../../language/language.ts';
import type { BookSheet } from './book.ts';
import { BOOK_WORDS } from './book-words.ts';
import { casesOf, filledCells } from './calculate-lines.ts';
import type { CellWriter } from './cell-writer.ts';
import { columnOfCell, FIRST_ROW, HEAD_ROW, NUMBER_ROW } from './place-lines.ts';
import { CALENDAR_LINES } from './revenue-lines.ts';
import { type SheetDraft, startSheet } from './sheet-draft.ts';
import type { LayoutRow, MonthSheet } from './sheet-layout.ts';
import { OPENING, type WorkbookLine, YEARS } from './workbook-line.ts';

const WIDTHS = { label: 42, year: 10.5, month: 9 } as const;

export interface SheetTexts {
  readonly language: Language;
  readonly name: string;
  readonly title: string;
  readonly note: string;
}

export function writeMonthSheet(sheet: MonthSheet, texts: SheetTexts, writer: CellWriter): BookSheet {
  const draft = startSheet(texts.title, texts.note);
  writeHeads(draft, sheet, texts, writer);
  for (const [index, row] of sheet.rows.entries()) writeRow(draft, row, FIRST_ROW + index, sheet, texts, writer);
  return {
    name: texts.name,
    cells: draft.cells,
    widths: [WIDTHS.label, ...YEARS.map(() => WIDTHS.year), WIDTHS.year, ...Array.from({ length: 36 }, () => WIDTHS.month)],
    frozen: { rows: FIRST_ROW, columns: 1 },
    headRows: [0, FIRST_ROW - 1],
    print: 'year-a-page',
    tab: sheet.of === 'base' ? 'figures' : 'case',
  };
}

/** The dates are one line of the whole workbook: every sheet but the first refers to it. */
function writeHeads(draft: SheetDraft, { id }: MonthSheet, { language, name }: SheetTexts, writer: CellWriter): void {
  const words = BOOK_WORDS[language];
  draft.text(HEAD_ROW, 0, '', 'head');
  draft.text(NUMBER_ROW, 0, words.monthNumber, 'head', 'quiet');
  for (const year of YEARS) draft.text(HEAD_ROW, year, words.years[year - 1] ?? '', 'figure-head');
  draft.text(HEAD_ROW, OPENING, words.opening, 'figure-head');
  for (const cell of [...YEARS, OPENING]) draft.text(NUMBER_ROW, cell, '', 'head', 'quiet');
  for (const [index, line] of CALENDAR_LINES.entries()) {
    const row = index === 0 ? HEAD_ROW : NUMBER_ROW;
    for (const cell of filledCells(line, 'base')) {
      const written =
        id === 'revenue' ? writer.home('base', line, cell) : writer.again('base', line, cell, { sheet: name, row, column: cell });
      draft.put({ ...written, look: { ...written.look, role: 'figure-head', emphasis: index === 0 ? 'plain' : 'quiet' } });
    }
  }
}

function writeRow(
  draft: SheetDraft,
  row: LayoutRow,
  at: number,
  { of }: MonthSheet,
  { language, name }: SheetTexts,
  writer: CellWriter,
): void {
  if (row.kind === 'gap') return;
  if (row.kind === 'section') {
    draft.text(at, 0, row.text[language], 'section');
    return;
  }
  const { line } = row;
  draft.text(at, 0, line.label[language], 'label', line.emphasis ?? 'plain');
  const from = casesOf(line).includes(of) ? of : 'base';
  for (const cell of filledCells(line, from)) {
    const written =
      row.kind === 'home'
        ? writer.home(from, line, cell)
        : writer.again(from, line, cell, { sheet: name, row: at, column: columnOfCell(cell) });
    draft.put(written);
  }
  for (const cell of emptyCells(line, from)) draft.put({ ...cell, row: at });
}

/** A total's rule runs through its empty cells too. */
function emptyCells(line: WorkbookLine, of: MonthSheet['of']) {
  if (line.emphasis !== 'total' && line.emphasis !== 'strong') return [];
  if (line.once !== undefined) return [];
  const filled = new Set(filledCells(line, of).map(columnOfCell));
  const look = { role: 'figure', emphasis: line.emphasis, format: 'text', symbol: false } as const;
  return [...YEARS, OPENING].filter((column) => !filled.has(column)).map((column) => ({ column, value: '', formula: null, look }));
}
