// How wide the cells of a table are and how large its words: the measures of templates/tables.typ, in points.
import { type Faces, isPlainlySet, measureWidth, type SheetFaces } from './count-lines.ts';
import type { Rich, SheetTable } from './sheet-data.ts';

const MM = 72 / 25.4;

/** The text of a table, the largest of one of sums, a caption and its note; the gap between these where they share a line, in ems. */
const TABLE_TEXT = 8.2;
export const LARGEST_SUMS = 7.8;
export const [CAPTION, NOTE] = [9, 7.6] as const;
const NOTE_GAP = 1;
/** Of a line, for words that are to fit it. */
const SURELY = 0.98;

/** The rows of a table, its heads first, each with the faces it is set in. */
export function listRows(
  { columns, rows }: SheetTable,
  faces: SheetFaces,
): readonly { cells: readonly Rich[]; own: Faces; isJoined: boolean }[] {
  const strong = strongOf(faces);
  const heads = { cells: columns.map(({ head }) => head), own: strong, isJoined: false };
  return [
    heads,
    ...rows.map(({ cells, style, joined }) => ({ cells, own: style === 'plain' ? faces.tools : strong, isJoined: joined !== undefined })),
  ];
}

/** What is set strong in a tool: a head, a sum. */
export function strongOf({ tools }: SheetFaces): Faces {
  return { ...tools, plain: tools.strong };
}

/** The width that the text of each column of a table has. */
export function cellWidths(table: SheetTable, width: number): number[] {
  const whole = sum(table.columns.map((column) => column.width));
  return table.columns.map((column, at) => (width * column.width) / whole - sideSpace(table, at));
}

/** The space beside the text of a column: none at the edges of the table, whose words begin where those of the page do. */
export function sideSpace(table: SheetTable, at: number): number {
  const edges = Number(at === 0) + Number(at === table.columns.length - 1);
  return (2 - edges) * tableType(table).insetX;
}

/** The size of a table's text and the space at both sides of a cell. */
export function tableType({ size, columns, points }: SheetTable): { size: number; insetX: number } {
  if (size === 'text') return { size: TABLE_TEXT, insetX: 1.4 * MM };
  return { size: points ?? LARGEST_SUMS, insetX: (columns.length > 9 ? 0.7 : 0.9) * MM };
}

/** Whether a note fits the line of its title, so that it stands beside it. */
export function isNoteBeside(title: Rich, note: Rich | null, width: number, faces: SheetFaces): boolean {
  if (!note || title.length === 0 || !isPlainlySet([...title, ...note], faces.tools)) return false;
  const words = measureWidth(title, strongOf(faces), CAPTION) + measureWidth(note, faces.tools, NOTE);
  return words + NOTE_GAP * CAPTION <= width * SURELY;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
