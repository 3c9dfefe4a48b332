import { describe, expect, it } from 'vitest';
import type { FinancialModel, SensitivityBar } from '../../finance/financial-model.ts';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { LANGUAGES } from '../../language/language.ts';
import { composePlan } from '../../plan/compose-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../../plan/sample-facts.ts';
import { calculateLines, type ReadCell } from './calculate-lines.ts';
import { composeBook } from './compose-book.ts';
import { nameCell } from './name-cell.ts';
import { layOutWorkbook } from './sheet-layout.ts';
import { findWorkbookDifferences, listTiedFigures } from './workbook-equals-model.ts';
import { BUSINESSES, florist, HOSTILE } from './workbook-fixture.ts';
import { ONCE, YEARS } from './workbook-line.ts';

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
      { ...model, scenarios: [model.scenarios[0], model.scenarios[1], { ...model.scenarios[2], resultYear2: 0 }] },
    ];
    expect(wrong.map((one) => findWorkbookDifferences(one, read).length)).toEqual(wrong.map(() => 1));
    const otherwise = (bar: SensitivityBar): SensitivityBar => ({ ...bar, more: { ...bar.more, resultYear2: bar.more.resultYear2 + 1 } });
    // The difference and the result itself of each of five changes; and every month and year, when the people could serve twice as many.
    expect(findWorkbookDifferences({ ...model, sensitivity: model.sensitivity.map(otherwise) }, read)).toHaveLength(10);
    expect(findWorkbookDifferences({ ...model, capacity: (model.capacity ?? 0) * 2 }, read)).toHaveLength(40);
    expect(findWorkbookDifferences(wrong[0] as FinancialModel, read)[0]).toMatch(/^base vatPaid 21: /);
  });

  it('calls its lines as the country does, and its sheets with them', () => {
    const { plan, model } = florist();
    const abroad = { ...model, assumptions: { ...model.assumptions, country: 'UY' as const } };
    const { book } = composeBook({ ...plan, currency: 'UYU', locales: { es: 'es-UY', en: 'en-US' } }, abroad, 'es');
    const said = book.sheets.flatMap(({ cells }) => cells.map(({ value }) => String(value))).join('\n');
    expect(said).toContain('Estado de resultados');
    expect(said).not.toMatch(/(?<!\p{L})(?:Coste|Costes|Cuenta de resultados)(?!\p{L})/u);
    expect(book.sheets.map(({ name }) => name)).toContain('Costos');
  });

  it('says what moves break-even as the plan does', () => {
    const model = buildFundedModel(SAMPLE_FACTS, SAMPLE_DATE);
    const { figures } = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
    const read = calculateLines(layOutWorkbook(model.assumptions).lines);
    const moved = { priceUp: 'price-up', fixedDown: 'fixed-down', costUp: 'cost-up', priceDown: 'discount' };
    for (const [line, figure] of Object.entries(moved)) {
      expect(figures[`${figure}-break-even`]?.value).toBeGreaterThan(0);
      expect(read('base', `${line}BreakEven`, ONCE), line).toBe(figures[`${figure}-break-even`]?.value);
    }
  });

  it('follows in both years, and in what can be served, when a cell is changed', () => {
    const { model } = florist();
    const read = readWith(model, {});
    const [less, fewer] = [readWith(model, { changeBy: 0.2 }), readWith(model, { unitCost: 14 })];
    for (const year of YEARS.slice(0, 2)) {
      // Twice the change in price is twice the difference before tax, but for half a cent on each of some 4,400 units.
      const before = read('base', 'profitPriceLess', year) - (model.years[year - 1]?.profitBeforeTax ?? 0);
      const after = less('base', 'profitPriceLess', year) - (model.years[year - 1]?.profitBeforeTax ?? 0);
      expect(Math.abs(after - 2 * before), `year ${year}`).toBeLessThanOrEqual(60);
      for (const line of ['resultVolumeLess', 'resultFixedMore', 'resultDelay', 'changeCostMore']) {
        expect(fewer('base', line, year), `${line} ${year}`).toBeLessThan(read('base', line, year));
      }
    }
    expect(readWith(model, { team: 4 })('base', 'capacity', ONCE)).toBe(2 * (model.capacity ?? 0));
    expect(readWith(model, { team: 4 })('base', 'use', 1)).toBeCloseTo(read('base', 'use', 1) / 2, 2);
    // Rooms are limited by their nights, February's fewer than March's.
    const rooms = BUSINESSES['rural house']?.model ?? model;
    expect(readWith(rooms, { rooms: 12 })('base', 'use', 1)).toBeCloseTo(readWith(rooms, {})('base', 'use', 1) / 2, 2);
  });

  it('says what moves the result, and what the risks cost, as the plan does', () => {
    const model = buildFundedModel(SAMPLE_FACTS, SAMPLE_DATE);
    const { figures } = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
    const read = calculateLines(layOutWorkbook(model.assumptions).lines);
    const bars = {
      PriceLess: 'price-less',
      VolumeMore: 'volume-more',
      CostMore: 'unit-cost-more',
      FixedLess: 'fixed-costs-less',
      Delay: 'delay-more',
    };
    for (const [line, bar] of Object.entries(bars)) expect(read('base', `change${line}`, 2), line).toBe(figures[`bar-${bar}`]?.value);
    const hits = { PriceLess: 'hit-price', VolumeLess: 'hit-sales', CostMore: 'hit-goods', FixedMore: 'hit-costs' };
    for (const [line, hit] of Object.entries(hits)) expect(-read('base', `change${line}`, 1), line).toBe(figures[hit]?.value);
    expect(read('base', 'capacity', ONCE)).toBe(figures.capacity?.value);
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
            'Sensibilidad',
            'Menor',
            'Mayor',
          ]
        : [
            'Assumptions',
            'Revenue',
            'Costs',
            'Income',
            'Treasury',
            'Balance',
            'Loan',
            'Breakeven',
            'Scenarios',
            'Sensitivity',
            'Lower',
            'Higher',
          ],
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
    const [assumptions, revenue, , , , , , , scenarios, sensitivity, less] = composeBook(plan, model, 'es').book.sheets;
    const formulaAt = (sheet: typeof revenue, row: number, column: number) =>
      sheet?.cells.find((cell) => cell.row === row && cell.column === column)?.formula;
    const rowOf = (sheet: typeof revenue, label: string) => sheet?.cells.find(({ value }) => value === label)?.row ?? -1;
    const units = rowOf(revenue, 'Unidades vendidas');
    expect(formulaAt(revenue, rowOf(revenue, 'Ingresos'), 6)).toBe(`ROUND(G${units + 1}*B${units + 3}/100,0)`);
    expect(formulaAt(revenue, units, 6)).toMatch(/^ROUND\(G\d+\*G\d+\*Escenarios!\$C\$\d+\/1000000000,0\)$/);
    expect(formulaAt(less, rowOf(less, 'Ingresos'), 6)).toMatch(/^ROUND\(G\d+\*Ingresos!B\d+\/100,0\)$/);
    expect(formulaAt(scenarios, rowOf(scenarios, 'Ingresos, año 1'), 1)).toMatch(/^Menor!B\d+$/);
    const months = 'Ingresos!R\\d+:AC\\d+';
    const profit = (sensitivity?.cells.findLast(({ value }) => value === 'Con el precio más bajo')?.row ?? -1) + 1;
    expect(formulaAt(sensitivity, profit, 2)).toMatch(
      new RegExp(`^SUMPRODUCT\\(ROUND\\(${months}\\*C\\d+/100,0\\)\\)-Costes!C\\d+-Costes!C\\d+-Resultados!C\\d+-Préstamo!C\\d+$`),
    );
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

/** The values of the formulas after a reader has typed other inputs. */
function readWith(model: FinancialModel, inputs: Readonly<Record<string, number>>): ReadCell {
  const { lines } = layOutWorkbook(model.assumptions);
  return calculateLines(lines.map((line) => (line.input === undefined ? line : { ...line, input: inputs[line.id] ?? line.input })));
}
