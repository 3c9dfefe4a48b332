import { describe, expect, it } from 'vitest';
import { calculateLines } from './calculate-lines.ts';
import { nameCells, nameColumn } from './name-cell.ts';
import { reachCells } from './reach-cells.ts';
import { CELLS, cellOfMonth, ONCE, OPENING, type WorkbookLine } from './workbook-line.ts';

const line = (id: string, rest: Partial<WorkbookLine>): WorkbookLine => ({ id, label: { es: id, en: id }, format: 'money', ...rest });
const table = line('table', { opening: '1', months: '1', years: 'sum' });
const reach = (of: WorkbookLine, name: string | null, at: number) => {
  const { from, to } = reachCells(of, name, at);
  return from === to ? from : [from, to];
};

describe('what a name means from where it stands', () => {
  it('without more words: the same month, else its year, else the single cell', () => {
    expect(reach(table, null, cellOfMonth(14))).toBe(cellOfMonth(14));
    expect(reach(table, null, OPENING)).toBe(OPENING);
    expect(reach(line('rate', { years: () => '1' }), null, cellOfMonth(14))).toBe(2);
    expect(reach(line('once', { once: '1' }), null, cellOfMonth(14))).toBe(ONCE);
    expect(reach(line('input', { input: 3 }), null, ONCE)).toBe(ONCE);
  });

  it('with a word: another cell, or a range', () => {
    const may = cellOfMonth(17);
    expect(reach(table, 'before', may)).toBe(cellOfMonth(16));
    expect(reach(table, 'before', cellOfMonth(1))).toBe(OPENING);
    expect(reach(table, 'before', 3)).toBe(2);
    expect(reach(table, '3', may)).toBe(cellOfMonth(14));
    expect(reach(table, 'so-far', may)).toEqual([cellOfMonth(1), may]);
    expect(reach(table, 'until-before', cellOfMonth(1))).toBe(OPENING);
    expect(reach(table, 'year', may)).toEqual([cellOfMonth(13), cellOfMonth(24)]);
    expect(reach(table, 'year', 3)).toEqual([cellOfMonth(25), cellOfMonth(36)]);
    expect(reach(table, 'year-so-far', may)).toEqual([cellOfMonth(13), may]);
    expect(reach(table, 'end', 1)).toBe(cellOfMonth(12));
    expect(reach(table, 'last-year', may)).toBe(1);
    expect(reach(table, 'with-opening', ONCE)).toEqual([OPENING, CELLS - 1]);
  });

  it('refuses what leads nowhere', () => {
    for (const [name, at] of [
      ['before', 1],
      ['18', cellOfMonth(17)],
      ['last-year', cellOfMonth(12)],
      ['so-far', 2],
      ['tomorrow', 9],
      [null, ONCE],
    ] as const) {
      expect(() => reachCells(table, name, at), `${name} from ${at}`).toThrow('means nothing');
    }
  });
});

describe('cells', () => {
  it('are named as spreadsheets name them', () => {
    expect([0, 25, 26, 40, 701, 702].map(nameColumn)).toEqual(['A', 'Z', 'AA', 'AO', 'ZZ', 'AAA']);
    const at = (sheet: string, row: number, column: number) => ({ sheet, row, column });
    expect(nameCells(at('Ingresos', 6, 5), at('Ingresos', 6, 16), { onSheet: 'Ingresos', fixed: false })).toBe('F7:Q7');
    expect(nameCells(at('Hipótesis', 11, 2), at('Hipótesis', 11, 2), { onSheet: 'Caja', fixed: true })).toBe('Hipótesis!$C$12');
    expect(nameCells(at("L'année 1", 0, 0), at("L'année 1", 0, 0), { onSheet: 'Caja', fixed: false })).toBe("'L''année 1'!A1");
  });
});

describe('calculating lines', () => {
  it('follows formulas in whatever order they need each other', () => {
    const lines = [
      line('cash', { opening: '{own}', months: '{cash:before}+{sales}-{tax}', years: 'last' }),
      line('tax', { months: (month) => (month % 12 === 0 ? 'ROUND(SUM({sales:year-so-far})/10,0)' : null), years: 'sum' }),
      line('sales', { months: '{number}*{pct}/100' }),
      line('number', { months: (month) => (month === 1 ? '1' : '{number:before}+1'), shared: true }),
      line('pct', { once: (of) => (of === 'low' ? '80' : '100') }),
      line('own', { input: 50 }),
    ];
    const read = calculateLines(lines);
    expect(read('base', 'cash', cellOfMonth(12))).toBe(50 + 78 - 8);
    expect(read('low', 'cash', cellOfMonth(2))).toBeCloseTo(50 + 0.8 + 1.6, 12);
    expect(read('base', 'tax', 2)).toBe(22);
    expect(read('base', 'cash', 1)).toBe(120);
    expect(read('low', 'number', cellOfMonth(36))).toBe(36);
    expect(read('base', 'own', cellOfMonth(3))).toBe(0);
  });

  it('refuses a formula that needs itself, one that names nothing, and two lines of one name', () => {
    const cause = (lines: readonly WorkbookLine[]) => {
      try {
        calculateLines(lines);
      } catch (error) {
        for (let at = error; at instanceof Error; at = at.cause) if (at.cause === undefined) return at.message;
      }
      return null;
    };
    expect(cause([line('a', { months: '{b}' }), line('b', { months: '{a}' })])).toMatch('needs itself');
    expect(cause([line('a', { months: '{b}' })])).toMatch('no line {b}');
    expect(cause([line('a', { months: '1/0' })])).toMatch('no number');
    expect(cause([line('a', { months: '1' }), line('a', { months: '2' })])).toMatch('one id');
  });
});
