import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Long enough for a server that was just killed to be gone. */
const PATIENCE_MS = 1000;
/** SQLite's code for a file that another connection holds. */
const BUSY = 5;

/**
 * Holds the data folder for this process: two servers on one folder would both write the unfinished plans.
 * The lock is the exclusive lock of a small SQLite file, which the system frees when the process ends, however it ends.
 * Gives back how to let go, or null when another process holds the folder.
 */
export function lockDataFolder(dataDir: string): (() => void) | null {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'trama.lock'));
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE_MS}; begin exclusive`);
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}
