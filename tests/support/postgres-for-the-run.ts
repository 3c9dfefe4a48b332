// One PostgreSQL for a whole run of the tests. It belongs to the process that leads the run, and starts when a test first asks for it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that answers with the address of the run's PostgreSQL, or with “failed:” and why. */
    postgresDesk: string;
  }
}

export default async function lendPostgres(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | null = null;
  const folder = mkdtempSync(join(tmpdir(), 'trama-desk-'));
  const desk = createServer(async (caller) => {
    starting ??= startPostgres();
    caller.end(await starting.then((server) => server.url()).catch((error: unknown) => `failed: ${error}`));
  }).listen(join(folder, 'desk'));
  await once(desk, 'listening');
  project.provide('postgresDesk', join(folder, 'desk'));
  return async () => {
    desk.close();
    await (await starting?.catch(() => null))?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
