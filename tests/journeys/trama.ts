// What every journey stands on: the real server on a free port with an empty data folder, and a page that may not complain.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';

/** Generous: on a busy machine the first start of a process takes long. */
const START_WITHIN_MS = 180_000;

interface JourneyFixtures {
  /** Complaints that this journey provokes on purpose; any other console error or page error fails it. */
  expectedNoise: RegExp[];
  quiet: undefined;
}

export const test = base.extend<JourneyFixtures, { site: string; serverEnv: Record<string, string> }>({
  /** Settings of the server beside the usual ones. */
  serverEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ serverEnv }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'trama-journey-'));
      const server = spawn(process.execPath, ['src/app/main.server.mjs'], {
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off', ...serverEnv },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const stop = () => server.kill('SIGTERM');
      // A worker that gives up waiting ends without coming back here.
      process.once('exit', stop);
      await use(await addressOf(server));
      stop();
      if (server.exitCode === null) await once(server, 'exit');
      process.off('exit', stop);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ site }, use) => use(site),
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(undefined);
      expect(noise.filter((line) => !expectedNoise.some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read.');
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /listening on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) return `http://localhost:${port}`;
  }
  throw new Error('The server ended before it listened.');
}
