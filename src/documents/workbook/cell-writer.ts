import type { BookCell, CellLook } from './book.ts';
import { caseOfName, constantOf, createFindLine, type ReadCell, templateOf } from './calculate-lines.ts';
import { type CellAddress, nameCells } from './name-cell.ts';
import { type LineName, splitTemplate } from './parse-formula.ts';
import type { FindPlace } from './place-lines.ts';
import { reachCells } from './reach-cells.ts';
import { type CaseId, ONCE, type WorkbookLine } from './workbook-line.ts';

export interface CellWriter {
  /** A cell of a line in its own place: the constant, or the formula with its value. */
  home(of: CaseId, line: WorkbookLine, cell: number): BookCell;
  /** A cell elsewhere that shows one of a line, by reference. */
  again(of: CaseId, line: WorkbookLine, cell: number, at: CellAddress): BookCell;
}

/** Turns cells of lines into cells of sheets: names become references, and each formula carries the value it was found to have. */
export function createCellWriter(lines: readonly WorkbookLine[], place: FindPlace, read: ReadCell): CellWriter {
  const find = createFindLine(lines);
  const split = new Map<string, readonly (string | LineName)[]>();

  function refer(name: LineName, here: CaseId, cell: number, onSheet: string): string {
    const line = find(name.line);
    const of = caseOfName(name, line, here);
    const { from, to } = reachCells(line, name.reach, cell);
    return nameCells(place(of, line, from), place(of, line, to), { onSheet, fixed: from === ONCE || line.calendar !== undefined });
  }

  function write(template: string, of: CaseId, cell: number, onSheet: string): string {
    const pieces = split.get(template) ?? splitTemplate(template);
    split.set(template, pieces);
    let formula = '';
    for (const piece of pieces) formula += typeof piece === 'string' ? piece : refer(piece, of, cell, onSheet);
    return formula;
  }

  return {
    home(of, line, cell) {
      const { row, column, sheet } = place(of, line, cell);
      const constant = constantOf(line, cell);
      if (constant !== null) return { row, column, value: constant, formula: null, look: lookOf(line, 'input', cell) };
      const template = templateOf(line, cell, of);
      if (template === null) throw new Error(`line {${line.id}} leaves cell ${cell} empty`);
      const formula = write(template, of, cell, sheet);
      return { row, column, value: read(of, line.id, cell), formula, look: lookOf(line, 'figure', cell) };
    },
    again(of, line, cell, at) {
      const there = place(of, line, cell);
      const formula = nameCells(there, there, { onSheet: at.sheet, fixed: cell === ONCE });
      return { row: at.row, column: at.column, value: read(of, line.id, cell), formula, look: lookOf(line, 'figure', cell) };
    },
  };
}

/** Single figures carry the currency's sign; in a table of months it would only be noise. */
function lookOf({ format, emphasis }: WorkbookLine, role: CellLook['role'], cell: number): CellLook {
  return { role, format, emphasis: emphasis ?? 'plain', symbol: cell === ONCE };
}
