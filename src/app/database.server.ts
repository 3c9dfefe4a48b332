// The embedded database: Kysely over Node's own SQLite, one file in the data folder.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as sessionsTurnsPlansDocuments from '../../migrations/0001-sessions-turns-plans-documents.ts';
import * as privateLinksUpkeepErasures from '../../migrations/0002-private-links-upkeep-erasures.ts';
import * as payments from '../../migrations/0003-payments.ts';
import * as plansByState from '../../migrations/0004-plans-by-state.ts';
import type { DocumentTables } from '../documents/document-store.server.ts';
import type { InterviewTables } from '../interview/interview-store.server.ts';
import type { PaymentTables } from '../payments/payment-store.server.ts';
import type { PlanTables } from '../plan/plan-store.server.ts';
import type { PrivateLinkTables } from '../visitors/private-link-store.server.ts';
import type { SessionTables } from '../visitors/session-store.server.ts';
import type { UpkeepTables } from './upkeep-store.server.ts';

export type Tables = SessionTables & InterviewTables & PlanTables & DocumentTables & PrivateLinkTables & UpkeepTables & PaymentTables;
export type Database = Kysely<Tables>;

/** Every migration by name, in order. A released one is never edited. */
const MIGRATIONS = {
  '0001-sessions-turns-plans-documents': sessionsTurnsPlansDocuments,
  '0002-private-links-upkeep-erasures': privateLinksUpkeepErasures,
  '0003-payments': payments,
  '0004-plans-by-state': plansByState,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

// The time-out comes first: setting the journal mode may itself have to wait for another process.
// FULL: an acknowledged answer outlives a power cut. secure_delete: what is erased is overwritten with zeros.
const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON'];

/** Opens the database in `dataDir`, which is made if need be, and brings its tables up to date. */
export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const raw = new DatabaseSync(join(dataDir, 'trama.db'));
  for (const pragma of PRAGMAS) raw.exec(`pragma ${pragma}`);
  const database: Database = new Kysely({ dialect: new SqliteDialect({ database: adapt(raw) }) });
  try {
    await migrate(raw, database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Empties the write-ahead log, where the words of an erased session would otherwise stay readable for a while. */
export async function emptyLog(database: Kysely<Tables>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** Throws when the database cannot be reached. */
export async function checkDatabase(database: Kysely<Tables>): Promise<void> {
  await sql`select 1 from sessions limit 1`.execute(database);
}

/**
 * Runs what is missing in one transaction that takes the write lock first: of two processes at once the second waits and then
 * finds nothing left to do. (Kysely's own lock does nothing on SQLite.)
 */
async function migrate(raw: DatabaseSync, database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  raw.exec('begin immediate');
  try {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    raw.exec('commit');
  } catch (error) {
    raw.exec('rollback');
    throw error;
  }
}

/** Statements kept ready. The product asks about a hundred different ones; more come only from lists of varying length. */
const MOST_PREPARED = 300;

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
  return {
    close: () => raw.close(),
    prepare(sql) {
      const statement = prepareOnce(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}
