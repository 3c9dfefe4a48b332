import { describe, expect, test } from 'vitest';
import { createWorkGate } from './bound-work.ts';

describe('bound work', () => {
  test('no more go on at once than allowed, and the rest follow in the order they came', async () => {
    const gate = createWorkGate(2, 100);
    const begun: number[] = [];
    let [busy, most] = [0, 0];
    const work = async (name: number) => {
      begun.push(name);
      busy += 1;
      most = Math.max(most, busy);
      await Promise.resolve();
      busy -= 1;
      return name;
    };
    const names = Array.from({ length: 20 }, (_, at) => at);
    expect(await Promise.all(names.map((name) => gate.enter(() => work(name))))).toEqual(names);
    expect([most, busy]).toEqual([2, 0]);
    expect(begun).toEqual(names);
  });

  test('is full when all wait that may, and has room again afterwards, failures included', async () => {
    const gate = createWorkGate(1, 1);
    const held = Promise.withResolvers<void>();
    expect(gate.isFull()).toBe(false);
    const first = gate.enter(() => held.promise);
    expect(gate.isFull()).toBe(false);
    const second = gate.enter(() => Promise.reject(new Error('no ink')));
    expect(gate.isFull()).toBe(true);
    held.resolve();
    await first;
    await expect(second).rejects.toThrow('no ink');
    expect(gate.isFull()).toBe(false);
    expect(await gate.enter(async () => 'done')).toBe('done');
  });
});
