// A test that prints has met something nobody expected: it fails. (An unhandled rejection fails the run by itself.)
import { afterEach, beforeEach, expect, vi } from 'vitest';

const CHANNELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const channel of CHANNELS) {
    vi.spyOn(console, channel).mockImplementation((...words) => {
      printed.push(`console.${channel}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(printed, 'unexpected console output').toEqual([]);
});
