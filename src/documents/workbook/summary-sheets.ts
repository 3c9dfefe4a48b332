// Single figures: break-even and returns, and the three cases beside each other.
import type { BookSheet } from './book.ts';
import { BOOK_WORDS } from './book-words.ts';
import { filledCells } from './calculate-lines.ts';
import type { CellWriter } from './cell-writer.ts';
import type { SheetTexts } from './month-sheet.ts';
import { CASE_COLUMNS, FIRST_ROW, figureRows, HEAD_ROW, sensitivityRows } from './place-lines.ts';
import { SCENARIO_LINES, VOLUME_LINES } from './scenario-lines.ts';
import { startSheet } from './sheet-draft.ts';
import type { WorkbookLayout } from './sheet-layout.ts';
import { CASES, ONCE } from './workbook-line.ts';

export function writeBreakEvenSheet(layout: WorkbookLayout, texts: SheetTexts, writer: CellWriter): BookSheet {
  const words = BOOK_WORDS[texts.language];
  const draft = startSheet(texts.title, texts.note);
  const heads = figureRows(layout);
  for (const [at, { title, lines }] of layout.figures.entries()) {
    const head = heads[at] ?? 0;
    draft.text(head, 0, words[title], 'section');
    for (const [index, line] of lines.entries()) {
      draft.text(head + 1 + index, 0, line.label[texts.language], 'label', line.emphasis);
      draft.put(writer.home('base', line, ONCE));
    }
  }
  return { name: texts.name, cells: draft.cells, widths: [74, 22], ...PRINT };
}

export function writeScenarioSheet(texts: SheetTexts, writer: CellWriter): BookSheet {
  const words = BOOK_WORDS[texts.language];
  const draft = startSheet(texts.title, texts.note);
  draft.text(HEAD_ROW, 0, '', 'head');
  for (const of of CASES) draft.text(HEAD_ROW, CASE_COLUMNS[of], words.cases[of], 'figure-head');
  draft.text(FIRST_ROW, 0, words.volume, 'label');
  for (const line of VOLUME_LINES) draft.put(writer.home('base', line, ONCE));
  for (const [index, line] of SCENARIO_LINES.entries()) {
    draft.text(FIRST_ROW + 1 + index, 0, line.label[texts.language], 'label', line.emphasis);
    for (const of of CASES) draft.put(writer.home(of, line, ONCE));
  }
  return { name: texts.name, cells: draft.cells, widths: [52, 20, 20, 20], ...PRINT };
}

/** Two years side by side: the results and what makes them, one change at a time. */
export function writeSensitivitySheet(layout: WorkbookLayout, texts: SheetTexts, writer: CellWriter): BookSheet {
  const words = BOOK_WORDS[texts.language];
  const draft = startSheet(texts.title, texts.note);
  draft.text(HEAD_ROW, 0, '', 'head');
  for (const year of [1, 2] as const) draft.text(HEAD_ROW, year, words.years[year - 1] ?? '', 'figure-head');
  const rows = new Map(sensitivityRows(layout).map(([row, line]) => [line, row]));
  for (const { title, lines } of layout.sensitivity) {
    const [first] = lines;
    if (title && first) draft.text((rows.get(first) ?? 0) - 1, 0, title[texts.language], 'section');
    for (const line of lines) {
      draft.text(rows.get(line) ?? 0, 0, line.label[texts.language], 'label', line.emphasis);
      for (const cell of filledCells(line, 'base')) draft.put(writer.home('base', line, cell));
    }
  }
  return { name: texts.name, cells: draft.cells, widths: [52, 20, 20], ...PRINT };
}

const PRINT = { frozen: { rows: HEAD_ROW + 1, columns: 1 }, headRows: [0, HEAD_ROW], print: 'fit-width', tab: 'figures' } as const;
