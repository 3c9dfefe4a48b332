import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

it('money raised for the first months says what they take and that the reserve stays whole', () => {
  const { growth: _, ...climbing } = SHOP;
  const plan = compose(climbing);
  const value = (id: string) => Number(plan.figures[id]?.value);
  expect(value('cash-low')).toBe(value('reserve'));
  expect(value('opening-cash') - value('start-up-losses')).toBe(value('cash-low'));
  const told = textsOf(plan).map(({ text }) => text.es);
  expect(told.some((text) => text.includes('{{fig:start-up-losses*}}, cuotas incluidas'))).toBe(true);
});

it('sees a season in the first year only where the trade has one', () => {
  const told = (sector: 'agency' | 'repair_shop') => {
    const { growth: _, ...climbing } = inSector(SHOP, sector);
    const plan = compose(climbing);
    return JSON.stringify(plan.pages.find(({ id }) => id === 'first-year'));
  };
  expect(told('agency')).not.toContain('{{fig:strongest-month}}');
  expect(told('repair_shop')).toContain('{{fig:strongest-month}}');
});

it('what is spent before the first month is in the first year', () => {
  const { figures } = compose(SHOP);
  const value = (id: string) => Number(figures[id]?.value);
  expect(value('opening-spent')).toBeGreaterThan(0);
  expect(value('opening-spent-out-y1')).toBe(-value('opening-spent'));
  expect(value('result-y1')).toBe(value('before-tax-y1') + value('tax-out-y1'));
  expect(value('result-y1')).toBe(value('base-result'));
  expect(value('retained-y1')).toBe(value('result-y1'));
});

it('wages below the law’s least put the legal result beside the one that was told', () => {
  const low = compose({
    ...SHOP,
    ...fact('payIncluded', true),
    ...fact('team', 4),
    ...fact('fixedCosts', 900),
    ...fact('volume', 700),
    ...fact('resources', 'Cuatro a jornada completa'),
  });
  expect(low.figures['before-tax-least-wage']).toBeDefined();
  expect(JSON.stringify(low.pages.flatMap(({ blocks }) => blocks))).toContain('fig:before-tax-least-wage');
  expect(JSON.stringify(low.pages.find(({ id }) => id === 'summary'))).toContain('con el salario mínimo legal');
});
