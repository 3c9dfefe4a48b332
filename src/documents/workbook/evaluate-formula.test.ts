import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFormula, type NamedCells } from './evaluate-formula.ts';
import { parseFormula, splitTemplate } from './parse-formula.ts';
import { serialOfMonth } from './sheet-arithmetic.ts';

const CELLS: Record<string, readonly number[]> = { a: [7], b: [-3], row: [4, 1, 9, 1], start: [serialOfMonth('2027-11')] };
const value = (template: string) => evaluateFormula(parseFormula(template), cellsOf(CELLS));

function cellsOf(named: Record<string, readonly number[]>): NamedCells {
  return { one: ({ line }) => named[line]?.[0] ?? Number.NaN, all: ({ line }) => named[line] ?? [] };
}

describe('the formulas of the workbook', () => {
  it('are read in the order a spreadsheet reads them', () => {
    expect(value('2+3*4')).toBe(14);
    expect(value('(2+3)*4')).toBe(20);
    expect(value('2-3-4')).toBe(-5);
    expect(value('8/4/2')).toBe(1);
    // unlike most programs: a sign before a power, and powers from the left
    expect(value('-2^2')).toBe(4);
    expect(value('2^3^2')).toBe(64);
    expect(value('1+2=3')).toBe(1);
    expect(value('{a}<>7')).toBe(0);
    expect(value(' {a} * -{b} ')).toBe(21);
  });

  it('round half away from zero, on the fifteen digits a spreadsheet keeps', () => {
    expect(value('ROUND(2.5,0)')).toBe(3);
    expect(value('ROUND(-2.5,0)')).toBe(-3);
    expect(value('ROUND(-0.4,0)')).toBe(0);
    expect(Object.is(value('ROUND(-0.4,0)'), -0)).toBe(false);
    expect(value('ROUND(1.005*100,0)')).toBe(101);
    expect(value('ROUND(1.005,2)')).toBe(1.01);
    expect(value('ROUND(1234.5678,-2)')).toBe(1200);
    expect(value('ROUNDUP(2.1,0)')).toBe(3);
    expect(value('ROUNDUP(-2.1,0)')).toBe(-3);
    // 0.1 + 0.2 is a little over 0.3 in binary: not a reason to go up
    expect(value('ROUNDUP((0.1+0.2)*10,0)')).toBe(3);
  });

  it('agree with exact whole-number arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(2, 3, 7, 12, 30, 100, 10_000, 120_000), (top, bottom) => {
        const [size, divisor] = [BigInt(Math.abs(top)), BigInt(bottom)];
        const exact = Number((2n * size + divisor) / (2n * divisor)) * (top < 0 ? -1 : 1);
        expect(evaluateFormula(parseFormula(`ROUND({x}/${bottom},0)`), cellsOf({ x: [top] }))).toBe(exact === 0 ? 0 : exact);
      }),
    );
  });

  it('know a few functions', () => {
    expect(value('SUM({row},{a},1)')).toBe(23);
    expect(value('MAX({row},{a})')).toBe(9);
    // 2.1, 0.525, 4.725 and 0.525, each rounded before they are added: together they would be 7.875
    expect(value('SUMPRODUCT(ROUND({row}*{a}*3/40,0))')).toBe(9);
    expect(value('SUMPRODUCT(-{row}/{a}+1)')).toBeCloseTo(4 - 15 / 7, 12);
    expect(value('MIN({row},{b}*2)')).toBe(-6);
    expect(value('IF({a}>5,{b},1/0)')).toBe(-3);
    expect(value('AND({a}>5,{b}>5)')).toBe(0);
    expect(value('MOD({b},5)')).toBe(2);
    expect(value('INT({b}/2)')).toBe(-2);
    expect(value('INDEX({row},3)')).toBe(9);
    expect(value('MATCH(MIN({row}),{row},0)')).toBe(2);
    expect(value('COUNTIF({row},1)')).toBe(2);
    expect(value('MONTH(EDATE({start},0))')).toBe(11);
    expect(value('EDATE({start},2)')).toBe(serialOfMonth('2028-01'));
    expect(value('EDATE({start},-11)')).toBe(serialOfMonth('2026-12'));
  });

  it('count days as spreadsheets do', () => {
    // as LibreOffice and Excel show them: 1 January 2000 is day 36,526
    expect(serialOfMonth('2000-01')).toBe(36_526);
    expect(serialOfMonth('2027-03')).toBe(46_447);
  });

  it('refuse what is outside the dialect', () => {
    for (const template of ['', '1+', '(1', '1 2', '"text"', 'A1', '{a', 'SUM()', '{A b}', "'x'!A1", '=1', '1;2', '{a:}']) {
      expect(() => parseFormula(template), template).toThrow();
    }
    expect(() => value('WEBSERVICE({a})')).toThrow('WEBSERVICE');
    expect(() => value('ROUND(1)')).toThrow('lacks an argument');
  });

  it('never give what is no number', () => {
    for (const template of ['1/0', '0/0', 'INDEX({row},5)', 'MATCH(2,{row},0)', '(0-8)^0.5']) {
      expect(() => value(template), template).toThrow('no number');
    }
  });

  it('come apart into what is written as it is and the names in between', () => {
    const name = { text: 'a', case: null, line: 'a', reach: null };
    expect(splitTemplate('ROUND({a}*{low.row:all}/30,0)')).toEqual([
      'ROUND(',
      name,
      '*',
      { text: 'low.row:all', case: 'low', line: 'row', reach: 'all' },
      '/30,0)',
    ]);
    expect(splitTemplate('{a}')).toEqual(['', name, '']);
  });
});
