import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/app/database.server.ts';
import { createDatabase, type PostgresServer, startPostgres } from '../tests/support/postgres.ts';
import { storeInPostgres, storeInSqlite } from '../tests/support/stored-interviews.ts';

/** A database of its own for a server, with so many interviews in it. */
export interface LoadPlace {
  /** The settings that lead a server there. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Where loads are measured: folders, or a PostgreSQL that syncs to disk as in production. */
export interface LoadGround {
  makePlace(stored: number): Promise<LoadPlace>;
  close(): Promise<void>;
}

export async function openGround(isPostgres: boolean): Promise<LoadGround> {
  if (!isPostgres) return { makePlace: makeFolder, close: async () => undefined };
  const server = await startPostgres({ durable: true });
  return { makePlace: (stored) => makeDatabase(server, stored), close: () => server.remove() };
}

async function makeFolder(stored: number): Promise<LoadPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'trama-load-'));
  if (stored > 0) {
    await (await openDatabase(folder)).destroy();
    storeInSqlite(join(folder, 'trama.db'), storedUntilNow(stored));
  }
  return { env: { DATA_DIR: folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function makeDatabase(server: PostgresServer, stored: number): Promise<LoadPlace> {
  const { url, drop } = await createDatabase(server.url());
  if (stored > 0) {
    await (await openDatabase(url)).destroy();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await storeInPostgres(client, storedUntilNow(stored)).finally(() => client.end());
  }
  return { env: { DATABASE_URL: url, DATA_DIR: tmpdir() }, remove: drop };
}

/** One a second: none of them so old that a purge would take it. */
function storedUntilNow(count: number) {
  return { count, from: new Date(Date.now() - count * 1000).toISOString().slice(0, 19), everySeconds: 1 };
}
