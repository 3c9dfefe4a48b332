import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { DatabaseAway } from './database-away.ts';
import { GroupCommitDriver, type WritingConnection } from './group-commit-driver.server.ts';

/** Milliseconds to wait for another process. */
const WAIT_MS = 5000;

// FULL: an acknowledged answer outlives a power cut. secure_delete: what is erased is overwritten with zeros.
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'];

/** Statements kept ready. The product asks about a hundred different ones; more come only from lists of varying length. */
const MOST_PREPARED = 300;

/** Node's own SQLite on one file in `dataDir`, which is made if need be. `raw` is the one connection that the dialect writes on. */
export function connectSqlite(dataDir: string): { raw: DatabaseSync; dialect: Dialect } {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'trama.db');
  const raw = new DatabaseSync(path, { timeout: WAIT_MS });
  for (const pragma of PRAGMAS) raw.exec(`pragma ${pragma}`);
  const reader = new DatabaseSync(path, { readOnly: true, timeout: WAIT_MS });
  const dialect: Dialect = {
    createDriver: () => new GroupCommitDriver(joinConnections(raw, reader)),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedConnectionAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
  return { raw, dialect };
}

/** The driver itself says whose turn it is at the one connection. */
class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function joinConnections(raw: DatabaseSync, reader: DatabaseSync): WritingConnection {
  const [writing, reading] = [runOn(raw), runOn(reader)];
  return {
    get isTransaction() {
      return raw.isTransaction;
    },
    run: writing.run,
    read: reading.run,
    close() {
      reader.close();
      raw.close();
    },
  };
}

interface Prepared {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

/** Each statement is prepared once: that costs as much as running it. */
function runOn(connection: DatabaseSync): Pick<WritingConnection, 'run'> {
  const prepared = new Map<string, Prepared>();
  const prepareOnce = (sql: string) => {
    const present = prepared.get(sql);
    if (present) return present;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = connection.prepare(sql);
    const made = { statement, givesRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    run: (sql, parameters = []) =>
      telling(() => {
        const { statement, givesRows } = prepareOnce(sql);
        if (givesRows) return { rows: statement.all(...values(parameters)) };
        const { changes, lastInsertRowid } = statement.run(...values(parameters));
        return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
      }),
  };
}

/** SQLite's primary result codes for what has nothing to do with the statement: busy, read-only, failing or full disk, no file. */
const AWAY: readonly unknown[] = [5, 8, 10, 13, 14];

function telling<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    // The extended codes hold the primary one in their last eight bits.
    throw AWAY.includes(Number((error as { errcode?: number }).errcode) & 0xff) ? new DatabaseAway(error) : error;
  }
}
