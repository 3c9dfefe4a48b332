// Rivals whose columns of the matrix would be the same word for word stand in one: until they are visited nothing tells them apart.
import { listInBoth } from '../../language/format-list.ts';
import { perLanguage } from '../../language/language.ts';
import type { Cell, PlanText, Table } from '../plan.ts';
import type { Column } from './compare-rivals.ts';
import { UNTIL_SEEN } from './matrix-words.ts';
import { isSharedCatalogue } from './shared-catalogue.ts';

type Row = Table['rows'][number];

interface Merged {
  /** Whom each column is of. */
  readonly groups: readonly (readonly Column[])[];
  readonly rows: readonly Row[];
}

/** The cells before those of the rivals: what is compared, and the business itself. */
const BEFORE = 2;

/** One column for all that are told alike in every row. */
export function mergeAlike(columns: readonly Column[], rows: readonly Row[]): Merged {
  const cellsOf = (at: number) => JSON.stringify([kindOf(columns[at]), ...rows.map(({ cells }) => cells[BEFORE + at])]);
  const isFirst = columns.map((_, at) => columns.findIndex((_column, other) => cellsOf(other) === cellsOf(at)) === at);
  return {
    groups: columns.flatMap((_, at) => (isFirst[at] ? [columns.filter((_column, other) => cellsOf(other) === cellsOf(at))] : [])),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, at) => at < BEFORE || isFirst[at - BEFORE]) })),
  };
}

/** A column for each where there is room for it; what is told alike of neighbours stands in one cell over both, but for what is left to fill in. */
export function joinAlike(columns: readonly Column[], rows: readonly Row[]): Merged {
  const isAlike = columns.map((column, at) => at > 0 && JSON.stringify(kindOf(column)) === JSON.stringify(kindOf(columns[at - 1])));
  return {
    groups: columns.map((column) => [column]),
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at): Cell => {
        const told = JSON.stringify(cell);
        const isSame = isAlike[at - BEFORE] && told === JSON.stringify(row.cells[at - 1]) && !OPEN.test(told);
        return isSame ? { joined: true } : cell;
      }),
    })),
  };
}

/** «Por comprobar», «…… días»: each has room for its own. */
const OPEN = /……|[Pp]or comprobar/;

/** One with a name and «un par de estudios» are not one thing, nor are a shop online and a catalogue of shops. */
function kindOf(column: Column | undefined): readonly unknown[] {
  return [column?.kind.id, column?.rival?.isNamed, column && isSharedCatalogue(column.head)];
}

/** «El Cafetón y Dindurra, hasta visitarlos». */
export function headOf(group: readonly Column[]): PlanText {
  const heads = listInBoth(group.map(({ head }) => head));
  return group.length > 1 ? perLanguage((language) => `${heads[language]}${UNTIL_SEEN[language]}`) : heads;
}
