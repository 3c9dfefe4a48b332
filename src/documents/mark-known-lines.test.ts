import { expect, test } from 'vitest';
import { markKnownLines } from './mark-known-lines.ts';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { SheetData } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const faces = readSheetFaces();

test('a figure too wide for its tile is left to be set smaller', () => {
  const linesOf = (figure: string) => {
    const sheet = setPlan(planFixture(), 'es');
    const tile = {
      label: [{ t: 'text', s: 'Caja' }],
      figure,
      after: [],
      note: [{ t: 'text', s: 'en marzo' }],
      mark: 'derived',
      lines: null,
    } as const;
    const page = { ...sheet.pages[0], blocks: [{ type: 'tiles', tiles: [tile, tile, tile] }] };
    const [block] = markKnownLines({ ...sheet, pages: [page] } as unknown as SheetData, [1], faces).pages[0]?.blocks ?? [];
    return block?.type === 'tiles' ? block.tiles.map(({ lines }) => lines) : [];
  };
  expect(linesOf('7.599 €')).toEqual(Array(3).fill({ label: 1, note: 1 }));
  expect(linesOf('−$\u00a010.388.053')).toEqual([null, null, null]);
});
