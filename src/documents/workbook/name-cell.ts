/** A cell by its sheet, row and column, both from 0. */
export interface CellAddress {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Names that need no quotation marks in a formula. Digits are left out: `LOW20` would be a cell. */
const PLAIN_NAME = /^[\p{L}_]+$/u;

/**
 * The cell as a formula writes it: `Ingresos!F7`, `$B$5` on its own sheet. A range is its two ends.
 * `fixed` puts the dollar signs that keep a reference in place when the formula is copied.
 */
export function nameCells(from: CellAddress, to: CellAddress, options: { readonly onSheet: string; readonly fixed: boolean }): string {
  const ends = from.row === to.row && from.column === to.column ? [from] : [from, to];
  const cells = ends.map(({ row, column }) => nameCell(row, column, options.fixed)).join(':');
  return from.sheet === options.onSheet ? cells : `${nameSheet(from.sheet)}!${cells}`;
}

export function nameCell(row: number, column: number, fixed = false): string {
  const sign = fixed ? '$' : '';
  return `${sign}${nameColumn(column)}${sign}${row + 1}`;
}

/** 0 is A, 26 is AA. */
export function nameColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${nameColumn(Math.floor(column / 26) - 1)}${last}`;
}

function nameSheet(name: string): string {
  return PLAIN_NAME.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
