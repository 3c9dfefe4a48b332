import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { said } from '../../finance/said-facts-fixture.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { amountOf } from './figure.ts';
import { gatherLowFigures } from './gather-low-figures.ts';

const TOLD = {
  country: 'ES',
  sector: 'cafe_restaurant',
  price: 5.8,
  unitCost: 1.7,
  volume: 2470,
  fixedCosts: 7900,
  investment: 32_000,
} as const;

it('tells what the lowest month takes and brings in, and that the next brings in more', () => {
  const model = buildModel(said({ ...TOLD, ownFunds: 80_000 }), SAMPLE_DATE);
  const figures = gatherLowFigures(model);
  const { month, amount } = model.lowestCash;
  expect(month).toBeGreaterThan(1);
  const before = model.months[month - 2]?.cash ?? 0;
  expect(before + amountOf(figures, 'low-in') - amountOf(figures, 'low-out')).toBe(amount);
  expect(amount + amountOf(figures, 'low-next-in') - amountOf(figures, 'low-next-out')).toBe(model.months[month]?.cash);
  expect(figures['low-every']?.value).toBe(month);
});

it('tells nothing where cash is lowest on opening day', () => {
  const model = buildModel(said({ ...TOLD, ownFunds: 80_000, volume: 9000, fixedCosts: 2000 }), SAMPLE_DATE);
  expect(model.lowestCash.month).toBe(0);
  expect(gatherLowFigures(model)).toEqual({});
});
