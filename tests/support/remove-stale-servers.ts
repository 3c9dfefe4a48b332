import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER = 'owner';
/** A folder without a name of its owner may be one that is being made at this moment. */
const YOUNG_MS = 60 * 60 * 1000;

/** What is written into a server's folder: the process it belongs to. */
export function ownerNote(folder: string): string {
  return join(folder, OWNER);
}

/** Takes away the servers' folders in `parent` whose owner was killed and whose server has ended; whatever still lives keeps its own. */
export function removeStaleServers(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (name.startsWith(prefix) && isStale(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isStale(folder: string): boolean {
  try {
    const owner = readProcess(ownerNote(folder));
    if (owner === null && Date.now() - statSync(folder).mtimeMs < YOUNG_MS) return false;
    return ![owner, readProcess(join(folder, 'data', 'postmaster.pid'))].some((id) => id !== null && isAlive(id));
  } catch {
    // Somebody else's, or gone meanwhile.
    return false;
  }
}

/** The number in the first line; null where there is no such file. */
function readProcess(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
