import { describe, expect, test } from 'vitest';
import { createMemoryUseCounter } from './memory-use-counter.ts';
import { countUse } from './use-counter.ts';

const TWO_A_SECOND = [{ uses: 2, windowMs: 1000 }];

describe('counting uses', () => {
  test('the use after the last allowed one waits for the end of its window, and then begins a new one', async () => {
    const counter = createMemoryUseCounter();
    const waits: (number | null)[] = [];
    for (const now of [0, 100, 200, 999, 1000]) waits.push(await countUse(counter, 'a', TWO_A_SECOND, now));
    expect(waits).toEqual([null, null, 800, 1, null]);
  });

  test('nobody waits for a window that was opened before the clock was put back', async () => {
    const counter = createMemoryUseCounter();
    const day = 86_400_000;
    for (let use = 0; use < 3; use += 1) await countUse(counter, 'a', TWO_A_SECOND, day);
    expect(await countUse(counter, 'a', TWO_A_SECOND, 0)).toBe(null);
  });

  test('keys do not disturb each other', async () => {
    const counter = createMemoryUseCounter();
    for (const key of ['a', 'b', 'a', 'b']) expect(await countUse(counter, key, TWO_A_SECOND, 0)).toBe(null);
    expect(await countUse(counter, 'a', TWO_A_SECOND, 0)).toBe(1000);
  });

  test('what the shorter window refuses does not count for the longer one', async () => {
    const counter = createMemoryUseCounter();
    const limits = [...TWO_A_SECOND, { uses: 3, windowMs: 60_000 }];
    for (let at = 0; at < 100; at += 1) await countUse(counter, 'a', limits, at);
    expect(await countUse(counter, 'a', limits, 2000)).toBe(null);
    expect(await countUse(counter, 'a', limits, 2001)).toBe(57_999);
  });

  test('however many networks ask, it holds no more than its bound, and forgets the oldest first', async () => {
    const counter = createMemoryUseCounter(100);
    for (let at = 0; at < 1000; at += 1) await counter.count(`network ${at}`, 60_000, at);
    expect((await counter.count('network 999', 60_000, 1000)).uses).toBe(2);
    expect((await counter.count('network 0', 60_000, 1000)).uses).toBe(1);
  });
});
