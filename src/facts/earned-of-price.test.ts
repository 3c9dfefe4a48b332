import { expect, test } from 'vitest';
import { earnedOfPrice } from './earned-of-price.ts';
import type { Fact, FactSheet } from './fact.ts';

const told = <Id extends 'price' | 'commission'>(id: Id, value: number): Fact<Id> =>
  ({ id, value, period: null, unit: null, quote: null, origin: 'said' }) as Fact<Id>;

test('of what others sell only the commission comes in', () => {
  const sheet: FactSheet = { price: told('price', 28_000) };
  expect(earnedOfPrice(sheet)).toBe(28_000);
  expect(earnedOfPrice({ ...sheet, commission: told('commission', 10) })).toBe(2800);
  expect(earnedOfPrice({})).toBeUndefined();
});
