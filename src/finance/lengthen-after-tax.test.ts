import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { isShort, lengthenAfterTax } from './lengthen-after-tax.ts';
import { BIKE_REPAIR, said, TODAY } from './said-facts-fixture.ts';

const over = (loanYears: number, country: 'US' | 'ES' = 'US') =>
  lengthenAfterTax(buildModel(said({ ...BIKE_REPAIR, country, loanYears }), TODAY));

it('offers the shortest term that both years pay, never one that is not longer', () => {
  const longer = over(2);
  expect(longer?.years).toBe(5);
  expect(longer?.covers.some(isShort)).toBe(false);
  expect(over(6)?.years).toBe(7);
  expect(over(10)).toBeNull();
});

it('goes beyond the usual term only where a public guarantee does', () => {
  expect(over(6, 'ES')).toBeNull();
});
