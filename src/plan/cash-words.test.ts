import { expect, it } from 'vitest';
import { compose } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';
import { textsOf } from './plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

it('a reserve that the first months eat into says what it pays, how low it gets and when it is whole again', () => {
  const { growth: _, ...climbing } = SHOP;
  const plan = compose(climbing);
  const { reserve, 'cash-low': low, 'reserve-whole-month': whole, 'cash-low-month': month } = plan.figures;
  expect(Number(low?.value)).toBeLessThan(Number(reserve?.value));
  expect(String(whole?.value) > String(month?.value)).toBe(true);
  const told = textsOf(plan).map(({ text }) => text.es);
  expect(told.some((text) => text.includes('{{fig:reserve*}}') && text.includes('{{fig:reserve-whole-month*}}'))).toBe(true);
});

it('what is spent before the first month is told with the first year that it would leave', () => {
  const { figures } = compose(SHOP);
  expect(figures['before-tax-opened']?.value).toBe(Number(figures['before-tax-y1']?.value) - Number(figures['opening-spent']?.value));
});

it('wages below the law’s least put the legal result beside the one that was told', () => {
  const low = compose({ ...SHOP, ...fact('payIncluded', true), ...fact('team', 4), ...fact('fixedCosts', 900), ...fact('volume', 700) });
  expect(low.figures['before-tax-least-wage']).toBeDefined();
  expect(JSON.stringify(low.pages.flatMap(({ blocks }) => blocks))).toContain('fig:before-tax-least-wage');
  expect(JSON.stringify(low.pages.find(({ id }) => id === 'summary'))).toContain('con el salario mínimo legal');
});
