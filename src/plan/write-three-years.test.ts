import { expect, it } from 'vitest';
import { blocksOf, compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';

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
  expect(ratios({ ...SHOP, ...fact('fixedCosts', 9000) })).toContain('solo el préstamo dicho');
  expect(ratios(SHOP)).not.toContain('solo el préstamo dicho');
  expect(ratios(SHEETS['money to spare'] ?? {})).not.toContain('solo el préstamo dicho');
});

it('a late opening is never shown as a gain', () => {
  for (const facts of [SHOP, APART, { ...SHOP, ...fact('volume', 900) }]) {
    const chart = tornado(facts);
    const { figures } = compose(facts);
    expect(chart.includes('bar-delay-more')).toBe(Number(figures['bar-delay-more']?.value) < 0);
    expect(chart.includes('{{fig:bar-delay}}')).toBe(chart.includes('bar-delay-more'));
  }
});

it('the balance says why what is retained is not the first year’s result', () => {
  expect(textsOf(compose(SHOP)).some(({ text }) => text.es.includes('se restan de los resultados acumulados'))).toBe(true);
});
