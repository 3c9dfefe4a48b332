import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weaveCover } from './weave-cover.ts';

const months = fc.array(fc.integer({ min: -500_000, max: 2_000_000 }), { minLength: 36, maxLength: 36 });
const sales = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 36, maxLength: 36 });

describe('weaveCover', () => {
  test('everything stays on the drawing, and the thread keeps the order of the cash', () => {
    fc.assert(
      fc.property(sales, months, (revenue, cash) => {
        const { zero, bars, thread } = weaveCover(revenue, cash);
        for (const height of [zero, ...thread.map(({ y }) => y), ...bars.map((bar) => zero + bar)]) {
          if (!(height >= -1e-9 && height <= 1)) return false;
        }
        return thread.every(({ y }, index) => Math.sign(cash[index] ?? 0) === Math.sign(Math.abs(y - zero) < 1e-9 ? 0 : y - zero));
      }),
    );
  });

  test('the thread lies flat at its turns and never leaves the space between two months', () => {
    fc.assert(
      fc.property(sales, months, (revenue, cash) => {
        const { thread } = weaveCover(revenue, cash);
        for (let index = 1; index < thread.length; index++) {
          const [from, to] = [thread[index - 1], thread[index]];
          if (!from || !to) continue;
          const [low, high] = [Math.min(from.y, to.y) - 1e-9, Math.max(from.y, to.y) + 1e-9];
          for (const control of [from.y + from.slope / 3, to.y - to.slope / 3]) {
            if (control < low || control > high) return false;
          }
        }
        return true;
      }),
    );
  });

  test('small sales beside much cash are still seen', () => {
    const { bars } = weaveCover(Array(36).fill(1_000), Array(36).fill(1_000_000));
    expect(Math.max(...bars)).toBeGreaterThan(0.15);
  });

  test('a plan of zeros is a flat cloth', () => {
    const { thread, bars } = weaveCover(Array(36).fill(0), Array(36).fill(0));
    expect(new Set([...bars, ...thread.map(({ y }) => y)])).toEqual(new Set([0]));
  });
});
