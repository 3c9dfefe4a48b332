import { chmodSync, closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkWhole, databaseFile, isDamage } from './data-folder.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';

/** The whole database in one step: in smaller ones, a busy server would make the copy begin again and again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database to `file` while a server may be working on it: everything committed before, nothing half done.
 * The copy is read through before it takes its name, so a file that is there is a good one. Gives back its size in bytes.
 */
export async function backUpDatabase(dataDir: string, file: string): Promise<number> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new OperatorError(`DATA_DIR is ${dataDir}, and there is no database in it.`);
  if (existsSync(file)) throw new OperatorError(`${file} exists already, and a backup never overwrites anything: choose another name.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // It holds what visitors said: made for its owner alone, before there is anything in it.
    closeSync(openSync(part, 'wx', 0o600));
    await copyPages(source, part);
    checkWhole(part);
    sync(part);
    linkSync(part, file);
    sync(dirname(file));
    return statSync(file).size;
  } catch (error) {
    const what = isDamage(error) ? 'the database is damaged' : 'the backup could not be written';
    throw new OperatorError(`There is no backup: ${what} (${messageOf(error)}).`);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${ending}`, { force: true });
  }
}

async function copyPages(source: string, part: string): Promise<void> {
  const raw = new DatabaseSync(source);
  try {
    raw.exec('pragma busy_timeout = 5000');
    await backup(raw, part, { rate: ALL_PAGES });
  } finally {
    raw.close();
  }
  // One file, without a log beside it: it may be carried anywhere.
  const copy = new DatabaseSync(part);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
  chmodSync(part, 0o600);
}

/** Writes a file or the entries of a folder through to the disk. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
