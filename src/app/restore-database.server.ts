import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sync } from './back-up-database.server.ts';
import { checkWhole, databaseFile, takeFolder } from './data-folder.server.ts';
import { MIGRATION_NAMES } from './database.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';

/**
 * Puts a backup in the place of the database, with the server stopped. What was there is kept beside it: its name is given back,
 * null when there was nothing. A stop at any moment leaves either database whole.
 */
export function restoreDatabase(dataDir: string, file: string, at: Date): string | null {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  mkdirSync(dataDir, { recursive: true });
  const unlock = takeFolder(dataDir);
  const target = databaseFile(dataDir);
  const incoming = `${target}.restoring`;
  try {
    copyFileSync(file, incoming);
    chmodSync(incoming, 0o600);
    checkBackup(incoming, file);
    sync(incoming);
    const kept = setAside(target, `${target}.before-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
    renameSync(incoming, target);
    sync(dataDir);
    return kept;
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${incoming}${ending}`, { force: true });
    unlock();
  }
}

function checkBackup(incoming: string, file: string): void {
  const names = readMigrations(incoming, file);
  const later = names.filter((name) => !MIGRATION_NAMES.includes(name));
  if (later.length > 0) throw new OperatorError(`${file} comes from a later version (${later.join(', ')}): install that one first.`);
}

function readMigrations(incoming: string, file: string): string[] {
  try {
    checkWhole(incoming);
    const raw = new DatabaseSync(incoming);
    try {
      raw.exec('pragma journal_mode = delete');
      return raw
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name));
    } finally {
      raw.close();
    }
  } catch (error) {
    throw new OperatorError(`${file} is no backup of this product, or it is damaged (${messageOf(error)}). Nothing was changed.`);
  }
}

/**
 * Gives the database a second name, and takes its log away with it: SQLite would read a log that was left behind into the database
 * that comes in its place.
 */
function setAside(target: string, name: string): string | null {
  if (!existsSync(target)) return null;
  if (existsSync(`${target}-wal`)) renameSync(`${target}-wal`, `${name}-wal`);
  rmSync(`${target}-shm`, { force: true });
  linkSync(target, name);
  return name;
}
