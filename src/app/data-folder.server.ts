// The folder that holds a server's data, and what may be wrong with it.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Database, openDatabase } from './database.server.ts';
import { lockDataFolder } from './lock-data-folder.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';

/** A database up to this size is read through at every start, a fraction of a second; a larger one when it is backed up. */
const READ_THROUGH_BYTES = 64 * 1024 * 1024;

/** SQLite's primary result codes for a file that is damaged, and for one that is no database. */
const DAMAGED: readonly number[] = [11, 26];

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'trama.db');
}

/** Takes the folder for this process and opens its database, or throws an `OperatorError` that says why not. */
export async function openDataFolder(dataDir: string): Promise<{ database: Database; unlock: () => void }> {
  const unlock = takeFolder(dataDir);
  try {
    checkSmallDatabase(databaseFile(dataDir));
    return { database: await openDatabase(dataDir), unlock };
  } catch (error) {
    unlock();
    throw isDamage(error) ? tellDamage(dataDir, error) : tellUnopened(dataDir, error);
  }
}

/** Holds the folder until the function given back is called. */
export function takeFolder(dataDir: string): () => void {
  let unlock: (() => void) | null;
  try {
    unlock = lockDataFolder(dataDir);
  } catch (error) {
    throw tellUnopened(dataDir, error);
  }
  if (unlock) return unlock;
  throw new OperatorError(`DATA_DIR is ${dataDir}, and another server already works there: stop it or choose another folder.`);
}

/** Reads the whole file through. Throws like SQLite when it is damaged. */
export function checkWhole(file: string): void {
  const raw = new DatabaseSync(file);
  try {
    raw.exec('pragma busy_timeout = 5000');
    const [found] = raw.prepare('pragma integrity_check(1)').all();
    const verdict = String(Object.values(found ?? {})[0]);
    if (verdict !== 'ok') throw Object.assign(new Error(verdict), { errcode: DAMAGED[0] });
  } finally {
    raw.close();
  }
}

export function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  // The extended codes hold the primary one in their last eight bits.
  return DAMAGED.includes(code & 0xff);
}

/** Reads it through unless it is too large for that. Throws like SQLite when it is damaged. */
export function checkSmallDatabase(file: string): void {
  if (existsSync(file) && statSync(file).size <= READ_THROUGH_BYTES) checkWhole(file);
}

export function tellDamage(dataDir: string, error: unknown): OperatorError {
  return new OperatorError(
    `DATA_DIR is ${dataDir}, but the database there is damaged: ${messageOf(error)}.\n` +
      'Put a backup in its place with “npm run restore -- FILE”; the damaged file is kept beside it.',
  );
}

export function tellUnopened(dataDir: string, error: unknown): OperatorError {
  return new OperatorError(`DATA_DIR is ${dataDir}, but the database there cannot be opened: ${messageOf(error)}.`);
}
