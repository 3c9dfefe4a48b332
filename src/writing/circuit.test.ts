import { describe, expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';
import type { ModelFailure } from './model-call.ts';

const fresh = () => createCircuit({ mostStrikes: 4, restMs: 60_000, longestRestMs: 240_000 });

describe('the circuit', () => {
  test.each(['timeout', 'refused', 'quota', 'unreachable'] satisfies ModelFailure[])('opens after %s twice in a row', (failure) => {
    const circuit = fresh();
    circuit.record(0, failure);
    expect(circuit.mayPass(0)).toBe(true);
    circuit.record(0, failure);
    expect(circuit.mayPass(0)).toBe(false);
  });

  test('opens after four malformed answers in a row, not after three', () => {
    const circuit = fresh();
    for (let count = 1; count <= 3; count += 1) circuit.record(0, 'malformed');
    expect(circuit.mayPass(0)).toBe(true);
    circuit.record(0, 'malformed');
    expect(circuit.mayPass(0)).toBe(false);
  });

  test('forgets failures as soon as a value comes', () => {
    const circuit = fresh();
    for (let round = 0; round < 5; round += 1) {
      circuit.record(0, 'timeout');
      circuit.record(0, null);
    }
    expect(circuit.mayPass(0)).toBe(true);
  });

  test('a call that was aborted, or had no budget, says nothing of the model', () => {
    const circuit = fresh();
    for (let round = 0; round < 9; round += 1)
      for (const failure of ['aborted', 'budget', 'circuit-open'] as const) circuit.record(0, failure);
    expect(circuit.mayPass(0)).toBe(true);
  });

  test('after its rest lets one call through, closes when it brings a value and rests twice as long when it does not', () => {
    const circuit = fresh();
    circuit.record(0, 'timeout');
    circuit.record(0, 'timeout');
    expect(circuit.mayPass(59_999)).toBe(false);
    expect([circuit.mayPass(60_000), circuit.mayPass(60_000)]).toEqual([true, false]);
    circuit.record(61_000, 'timeout');
    expect(circuit.mayPass(180_999)).toBe(false);
    expect(circuit.mayPass(181_000)).toBe(true);
    circuit.record(181_500, null);
    expect([circuit.mayPass(181_500), circuit.mayPass(181_500)]).toEqual([true, true]);
  });

  test('rests no longer than the longest rest, and as at first once it has been well', () => {
    const circuit = fresh();
    let now = 0;
    for (let round = 0; round < 6; round += 1) {
      circuit.record(now, 'unreachable');
      now += 240_000;
      circuit.mayPass(now);
    }
    circuit.record(now, 'unreachable');
    expect([circuit.mayPass(now + 239_999), circuit.mayPass(now + 240_000)]).toEqual([false, true]);
    circuit.record(now, null);
    for (const failure of ['timeout', 'timeout'] as const) circuit.record(now, failure);
    expect([circuit.mayPass(now + 59_999), circuit.mayPass(now + 60_000)]).toEqual([false, true]);
  });

  test('a probe that was aborted leaves room for the next', () => {
    const circuit = fresh();
    circuit.record(0, 'timeout');
    circuit.record(0, 'timeout');
    expect(circuit.mayPass(60_000)).toBe(true);
    circuit.record(60_001, 'aborted');
    expect(circuit.mayPass(60_002)).toBe(true);
  });
});
