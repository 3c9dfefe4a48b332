// The assumptions: each with its value, where it comes from, and the founder's own words.
import type { Assumed } from '../../finance/assumption.ts';
import type { Language } from '../../language/language.ts';
import { clipQuote } from '../../plan/told/clip-quote.ts';
import { SHEET_WORDS } from '../sheet-words.ts';
import type { BookSheet } from './book.ts';
import { BOOK_WORDS } from './book-words.ts';
import type { CellWriter } from './cell-writer.ts';
import { guardText } from './guard-text.ts';
import type { SheetTexts } from './month-sheet.ts';
import { FIRST_ROW, HEAD_ROW, INPUT_COLUMNS, inputRows } from './place-lines.ts';
import { type SheetDraft, startSheet } from './sheet-draft.ts';
import type { WorkbookLayout } from './sheet-layout.ts';
import { cellOfMonth, ONCE } from './workbook-line.ts';

const WIDTHS = [44, 16, 20, 16, 28, 70];
const HEAD_ROLES = ['head', 'figure-head', 'words-head', 'figure-head'] as const;

export function writeAssumptionSheet(layout: WorkbookLayout, season: Assumed<unknown>, texts: SheetTexts, writer: CellWriter): BookSheet {
  const words = BOOK_WORDS[texts.language];
  const draft = startSheet(texts.title, texts.note);
  draft.text(HEAD_ROW - 1, 0, words.inputLegend, 'input');
  draft.text(HEAD_ROW - 1, 1, words.formulaLegend, 'note');
  const { item, value, unit, exact, origin, quote } = words.heads;
  for (const [column, text] of [item, value, unit, exact, origin, quote].entries()) {
    draft.text(HEAD_ROW, column, text, HEAD_ROLES[column] ?? 'words-head');
  }
  const rows = inputRows(layout);
  for (const [at, section] of layout.inputs.entries()) {
    const first = rows.sections[at] ?? FIRST_ROW;
    draft.text(first, 0, section.title[texts.language], 'section');
    for (const [index, input] of section.rows.entries()) {
      const row = first + 1 + index;
      draft.text(row, 0, input.line.label[texts.language], 'label');
      draft.put(writer.home('base', input.line, ONCE));
      draft.text(row, INPUT_COLUMNS.unit, input.unit[texts.language], 'words');
      if (input.exact) draft.put(quietly(writer.home('base', input.exact, ONCE)));
      writeOrigin(draft, row, input.from, texts.language);
    }
  }
  writeSeason(draft, layout, season, rows.season, texts, writer);
  return {
    name: texts.name,
    cells: draft.cells,
    widths: WIDTHS,
    frozen: { rows: HEAD_ROW + 1, columns: 1 },
    headRows: [HEAD_ROW, HEAD_ROW],
    print: 'fit-width',
    tab: 'input',
  };
}

function writeSeason(
  draft: SheetDraft,
  { season }: WorkbookLayout,
  from: Assumed<unknown>,
  first: number,
  { language }: SheetTexts,
  writer: CellWriter,
): void {
  const words = BOOK_WORDS[language];
  draft.text(first, 0, words.season, 'section');
  for (const [index, name] of words.monthNames.entries()) {
    const cell = cellOfMonth(index + 1);
    draft.text(first + 1 + index, 0, name.charAt(0).toUpperCase() + name.slice(1), 'label');
    draft.put(writer.home('base', season.line, cell));
    draft.put(quietly(writer.home('base', season.exact, cell)));
    writeOrigin(draft, first + 1 + index, from, language);
  }
}

function writeOrigin(draft: SheetDraft, row: number, { origin, fact }: Assumed<unknown>, language: Language): void {
  draft.text(row, INPUT_COLUMNS.origin, SHEET_WORDS[language][origin], 'words');
  const said = fact?.quote?.text;
  if (said) draft.text(row, INPUT_COLUMNS.quote, guardText(clipQuote(said)), 'quote');
}

function quietly<Cell extends ReturnType<CellWriter['home']>>(cell: Cell): Cell {
  return { ...cell, look: { ...cell.look, emphasis: 'quiet', symbol: false } };
}
