import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { findLasting } from './find-lasting.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const listed = (...items: readonly (readonly [string, number])[]) =>
  said({ ...FLORIST, investmentItems: items.map(([label, amount]) => ({ label, amount })) });

it.each([
  ['la fianza', true, false],
  ['depósito del local', true, false],
  ['lease deposit', true, false],
  ['deposit on the unit', true, false],
  ['dos depósitos de fermentación', false, false],
  ['primeras piezas', false, true],
  ['mercancía inicial', false, true],
  ['first rolls of webbing and foam', false, true],
  ['opening stock', false, true],
  ['sewing machine', false, false],
])('%s', (label, hasDeposit, hasGoods) => {
  expect(findLasting(listed([label, 900], ['cámara de frío', 23_100]))).toEqual({
    hasDeposit,
    hasGoods,
    amount: hasDeposit || hasGoods ? 900 : 0,
  });
});

it('a deposit among the purchases is neither added nor worn out', () => {
  const plain = buildModel(listed(['cámara de frío', 24_000]), TODAY);
  const told = buildModel(listed(['fianza', 2000], ['cámara de frío', 22_000]), TODAY);
  expect(plain.funding.deposit).toBeGreaterThan(0);
  expect(told.funding.deposit).toBe(0);
  expect(plain.years[0].depreciation - told.years[0].depreciation).toBeGreaterThan(0);
  expect(told.assumptions.lasting.value).toBe(2000);
  expect(told.checks.every(({ passed }) => passed)).toBe(true);
});

it('the first goods are not bought twice, and a deposit told within a larger sum is taken at the usual months of rent', () => {
  const goods = buildModel(listed(['primeras piezas', 3000], ['cámara de frío', 21_000]), TODAY);
  expect(goods.funding.openingStock).toBe(0);
  const { investmentItems: _, ...bare } = listed(['x', 1]);
  const within = buildModel({ ...bare, ...said({ resources: 'Table, shockwave machine and lease deposit: 24,000 in total' }) }, TODAY);
  expect(within.funding.deposit).toBe(0);
  expect(within.assumptions.lasting).toEqual({ value: 2 * within.assumptions.rent.value, origin: 'derived' });
});
