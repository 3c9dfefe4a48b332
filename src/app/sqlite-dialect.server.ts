import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import { DatabaseAway } from './database-away.ts';

// The time-out comes first: setting the journal mode may itself have to wait for another process.
// FULL: an acknowledged answer outlives a power cut. secure_delete: what is erased is overwritten with zeros.
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'];

/** Statements kept ready. The product asks about a hundred different ones; more come only from lists of varying length. */
const MOST_PREPARED = 300;

/** Node's own SQLite on one file in `dataDir`, which is made if need be. `raw` is the one connection that the dialect uses. */
export function connectSqlite(dataDir: string): { raw: DatabaseSync; dialect: SqliteDialect } {
  mkdirSync(dataDir, { recursive: true });
  const raw = new DatabaseSync(join(dataDir, 'trama.db'));
  for (const pragma of PRAGMAS) raw.exec(`pragma ${pragma}`);
  return { raw, dialect: new SqliteDialect({ database: adapt(raw) }) };
}

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

/** node:sqlite in the shape that Kysely's SQLite dialect expects. Each statement is prepared once: that costs as much as running it. */
function adapt(raw: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const prepareOnce = (sql: string) => {
    const present = prepared.get(sql);
    if (present) return present;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = raw.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  // A full disk ends the transaction by itself: rolling it back once more would be an error that hides the first.
  const isRolledBack = (sql: string) => sql === 'rollback' && !raw.isTransaction;
  return {
    close: () => raw.close(),
    prepare(sql) {
      const statement = prepareOnce(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => telling(() => statement.all(...values(parameters))),
        run: (parameters) => telling(() => (isRolledBack(sql) ? NOTHING_DONE : statement.run(...values(parameters)))),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
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
