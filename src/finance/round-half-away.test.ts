import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedQuotient, roundedShare } from './round-half-away.ts';

describe('rounding half away from zero', () => {
  it('rounds halves away from zero on both sides', () => {
    expect(roundedShare(5, 1, 2)).toBe(3);
    expect(roundedShare(-5, 1, 2)).toBe(-3);
    expect(roundedShare(7, 3, 10)).toBe(2);
    expect(roundedShare(1, 1, 3)).toBe(0);
    expect(Object.is(roundedShare(-1, 1, 3), 0)).toBe(true);
    // 1.005 × 100 is 100.49999… in binary; in whole numbers it is exactly one half.
    expect(roundedShare(1005, 100, 1000)).toBe(101);
  });

  it('agrees with exact integers however large the product', () => {
    const factor = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(factor, factor, fc.integer({ min: 1, max: 1e12 }), (a, b, divisor) => {
        const exact = roundedQuotient(BigInt(a) * BigInt(b), BigInt(divisor));
        fc.pre(exact < BigInt(Number.MAX_SAFE_INTEGER) && exact > -BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(roundedShare(a, b, divisor))).toBe(exact);
        // |2·(n − q·d)| ≤ d: q is nearest.
        const rest = 2n * (BigInt(a) * BigInt(b) - exact * BigInt(divisor));
        expect((rest < 0n ? -rest : rest) <= BigInt(divisor)).toBe(true);
      }),
      { endOnFailure: true },
    );
  });
});
