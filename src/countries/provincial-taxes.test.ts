import { expect, it } from 'vitest';
import { countryOf } from './countries.ts';
import { inProvince } from './provincial-taxes.ts';

it.each([
  ['CA', 'halifax', 14, 10.5],
  ['CA', 'london, ontario', 13, 12.2],
  ['CA', 'montreal', 14.975, 12.2],
  ['CA', 'calgary', 5, 11],
  ['CA', 'st. john’s', 15, 11.5],
  ['ES', 'bilbao', 21, 20],
  ['ES', 'san sebastian de los reyes', 21, 17],
  ['GB', 'halifax', 20, 19],
] as const)('%s, %s: the rates of its province', (code, place, sales, profit) => {
  const { salesTax, profitTax } = inProvince(countryOf(code), place);
  expect([salesTax?.standard.base, profitTax.first.base]).toEqual([sales, profit]);
});

it('leaves a country as it is where the province is not known', () => {
  expect(inProvince(countryOf('CA'), 'smallville')).toBe(countryOf('CA'));
  expect(inProvince(countryOf('US'), 'toronto')).toBe(countryOf('US'));
});
