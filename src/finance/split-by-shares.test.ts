import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitByShares } from './split-by-shares.ts';

it('gives what is left over to the largest remainders', () => {
  expect(splitByShares(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitByShares(10, [0, 0])).toEqual([0, 0]);
});

it('always adds up, and no part strays from its share by a whole unit', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }), (amount, shares) => {
      const parts = splitByShares(amount, shares);
      const total = shares.reduce((sum, share) => sum + share, 0);
      const strays = parts.some((part, at) => Math.abs(part - (amount * (shares[at] ?? 0)) / total) >= 1);
      return parts.reduce((sum, part) => sum + part, 0) === amount && !strays;
    }),
    { endOnFailure: true },
  );
});
