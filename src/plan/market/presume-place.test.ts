import { expect, it } from 'vitest';
import { presumePrice, presumeWait } from './presume-place.ts';

const asUsual = { isUsualUnit: true, isAmerican: false };

it('presumes a price only where the kind says something of it, and of the trade only in the unit that is usual', () => {
  expect(presumePrice('same-trade', asUsual)).toBe('usual');
  expect(presumePrice('same-trade', { ...asUsual, isUsualUnit: false })).toBeNull();
  expect(presumePrice('chain', { ...asUsual, isUsualUnit: false })).toBe('below');
  expect(presumePrice('public', asUsual)).toBe('low');
  expect(presumePrice('tool', asUsual)).toBe('low');
  expect(presumePrice('one-person', asUsual)).toBeNull();
  expect(presumePrice('public', { ...asUsual, isAmerican: true })).toBeNull();
  expect(presumePrice('other-thing', asUsual)).toBeNull();
});

it('puts what serves at once above a business that takes days, and below one that does not; of days and weeks a chain says nothing', () => {
  expect(presumeWait('machine', 21, true)).toBeGreaterThan(0.78);
  expect(presumeWait('chain', 0, false)).toBeLessThan(0.78);
  expect(presumeWait('chain', 21, true)).toBeNull();
  expect(presumeWait('own-hands', 5, true)).toBeNull();
});
