import type { BookCell, CellLook, CellRole } from './book.ts';
import { NOTE_ROW, TITLE_ROW } from './place-lines.ts';

/** The cells of a sheet while it is being put together. */
export interface SheetDraft {
  readonly cells: readonly BookCell[];
  put(cell: BookCell): void;
  text(row: number, column: number, value: string, role: CellRole, emphasis?: CellLook['emphasis']): void;
}

/** A sheet with its title and note. */
export function startSheet(title: string, note: string): SheetDraft {
  const cells: BookCell[] = [];
  const draft: SheetDraft = {
    cells,
    put: (cell) => void cells.push(cell),
    text(row, column, value, role, emphasis = 'plain') {
      cells.push({ row, column, value, formula: null, look: { role, emphasis, format: 'text', symbol: false } });
    },
  };
  draft.text(TITLE_ROW, 0, title, 'title');
  draft.text(NOTE_ROW, 0, note, 'note');
  return draft;
}
