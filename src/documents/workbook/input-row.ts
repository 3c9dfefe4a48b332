// A line of the workbook's inputs: what is typed, its unit and where it comes from.
import type { Assumed } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

export const BEFORE_TAX: Bilingual = { es: 'sin impuesto de ventas', en: 'before sales tax' };

/** A row of the assumptions: the cell to change (or what follows from such cells), where it comes from, and the whole number the formulas count with. */
export interface InputRow {
  readonly line: WorkbookLine;
  readonly unit: Bilingual;
  readonly from: Assumed<unknown>;
  readonly exact: WorkbookLine | null;
}

export function amount(id: string, label: Bilingual, from: Assumed, unit: Bilingual): InputRow {
  return row(id, label, 'money', from.value, from, unit);
}

export function cents(id: string, label: Bilingual, from: Assumed): InputRow {
  return row(id, label, 'price', from.value / 100, from, BEFORE_TAX, [`${id}Cents`, `ROUND({${id}}*100,0)`]);
}

export function rate(id: string, label: Bilingual, from: Assumed, unit: Bilingual): InputRow {
  return row(id, label, 'percent', from.value / 10_000, from, unit, [`${id}Points`, `ROUND({${id}}*10000,0)`]);
}

export function row(
  id: string,
  label: Bilingual,
  format: LineFormat,
  input: number,
  from: Assumed<unknown>,
  unit: Bilingual,
  exact?: readonly [id: string, formula: string],
): InputRow {
  return {
    line: { id, label, format, input },
    unit,
    from,
    exact: exact ? exactLine(exact[0], exact[1]) : null,
  };
}

export function exactLine(id: string, formula: string): WorkbookLine {
  return { id, label: { es: 'En enteros', en: 'In whole numbers' }, format: 'exact', once: formula, shared: true };
}
