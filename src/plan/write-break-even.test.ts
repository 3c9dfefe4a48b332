import { expect, it } from 'vitest';
import { compose, tablesOf } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const APART = { ...SHOP, ...fact('fixedCosts', 1800), ...fact('founderPay', 1500), ...fact('payIncluded', false) };

it('no break-even leaves out pay without saying so: page, ratios, chart and the ways to find money', () => {
  const plan = compose(APART);
  const { figures } = plan;
  expect(Number(figures['break-even-units-all']?.value)).toBeGreaterThan(Number(figures['break-even-units']?.value));
  const ratios = tablesOf(plan).find(({ title }) => title?.es === 'Ratios');
  expect(JSON.stringify(ratios)).toContain('{{fig:break-even-revenue-all}}');
  const ways = tablesOf(plan).find(({ title }) => title?.es.startsWith('Tres maneras'));
  expect(JSON.stringify(ways)).toContain('sueldos');
  // Half of what is missing borrowed, as the plan counts on: fixed costs, pay and instalment over the margin.
  expect(figures['way-half-break-even']?.value).toBe(figures['break-even-units-loan']?.value);
  const told = textsOf(plan).filter(
    ({ text }) => text.es.includes('{{fig:break-even-units*}}') && text.es.includes('{{fig:break-even-units-all*}}'),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(figures['discount-break-even']?.value).toBeGreaterThan(Number(figures['break-even-units-all']?.value));
});

it('pay inside the fixed costs leaves one bar, that of the contract', () => {
  const { figures } = compose(SHOP);
  expect(figures['units-to-pay-all']?.value).toBe(figures['break-even-units']?.value);
  expect(figures['costs-to-cover']?.value).toBe(3950);
});
