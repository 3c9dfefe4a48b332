import type { CellAddress } from './name-cell.ts';
import { CALENDAR_LINES } from './revenue-lines.ts';
import { SCENARIO_LINES, VOLUME_LINES } from './scenario-lines.ts';
import type { MonthSheet, SheetId, WorkbookLayout } from './sheet-layout.ts';
import { CASES, type CaseId, ONCE, OPENING, type WorkbookLine } from './workbook-line.ts';

/** Where a cell of a line stands in the workbook. */
export type FindPlace = (of: CaseId, line: WorkbookLine, cell: number) => CellAddress & { readonly id: SheetId };

/** The first rows of every sheet, from 0: title, note, a gap, then the heads. */
export const TITLE_ROW = 0;
export const NOTE_ROW = 1;
export const HEAD_ROW = 3;
/** The months since the opening, below the dates. */
export const NUMBER_ROW = 4;
export const FIRST_ROW = 5;

export const INPUT_COLUMNS = { value: 1, unit: 2, exact: 3, origin: 4, quote: 5 } as const;

/** The column of each case where the three are compared. */
export const CASE_COLUMNS = { low: 1, base: 2, high: 3 } as const satisfies Record<CaseId, number>;

/** The row of each thing on the assumptions sheet: its sections with their heads, then the calendar. */
export function inputRows({ inputs }: Pick<WorkbookLayout, 'inputs'>): { readonly sections: readonly number[]; readonly season: number } {
  let row = FIRST_ROW;
  const sections = inputs.map(({ rows }) => {
    const at = row;
    row += rows.length + 2;
    return at;
  });
  return { sections, season: row };
}

type Slot = (cell: number) => { readonly row: number; readonly column: number };

/** Finds every cell of every line; throws for a line that stands nowhere. */
export function placeLines(layout: WorkbookLayout, names: Readonly<Record<SheetId, string>>): FindPlace {
  const slots: Readonly<Record<CaseId, Map<string, { readonly id: SheetId; readonly slot: Slot }>>> = {
    base: new Map(),
    low: new Map(),
    high: new Map(),
  };
  const put = (of: CaseId, line: WorkbookLine, id: SheetId, slot: Slot) => slots[of].set(line.id, { id, slot });

  placeInputs(layout, put);
  const [month, number] = CALENDAR_LINES;
  if (month) put('base', month, 'revenue', tableSlot(HEAD_ROW));
  if (number) put('base', number, 'revenue', tableSlot(NUMBER_ROW));
  for (const sheet of layout.monthSheets) {
    for (const [row, line] of homeRows(sheet)) put(sheet.of, line, sheet.id, tableSlot(row));
  }
  for (const [row, line] of sensitivityRows(layout)) put('base', line, 'sensitivity', tableSlot(row));
  const heads = figureRows(layout);
  for (const [at, { lines }] of layout.figures.entries()) {
    for (const [index, line] of lines.entries()) {
      put('base', line, 'break-even', () => ({ row: (heads[at] ?? 0) + 1 + index, column: 1 }));
    }
  }
  for (const [index, line] of VOLUME_LINES.entries()) put('base', line, 'scenarios', () => ({ row: FIRST_ROW, column: 1 + index }));
  for (const [index, line] of SCENARIO_LINES.entries()) {
    for (const of of CASES) put(of, line, 'scenarios', () => ({ row: FIRST_ROW + 1 + index, column: CASE_COLUMNS[of] }));
  }

  return (of, line, cell) => {
    const found = slots[of].get(line.id);
    if (!found) throw new Error(`line {${line.id}} of case ${of} stands nowhere`);
    const { row, column } = found.slot(cell);
    return { id: found.id, sheet: names[found.id], row, column };
  };
}

/** The row of each section's heading on the sheet of single figures; the figures follow it, then a free row. */
export function figureRows({ figures }: Pick<WorkbookLayout, 'figures'>): readonly number[] {
  let row = HEAD_ROW + 1;
  return figures.map(({ lines }) => {
    const head = row;
    row += lines.length + 2;
    return head;
  });
}

/** The lines of the sheet of years with their rows: a section's heading where it has one, its lines, then a free row. */
export function sensitivityRows({
  sensitivity,
}: Pick<WorkbookLayout, 'sensitivity'>): readonly (readonly [row: number, line: WorkbookLine])[] {
  let row = HEAD_ROW + 1;
  return sensitivity.flatMap(({ title, lines }) => {
    const first = title ? row + 1 : row;
    row = first + lines.length + 1;
    return lines.map((line, index) => [first + index, line] as const);
  });
}

function placeInputs(layout: WorkbookLayout, put: (of: CaseId, line: WorkbookLine, id: SheetId, slot: Slot) => void): void {
  const { sections, season } = inputRows(layout);
  for (const [at, { rows }] of layout.inputs.entries()) {
    for (const [index, { line, exact }] of rows.entries()) {
      const row = (sections[at] ?? 0) + 1 + index;
      put('base', line, 'assumptions', () => ({ row, column: INPUT_COLUMNS.value }));
      if (exact) put('base', exact, 'assumptions', () => ({ row, column: INPUT_COLUMNS.exact }));
    }
  }
  // The calendar stands upright: a month a row.
  const monthRow = (cell: number) => season + cell - OPENING;
  put('base', layout.season.line, 'assumptions', (cell) => ({ row: monthRow(cell), column: INPUT_COLUMNS.value }));
  put('base', layout.season.exact, 'assumptions', (cell) => ({ row: monthRow(cell), column: INPUT_COLUMNS.exact }));
}

/** The lines that have their own cells in a table, with their rows. */
function homeRows({ rows }: MonthSheet): readonly (readonly [row: number, line: WorkbookLine])[] {
  return rows.flatMap((row, index) => (row.kind === 'home' ? [[FIRST_ROW + index, row.line] as const] : []));
}

/** A row of a table: its single cell or its years, the opening, the months. */
function tableSlot(row: number): Slot {
  return (cell) => ({ row, column: columnOfCell(cell) });
}

/** Years in columns 1 to 3, the opening in 4, the months from 5 on; a line's single figure stands where the first year would. */
export function columnOfCell(cell: number): number {
  return cell === ONCE ? 1 : cell;
}
