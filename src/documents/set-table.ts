import { formatMonthName, formatShortDate } from '../language/format-date.ts';
import { formatCount } from '../language/format-number.ts';
import type { Language } from '../language/language.ts';
import type { Cell, Plan, Table } from '../plan/plan.ts';
import { keepLastWords, SHORT_PAIR_IN_CELL } from './keep-last-words.ts';
import { flatten, needsGloss, type TextSetter } from './set-text.ts';
import type { Rich, SheetTable } from './sheet-data.ts';

/** A table of months has at least this many columns. */
const MONTH_COLUMNS = 10;

/** The most characters of a month's amount that fit beside twelve others. */
const WIDEST_AMOUNT = 8;

/**
 * A table of one edition. A treasury table prints bare numbers, zero as a dash, and short months; where its amounts are too long to stand
 * thirteen in a row it becomes two tables, each with half of the months.
 */
export function setTable(table: Table, plan: Plan, language: Language, text: TextSetter): SheetTable[] {
  const treasury = table.size === 'treasury';
  const locale = plan.locales[language];
  const printCell = (cell: Cell): Rich => {
    if ('quote' in cell) return setQuote(cell, plan, language, text);
    return treasury ? setTreasuryCell(cell, locale, text) : setCell(cell, locale, text);
  };
  const set: SheetTable = {
    title: text.rich(table.title),
    note: table.note ? keepLastWords(text.rich(table.note)) : null,
    ...(table.note && table.isNoteSpare ? { isNoteSpare: table.isNoteSpare } : {}),
    size: table.size,
    ...(table.isSpare ? { isSpare: true } : {}),
    ...(table.isLastSpare ? { isLastSpare: true } : {}),
    marked: table.marked ?? null,
    // A last column of sums stands out; three years stand side by side.
    totals: treasury && table.columns.length >= MONTH_COLUMNS,
    columns: table.columns.map(({ head, align, width }) => ({ head: setHead(head, treasury, locale, text), align, width })),
    rows: table.rows.map(({ cells, style, spare }) => ({
      cells: cells.map(printCell),
      style: style ?? 'plain',
      ...joinedIn(cells),
      ...(spare ? { spare } : {}),
    })),
  };
  for (const row of set.rows) {
    if (row.cells.length !== set.columns.length) {
      throw new Error(`A table has ${set.columns.length} columns and a row of ${row.cells.length} cells`);
    }
  }
  return treasury && isTooWide(set) ? splitMonths(set) : [set];
}

/** Which of a row are one with the cell before. */
function joinedIn(cells: readonly Cell[]): Pick<SheetTable['rows'][number], 'joined'> {
  const joined = cells.flatMap((cell, at) => ('joined' in cell ? [at] : []));
  return joined.length > 0 ? { joined } : {};
}

function setHead(head: Table['columns'][number]['head'], treasury: boolean, locale: string, text: TextSetter): Rich {
  if (!('figure' in head)) return setHeadWords(text.rich(head));
  const { kind, value } = text.figure(head.figure);
  const short = treasury && (kind === 'month' || kind === 'month-name');
  return [{ t: 'text', s: short ? shortMonth(String(value), locale) : text.print(head.figure) }];
}

/** A head of so many words leaves none alone on its last line; a shorter one breaks where it must. */
const WORDS_KEPT = 4;

function setHeadWords(words: Rich): Rich {
  return flatten(words).split(' ').length >= WORDS_KEPT ? keepLastWords(words, SHORT_PAIR_IN_CELL) : words;
}

/** «mar», "Mar": both languages shorten their months to three letters. */
export function shortMonth(month: string, locale: string): string {
  return formatMonthName(month, locale).slice(0, 3);
}

/** The visitor's words; in the edition of the other language with what they name in brackets. */
function setQuote({ quote, gloss }: Extract<Cell, { quote: string }>, plan: Plan, language: Language, text: TextSetter): Rich {
  const said = text.quote(quote);
  if (!gloss || !needsGloss(plan, quote, language)) return [said];
  return [said, { t: 'text', s: ' (' }, ...text.rich(gloss), { t: 'text', s: ')' }];
}

function setCell(cell: Exclude<Cell, { quote: string }>, locale: string, text: TextSetter): Rich {
  if ('text' in cell) return keepLastWords(text.rich(cell.text), SHORT_PAIR_IN_CELL);
  if ('empty' in cell || 'joined' in cell) return [];
  const { kind, value, origin } = text.figure(cell.figure);
  const s = kind === 'date' ? formatShortDate(String(value), locale).replaceAll(' ', '\u00a0') : text.print(cell.figure);
  return [{ t: 'fig', s, mark: cell.mark ? origin : null }];
}

function setTreasuryCell(cell: Exclude<Cell, { quote: string }>, locale: string, text: TextSetter): Rich {
  if (!('figure' in cell)) return setCell(cell, locale, text);
  const { kind, value } = text.figure(cell.figure);
  if (kind === 'month') return [{ t: 'fig', s: `${shortMonth(String(value), locale)} ${String(value).slice(0, 4)}`, mark: null }];
  if (kind !== 'money' || typeof value !== 'number') return setCell(cell, locale, text);
  const rounded = formatCount(value, locale);
  return [{ t: 'fig', s: rounded === '0' ? '–' : rounded, mark: null }];
}

function isTooWide({ columns, rows }: SheetTable): boolean {
  if (columns.length < MONTH_COLUMNS) return false;
  const widest = Math.max(
    0,
    ...rows.flatMap(({ cells }) => cells.slice(1).map((cell) => cell.reduce((sum, span) => sum + sizeOf(span), 0))),
  );
  return widest > WIDEST_AMOUNT;
}

function sizeOf(span: Rich[number]): number {
  return span.t === 'strong' ? 0 : span.s.length;
}

function splitMonths(table: SheetTable): SheetTable[] {
  const middle = 1 + Math.floor((table.columns.length - 1) / 2);
  const take = <Item>(items: readonly Item[], from: number, to?: number) => [...items.slice(0, 1), ...items.slice(from, to)];
  const markedIn = (from: number, to = table.columns.length) =>
    table.marked && table.marked >= from && table.marked < to ? table.marked - from + 1 : null;
  const part = (from: number, to?: number): SheetTable => ({
    ...table,
    marked: markedIn(from, to),
    columns: take(table.columns, from, to),
    rows: table.rows.map((row) => ({ ...row, cells: take(row.cells, from, to) })),
  });
  return [
    { ...part(1, middle), totals: false },
    { ...part(middle), title: [], note: null },
  ];
}
