import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkSmallDatabase, databaseFile, isDamage, tellDamage, tellUnopened } from './data-folder.server.ts';
import { PURGE_TASK } from './purge-sessions.server.ts';

export interface InspectedFolder {
  /** Size of the database; null before the first start. */
  readonly bytes: number | null;
  readonly freeBytes: number;
  /** When interviews past their time were last deleted, ISO 8601; null for never. */
  readonly purgedAt: string | null;
}

/** Looks at the folder without changing it, beside a running server too. Throws the `OperatorError` that would stop a start. */
export function inspectDataFolder(dataDir: string): InspectedFolder {
  const present = findPresent(resolve(dataDir));
  try {
    accessSync(join(present, '.'), constants.W_OK);
    checkSmallDatabase(databaseFile(dataDir));
    const { bavail, bsize } = statfsSync(present);
    const file = databaseFile(dataDir);
    return { bytes: existsSync(file) ? statSync(file).size : null, freeBytes: bavail * bsize, purgedAt: readPurge(file) };
  } catch (error) {
    throw isDamage(error) ? tellDamage(dataDir, error) : tellUnopened(dataDir, error);
  }
}

/** The folder itself, or the one above it in which a start would make it. */
function findPresent(folder: string): string {
  return existsSync(folder) ? folder : findPresent(dirname(folder));
}

function readPurge(file: string): string | null {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // A database of an earlier version has no such table until the server has started once.
    if (!database.prepare("select 1 from sqlite_master where name = 'upkeep'").get()) return null;
    const row = database.prepare('select done_at from upkeep where task = ?').get(PURGE_TASK);
    return typeof row?.done_at === 'string' ? row.done_at : null;
  } finally {
    database.close();
  }
}
