import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import type { Draft } from '../draft.ts';
import { blocksOf, CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { CHECKS } from './outlook-words.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const APART = { ...SHOP, ...fact('founderPay', 1500), ...fact('payIncluded', false) };
const tornado = (facts: typeof SHOP) => {
  const charts = blocksOf(compose(facts)).flatMap((block) =>
    block.type === 'chart' && block.chart.type === 'tornado' ? [block.chart] : [],
  );
  return JSON.stringify(charts[0]);
};
const ratios = (facts: typeof SHOP) => JSON.stringify(tablesOf(compose(facts)).find(({ title }) => title?.es === 'Ratios'));

it('what moves the result, and the bar with everything, name pay only where it stands apart', () => {
  expect(tornado(APART)).toContain('gastos y sueldos');
  expect(tornado(SHOP)).not.toContain('gastos y sueldos');
  expect(ratios(APART)).toContain('Con sueldos, amortización');
  expect(ratios(SHOP)).toContain('"Con amortización');
});

it('the cover of a loan that leaves money missing is named as that loan’s', () => {
  expect(ratios({ ...SHOP, ...fact('fixedCosts', 9000) })).toContain('solo el préstamo previsto');
  expect(ratios(SHOP)).not.toContain('solo el préstamo previsto');
  expect(ratios(SHEETS['money to spare'] ?? {})).not.toContain('solo el préstamo previsto');
});

it('a late opening is never shown as a gain', () => {
  for (const facts of [SHOP, APART, { ...SHOP, ...fact('volume', 900) }]) {
    const chart = tornado(facts);
    const { figures } = compose(facts);
    expect(chart.includes('bar-delay-more')).toBe(Number(figures['bar-delay-more']?.value) < 0);
    expect(chart.includes('{{fig:bar-delay}}')).toBe(chart.includes('bar-delay-more'));
  }
});

it('what was spent before opening stands in the income statement, and what is retained is the first year’s result', () => {
  const [income] = tablesOf(compose(SHOP)).filter(({ title }) => title.es === 'Cuenta de resultados');
  expect(JSON.stringify(income)).toContain('opening-spent-out-y1');
});

it('what is not paid back within the months that are forecast is said to take longer', () => {
  const value = (plan: (typeof CASES)[number][1]) => {
    const [ratios] = tablesOf(plan).filter(({ title }) => title?.es === 'Ratios');
    return JSON.stringify(ratios?.rows.find(({ cells }) => JSON.stringify(cells[0]).includes('Recuperación de la inversión'))?.cells[1]);
  };
  const late = CASES.filter(([, { figures }]) => figures['payback-month'] === undefined);
  expect(late.length).toBeGreaterThan(0);
  for (const [name, plan] of CASES)
    expect([name, value(plan)?.includes('más de tres años')]).toEqual([name, plan.figures['payback-month'] === undefined]);
});

it('every bar is the same tenth: whole customers are brought to it in proportion, and the bars stand by their length', () => {
  const few = compose({
    ...SHOP,
    ...fact('revenueShape', 'project'),
    ...fact('price', 900),
    ...fact('unitCost', 90),
    ...fact('volume', 3),
  });
  const { figures } = few;
  const tenth = (900 - 90) * 36 * 0.1;
  const fall = -Number(figures['bar-volume-less']?.value);
  expect(fall).toBeGreaterThan(0);
  expect(Math.abs(fall / tenth - 1)).toBeLessThan(0.5);
  const [chart] = blocksOf(few).flatMap((block) => (block.type === 'chart' && block.chart.type === 'tornado' ? [block.chart] : []));
  const lengths = (chart?.bars ?? []).map(({ less, more }) =>
    Math.abs(Number(figures[more]?.value) - Number(less ? figures[less]?.value : 0)),
  );
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(JSON.stringify(CASES.map(([, { figures }]) => Object.keys(figures)))).not.toContain('bar-volume-fall');
});

it('the cover of the debt stands in one row, named after the loan it is of', () => {
  for (const [name, plan] of CASES) {
    const [ratios] = tablesOf(plan).filter(({ title }) => title?.es === 'Ratios');
    const covers = ratios?.rows.filter(({ cells }) => JSON.stringify(cells).includes('{{fig:cover-y1}}')) ?? [];
    expect([name, covers.length]).toEqual([name, plan.figures['cover-y1'] && plan.figures['cover-y2'] ? 1 : 0]);
    const asked = Number(plan.figures['raised-loan']?.value ?? 0) > 0;
    expect([name, JSON.stringify(covers).includes('lo que se propone pedir')]).toEqual([name, asked && covers.length > 0]);
  }
});

it('a first year that more sales do not make good is not told to fill the reserve', () => {
  const cases = CASES.filter(([, { figures }]) => Number(figures['high-result']?.value) < 0);
  expect(cases.length).toBeGreaterThan(0);
  for (const [name, plan] of cases) {
    const page = JSON.stringify(plan.pages.find(({ id }) => id === 'three-years'));
    const isNever = plan.figures['break-even-month'] === undefined;
    expect([name, page.includes('no conviene añadir gastos') && isNever]).toEqual([name, false]);
    expect([
      name,
      /Ni siquiera con más ventas da beneficio el primer año|Ninguno de los tres volúmenes da beneficio el primer año/.test(page),
    ]).toEqual([name, true]);
  }
});

it('refers to no measures and no dated exit that the page on risks does not have', () => {
  for (const [name, plan] of CASES) {
    const page = JSON.stringify(plan.pages.find(({ id }) => id === 'three-years'));
    const hasBoth = plan.figures['rescue-total'] !== undefined && plan.figures['exit-month'] !== undefined;
    expect([name, /fija medidas y una fecha de salida|sets measures and a date for closing/.test(page) && !hasBoth]).toEqual([name, false]);
  }
});

it('each scenario says since when three months gain and when what was lost is back, and the ratios do not say it again', () => {
  const plan = compose(SHOP);
  const [scenarios] = tablesOf(plan).filter(({ title }) => title.en === 'Scenarios, first year');
  const cells = JSON.stringify(scenarios?.rows);
  for (const id of ['base-break-even-month', 'base-recovered-month', 'high-recovered-month']) expect(cells).toContain(`"${id}"`);
  expect(cells).toContain('Tres meses ganando, desde');
  expect(cells).toContain('Losses recovered by');
  const { scenarios: run, breakEven } = buildFundedModel(SHOP, SAMPLE_DATE);
  expect(run[1].recoveredMonth).toBe(breakEven.recoveredMonth);
  expect(run[2].recoveredMonth ?? 99).toBeLessThanOrEqual(run[1].recoveredMonth ?? 99);
  expect(ratios(SHOP)).not.toContain('recovered-month');
});

it('a return on next to nothing is left out', () => {
  const little = {
    ...SHOP,
    ...fact('volume', 1800),
    ...fact('fixedCosts', 6000),
    ...fact('investment', 3000),
    ...fact('investmentItems', []),
  };
  expect(buildFundedModel(little, SAMPLE_DATE).returns.returnPct).toBeGreaterThan(500);
  expect(compose(little).figures.return).toBeUndefined();
  expect(compose(SHOP).figures.return).toBeDefined();
});

it('the company’s tax is a guide alone where the founder trades in their own name', () => {
  const text = (facts: typeof SHOP) => JSON.stringify(compose(facts).pages);
  const own = { ...SHOP, ...fact('resources', 'Soy autónoma y pago 300 de alquiler') };
  expect(text(own)).toContain('Según se dijo, el negocio se abre a nombre propio');
  expect(text(SHOP)).not.toContain('Según se dijo, el negocio se abre a nombre propio');
  expect(text({ ...SHOP, ...fact('resources', 'Tenemos una S.L.') })).not.toContain('Según se dijo, el negocio se abre a nombre propio');
});

it('the higher case is told to need hands that it does not pay where it sells more than there is room for', () => {
  const abroad = {
    ...SHOP,
    ...fact('country', 'ZZ'),
    ...fact('team', 1),
    ...fact('resources', 'Trabajo solo, cada encargo me lleva una hora'),
  };
  const pages = (volume: number) =>
    JSON.stringify(compose({ ...abroad, ...fact('volume', volume), ...fact('growth', 0), ...fact('fixedCosts', 300) }).pages);
  const { figures } = compose({ ...abroad, ...fact('volume', 40) });
  const room = Number(figures.capacity?.value);
  expect(room).toBeGreaterThan(20);
  expect(pages(Math.floor(room * 0.8))).toContain('whom that column does not pay for');
  expect(pages(Math.floor(room * 0.5))).not.toContain('whom that column does not pay for');
});

it('the checks are named only where they passed', () => {
  const draft = (passed: boolean) =>
    ({
      model: { checks: ['assets-equal-claims', 'price-is-above-cost'].map((id, at) => ({ id, passed: at === 0 ? passed : false })) },
    }) as unknown as Draft;
  expect([CHECKS.when?.(draft(true)), CHECKS.when?.(draft(false))]).toEqual([true, false]);
});
