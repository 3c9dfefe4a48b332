import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

describe('chooseTicks', () => {
  test('steps are round and reach past the highest value', () => {
    expect(chooseTicks(0, 12_515)).toEqual([0, 5_000, 10_000, 15_000]);
    expect(chooseTicks(0, 9_728)).toEqual([0, 2_500, 5_000, 7_500, 10_000]);
    expect(chooseTicks(-14_975, 8_000)).toEqual([-20_000, -10_000, 0, 10_000]);
  });

  test('nothing to show is still an axis', () => {
    expect(chooseTicks(0, 0)).toEqual([0, 1]);
    expect(chooseTicks(0, Number.NaN)).toEqual([0, 1]);
  });

  test('every value lies between the first and the last, zero is among them, and there are few', () => {
    const money = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(money, money, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const ticks = chooseTicks(low, high);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
