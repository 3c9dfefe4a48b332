import { describe, expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { LANGUAGES } from '../../language/language.ts';
import { composePlan } from '../../plan/compose-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../../plan/sample-facts.ts';
import { calculateLines } from './calculate-lines.ts';
import { composeBook } from './compose-book.ts';
import { nameCell } from './name-cell.ts';
import { layOutWorkbook } from './sheet-layout.ts';
import { findWorkbookDifferences, listTiedFigures } from './workbook-equals-model.ts';
import { BUSINESSES, florist, HOSTILE } from './workbook-fixture.ts';
import { ONCE } from './workbook-line.ts';

const cases = Object.entries(BUSINESSES);

describe('the workbook', () => {
  it.each(cases)('of the %s gives the model’s figures, to the unit', (_, { model }) => {
    const read = calculateLines(layOutWorkbook(model.assumptions).lines);
    expect(listTiedFigures(model).length).toBeGreaterThan(1300);
    expect(findWorkbookDifferences(model, read)).toEqual([]);
  });

  it('notices a model that says otherwise, wherever it does', () => {
    const { model } = florist();
    const read = calculateLines(layOutWorkbook(model.assumptions).lines);
    const wrong: readonly FinancialModel[] = [
      { ...model, months: model.months.map((month) => (month.number === 17 ? { ...month, vatPaid: month.vatPaid + 1 } : month)) },
      { ...model, years: [{ ...model.years[0], closingCash: 0 }, model.years[1], model.years[2]] },
      {
        ...model,
        balances: model.balances.map((balance, month) => (month === 36 ? { ...balance, retained: balance.retained - 1 } : balance)),
      },
      { ...model, funding: { ...model.funding, gap: model.funding.gap + 1 } },
      { ...model, breakEven: { ...model.breakEven, unitsPerMonth: null } },
      { ...model, scenarios: [{ ...model.scenarios[0], lowestCashMonth: 35 }, model.scenarios[1], model.scenarios[2]] },
    ];
    expect(wrong.map((one) => findWorkbookDifferences(one, read).length)).toEqual(wrong.map(() => 1));
    expect(findWorkbookDifferences(wrong[0] as FinancialModel, read)[0]).toMatch(/^base vatPaid 21: /);
  });

  it('says what moves break-even as the plan does', () => {
    const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
    const { figures } = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
    const read = calculateLines(layOutWorkbook(model.assumptions).lines);
    const moved = { priceUp: 'price-up', fixedDown: 'fixed-down', costUp: 'cost-up', priceDown: 'discount' };
    for (const [line, figure] of Object.entries(moved)) {
      expect(figures[`${figure}-break-even`]?.value).toBeGreaterThan(0);
      expect(read('base', `${line}BreakEven`, ONCE), line).toBe(figures[`${figure}-break-even`]?.value);
    }
  });

  it.each(LANGUAGES)('has every sheet in order, each cell once, and formulas in all but the inputs (%s)', (language) => {
    const { plan, model } = florist();
    const { book } = composeBook(plan, model, language);
    expect(book.sheets.map(({ name }) => name)).toEqual(
      language === 'es'
        ? [
            'Hipótesis',
            'Ingresos',
            'Costes',
            'Resultados',
            'Tesorería',
            'Balance',
            'Préstamo',
            'Equilibrio',
            'Escenarios',
            'Menor',
            'Mayor',
          ]
        : ['Assumptions', 'Revenue', 'Costs', 'Income', 'Treasury', 'Balance', 'Loan', 'Breakeven', 'Scenarios', 'Lower', 'Higher'],
    );
    // Another name would have to be quoted in the print settings, and the library does not.
    expect(book.sheets.filter(({ name }) => !/^\p{L}+$/u.test(name))).toEqual([]);
    for (const sheet of book.sheets) {
      const places = sheet.cells.map(({ row, column }) => nameCell(row, column));
      expect(
        places.filter((place, at) => places.indexOf(place) !== at),
        sheet.name,
      ).toEqual([]);
      const constants = sheet.cells.filter(({ value, formula }) => typeof value === 'number' && formula === null);
      expect(
        constants.filter(({ look }) => look.role !== 'input'),
        sheet.name,
      ).toEqual([]);
    }
    const formulas = book.sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
    expect(formulas.length).toBeGreaterThan(5000);
    expect(formulas.filter((formula) => /[{}"]|NaN|undefined|HYPERLINK|WEBSERVICE/.test(formula))).toEqual([]);
  });

  it('refers to other sheets by name and to single cells with dollar signs', () => {
    const { plan, model } = florist();
    const [assumptions, revenue, , , , , , , scenarios, less] = composeBook(plan, model, 'es').book.sheets;
    const formulaAt = (sheet: typeof revenue, row: number, column: number) =>
      sheet?.cells.find((cell) => cell.row === row && cell.column === column)?.formula;
    const rowOf = (sheet: typeof revenue, label: string) => sheet?.cells.find(({ value }) => value === label)?.row ?? -1;
    const units = rowOf(revenue, 'Unidades vendidas');
    expect(formulaAt(revenue, rowOf(revenue, 'Ingresos'), 6)).toBe(`ROUND(G${units + 1}*B${units + 3}/100,0)`);
    expect(formulaAt(revenue, units, 6)).toMatch(/^ROUND\(G\d+\*G\d+\*Escenarios!\$C\$\d+\/1000000000,0\)$/);
    expect(formulaAt(less, rowOf(less, 'Ingresos'), 6)).toMatch(/^ROUND\(G\d+\*Ingresos!B\d+\/100,0\)$/);
    expect(formulaAt(scenarios, rowOf(scenarios, 'Ingresos, año 1'), 1)).toMatch(/^Menor!B\d+$/);
    expect(formulaAt(assumptions, rowOf(assumptions, 'Precio por unidad'), 3)).toMatch(/^ROUND\(\$B\$\d+\*100,0\)$/);
  });

  it('never lets a visitor’s words be a formula', () => {
    const { book } = composeBook(HOSTILE.plan, HOSTILE.model, 'es');
    const texts = book.sheets.flatMap(({ cells }) =>
      cells.flatMap(({ value, formula }) => (typeof value === 'string' && formula === null ? value : [])),
    );
    expect(texts.filter((text) => /^[=+\-@\t\r\0]/.test(text))).toEqual([]);
    for (const held of ["'=1+1|cmd /c calc", "'+34 600 000 000 cuesta doce", "'@SUM(A1:A9)", '24000 de _x005F_x003D_golpe']) {
      expect(texts).toContain(held);
    }
    expect(texts.some((text) => text.startsWith("'=HYPERLINK") && text.endsWith('Ingresos'))).toBe(true);
    expect(texts.join('')).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  });
});
