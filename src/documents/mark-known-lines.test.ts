import { expect, test } from 'vitest';
import { countLines, measureWidth } from './count-lines.ts';
import { leadSize, leadWidth, TEXT_WIDTH } from './estimate-heights.ts';
import { markKnownLines } from './mark-known-lines.ts';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { Rich, SheetData } from './sheet-data.ts';
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

test('a short lead is as narrow as leaves it as many lines, so that none holds a word alone', () => {
  const lead = 'Abrir un taller de bicicletas en Bilbao se pagaría con un préstamo de treinta mil euros y otro tanto propio.';
  const text = [{ t: 'text', s: lead }] as const;
  const sheet: SheetData = { ...setPlan(planFixture(), 'es'), pages: [{ title: [], blocks: [{ type: 'lead', text }] }] };
  const [block] = markKnownLines(sheet, [1], faces).pages[0]?.blocks ?? [];
  const width = (block?.type === 'lead' && block.width) || 0;
  const linesAt = (at: number) => countLines(text, faces.text, leadSize(1), at);
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThan(0.97 * leadWidth(TEXT_WIDTH));
  expect(linesAt(width)).toBe(linesAt(leadWidth(TEXT_WIDTH)));
});

test('a note stands beside the title of its table where it fits that line, and below it where it does not', () => {
  const title = [{ t: 'text', s: 'Medidas' }] as const;
  const column = { head: title, align: 'start', width: 1 } as const;
  const table = { type: 'table', title, size: 'text', totals: false, columns: [column], rows: [] } as const;
  const isBeside = (note: string) => {
    const blocks = [{ ...table, note: [{ t: 'text', s: note }] as const }];
    const [block] = markKnownLines({ ...setPlan(planFixture(), 'es'), pages: [{ title, blocks }] }, [1], faces).pages[0]?.blocks ?? [];
    return block?.type === 'table' && block.beside;
  };
  expect(isBeside('Un cambio cada vez.')).toBe(true);
  expect(isBeside('Se apunta el primer lunes de cada mes lo que se ha vendido, y a cuánto. '.repeat(3))).toBe(false);
});

test('columns plainly shorter than a sheet are set as a whole, longer ones may part', () => {
  const isWhole = (times: number) => {
    const text = [{ t: 'text', s: 'Una frase que se dice despacio. '.repeat(times) }] as const;
    const column = [{ type: 'paragraph', text }] as const;
    const page = { title: text, blocks: [{ type: 'columns', columns: [column, column] }] } as const;
    const [block] = markKnownLines({ ...setPlan(planFixture(), 'es'), pages: [page] }, [1], faces).pages[0]?.blocks ?? [];
    return block?.type === 'columns' && block.whole;
  };
  expect(isWhole(10)).toBe(true);
  expect(isWhole(200)).toBe(false);
});

test('a row is known by its tallest cells: a shorter one that may take one line or two leaves it known, a tallest one does not', () => {
  const words = (s: string) => [{ t: 'text', s }] as const;
  const atEdge = words('Cobros de los clientes que vienen a diario');
  const size = 8.2;
  const column = { head: words('Qué'), align: 'start', width: 1 } as const;
  const linesOf = (first: Rich, second: Rich, narrow: number) => {
    const columns = [column, { ...column, width: narrow }];
    const rows = [{ cells: [second, first], style: 'plain' }] as const;
    const table = { type: 'table', title: [], note: null, size: 'text', marked: null, totals: false, columns, rows } as const;
    const sheet = { ...setPlan(planFixture(), 'es'), pages: [{ title: [], blocks: [table] }] };
    const [block] = markKnownLines(sheet, [1], faces).pages[0]?.blocks ?? [];
    return block?.type === 'table' ? block.lines?.[1] : undefined;
  };
  // The second column's text is just as wide as the words: a hundredth more or less decides.
  const inset = 1.4 * (72 / 25.4);
  const wanted = measureWidth(atEdge, faces.tools, size) + inset;
  const narrow = wanted / (TEXT_WIDTH - wanted);
  expect(linesOf(atEdge, words('Una'), narrow)).toBeNull();
  expect(linesOf(atEdge, words('Lo que se apunta cada lunes, y lo que se hace con ello. '.repeat(2)), narrow)).toBe(2);
  expect(linesOf(words('Hasta aquí…'), words('Una'), 1)).toBe(1);
});

test('gutters stand for insets only where no column is shaded and no signed figure stands in a box among words', () => {
  const figure = { t: 'fig', s: '−2,45', mark: null } as const;
  const column = { head: [], align: 'end', width: 1 } as const;
  const isSetWithGutters = (cell: Rich, marked: number | null = null) => {
    const rows = [{ cells: [cell], style: 'plain' }] as const;
    const table = { type: 'table', title: [], note: null, size: 'text', marked, totals: false, columns: [column], rows } as const;
    const sheet = { ...setPlan(planFixture(), 'es'), pages: [{ title: [], blocks: [table] }] };
    const [block] = markKnownLines(sheet, [1], faces).pages[0]?.blocks ?? [];
    return block?.type === 'table' && block.gutters;
  };
  expect(isSetWithGutters([figure])).toBe(true);
  expect(isSetWithGutters([figure, { t: 'text', s: ' · 5,28' }])).toBe(false);
  expect(isSetWithGutters([{ t: 'strong', spans: [figure] }])).toBe(false);
  expect(isSetWithGutters([figure], 0)).toBe(false);
});
