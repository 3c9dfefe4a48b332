import { describe, expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { SheetBlock, SheetChart, SheetData, SheetTable } from './sheet-data.ts';

const blocksOf = (sheet: SheetData): SheetBlock[] => sheet.pages.flatMap(({ blocks }) => blocks.flatMap(open));
const open = (block: SheetBlock): SheetBlock[] => (block.type === 'columns' ? block.columns.flat().flatMap(open) : [block]);
const chartsOf = (sheet: SheetData): SheetChart[] => blocksOf(sheet).flatMap((block) => (block.type === 'chart' ? [block.chart] : []));
const tablesOf = (sheet: SheetData): SheetTable[] => blocksOf(sheet).flatMap((block) => (block.type === 'table' ? [block] : []));
const words = (cell: SheetTable['rows'][number]['cells'][number]) => cell.map((span) => ('s' in span ? span.s : '')).join('');

describe('setPlan', () => {
  const es = setPlan(planFixture(), 'es');
  const en = setPlan(planFixture(), 'en');

  test('both editions have the same pages, blocks and drawn numbers', () => {
    const shape = (sheet: SheetData) => blocksOf(sheet).map(({ type }) => type);
    const drawn = (sheet: SheetData) => JSON.stringify(chartsOf(sheet), (_, value) => (typeof value === 'string' ? '' : value));
    expect(shape(en)).toEqual(shape(es));
    expect(drawn(en)).toBe(drawn(es));
    expect(en.cover.weave).toEqual(es.cover.weave);
  });

  test('an item of a quadrant begins with a capital, a month too', () => {
    const [quadrants] = blocksOf(es).flatMap((block) => (block.type === 'quadrants' ? [block.quadrants] : []));
    expect(quadrants?.[0]?.items.map(words)).toEqual(['Agosto, con\u00a0poco', 'La\u00a0caja']);
  });

  test('the title names the business and what the document is', () => {
    expect(es.title).toBe('Hilo y Pan. Plan de negocio y de marketing');
    expect(en.title).toBe('Hilo y Pan. Business and marketing plan');
    expect(es.cover.when).toBe('Zaragoza, noviembre de 2026');
    expect(setPlan({ ...planFixture(), cover: { ...planFixture().cover, place: null } }, 'es').cover.when).toBe('Noviembre de 2026');
  });

  test('words quoted in a block are printed as they were said in both editions, and what they say after them in the other; elsewhere they are quoted in its own language', () => {
    const plan = { ...planFixture(), translations: { problem: 'shop bread is hard within two hours' }, writtenWith: 'some-model' };
    const quoted = (sheet: SheetData) => JSON.stringify(blocksOf(sheet).filter(({ type }) => type === 'quote'));
    const paragraphs = (sheet: SheetData) => blocksOf(sheet).flatMap((block) => (block.type === 'paragraph' ? [words(block.text)] : []));
    expect(quoted(setPlan(plan, 'en'))).toBe(quoted(en));
    expect(quoted(setPlan(plan, 'es'))).toBe(quoted(es));
    expect(paragraphs(setPlan(plan, 'en')).map((said) => said.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining([
        'In English: shop bread is hard within two hours.',
        'In their words: “shop bread is hard within two hours”.',
      ]),
    );
    expect(paragraphs(setPlan(plan, 'es')).join()).not.toContain('En español:');
    expect(quoted(en)).toContain('“el pan del súper se pone duro a las dos horas”","lang":"es"');
  });

  test('the colophon names the language model that helped, and there is none where none did', () => {
    const plan = { ...planFixture(), writtenWith: 'some-$&-model' };
    expect([es.colophon, en.colophon]).toEqual([null, null]);
    expect(setPlan(plan, 'es').colophon).toContain('un modelo de lenguaje, some-$&-model.');
    expect(setPlan(plan, 'en').colophon).toContain('a language model, some-$&-model.');
  });

  test('the alternative text of a chart holds its data', () => {
    const [three] = chartsOf(es);
    const year = chartsOf(es).find((chart) => chart.type === 'bars-line' && chart.size === 'tall');
    expect(three?.alt).toContain('Último mes del año 3: ventas ');
    expect(year?.alt).toContain('marzo: ventas 5.400\u00a0€, caja 4.000\u00a0€');
    for (const { alt } of chartsOf(es)) expect(alt).toMatch(/\d/);
  });

  test('a treasury table prints bare numbers, zeros as dashes and short months', () => {
    const treasury = tablesOf(es).find(({ size }) => size === 'treasury');
    expect(treasury?.columns.map(({ head }) => words(head)).slice(0, 3)).toEqual(['', 'mar', 'abr']);
    expect(treasury?.rows[0]?.cells.map(words).slice(0, 2)).toEqual(['Ventas', '5.400']);
    expect(treasury?.rows[1]?.cells.map(words)[1]).toBe('\u22123.780');
    expect(treasury?.rows[2]?.cells.map(words)[1]).toBe('–');
  });

  test('a head of several words leaves none alone on its last line, one of two may break', () => {
    const plan = planFixture();
    const headed = (es: string) => {
      const columns = [{ head: { es, en: es }, align: 'start', width: 1 }] as const;
      const table = { title: { es: '', en: '' }, size: 'text', columns, rows: [] } as const;
      const sheet = setPlan({ ...plan, pages: [{ id: 'one', title: { es: '', en: '' }, blocks: [{ type: 'table', table }] }] }, 'es');
      return words(tablesOf(sheet)[0]?.columns[0]?.head ?? []);
    };
    expect(headed('La máquina de la oficina')).toBe('La máquina de la\u00a0oficina');
    expect(headed('Al mes')).toBe('Al mes');
  });

  test('amounts too long for thirteen columns go into two tables with every month once', () => {
    const split = tablesOf(setPlan(planFixture({ factor: 1_000 }), 'es')).filter(({ size }) => size === 'treasury');
    expect(split).toHaveLength(2);
    const months = split.flatMap(({ columns }) => columns.slice(1).map(({ head }) => words(head)));
    expect(months).toEqual(['mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic', 'ene', 'feb', 'Año 1']);
    expect(split.map(({ marked }) => marked)).toEqual([null, 3]);
    expect(words(split[1]?.columns[3]?.head ?? [])).toBe('nov');
    for (const { columns, rows } of split) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });

  test('a row with a cell too many is a mistake of ours', () => {
    const plan = planFixture();
    const pages = plan.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => (block.type === 'table' ? { ...block, table: { ...block.table, rows: [{ cells: [] }] } } : block)),
    }));
    expect(() => setPlan({ ...plan, pages }, 'es')).toThrow(/a row of 0 cells/);
  });

  test('uses and sources say their totals, and parts of nothing are not drawn', () => {
    const chart = chartsOf(en).find(({ type }) => type === 'uses-sources');
    expect(chart).toMatchObject({ usesTotal: '€54,000', sourcesTotal: '€54,000' });
    expect(chart?.alt).toContain('Oven €31,000');
  });
});
