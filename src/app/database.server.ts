// The database: embedded SQLite or a server of PostgreSQL, asked through Kysely with the same queries and the same migrations.
import { Kysely, PostgresAdapter, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as sessionsTurnsPlansDocuments from '../../migrations/0001-sessions-turns-plans-documents.ts';
import * as privateLinksUpkeepErasures from '../../migrations/0002-private-links-upkeep-erasures.ts';
import * as payments from '../../migrations/0003-payments.ts';
import * as plansByState from '../../migrations/0004-plans-by-state.ts';
import * as modelUsage from '../../migrations/0005-model-usage.ts';
import * as writtenSections from '../../migrations/0006-written-sections.ts';
import * as uses from '../../migrations/0007-uses.ts';
import * as documentsAsObjects from '../../migrations/0008-documents-as-objects.ts';
import * as paymentTerms from '../../migrations/0009-payment-terms.ts';
import type { DocumentTables } from '../documents/document-store.server.ts';
import type { PendingDeletionTables } from '../documents/pending-deletion-store.server.ts';
import type { InterviewTables } from '../interview/interview-store.server.ts';
import type { PaymentTables } from '../payments/payment-store.server.ts';
import type { PlanTables } from '../plan/plan-store.server.ts';
import type { PrivateLinkTables } from '../visitors/private-link-store.server.ts';
import type { SessionTables } from '../visitors/session-store.server.ts';
import type { UseTables } from '../visitors/table-use-counter.server.ts';
import type { ModelUsageTables } from '../writing/model-books.server.ts';
import type { WritingTables } from '../writing/section-store.server.ts';
import { connectPostgres, type PostgresLimits } from './postgres-dialect.server.ts';
import { connectSqlite } from './sqlite-dialect.server.ts';
import type { UpkeepTables } from './upkeep-store.server.ts';

export type Tables = SessionTables &
  InterviewTables &
  PlanTables &
  DocumentTables &
  PendingDeletionTables &
  PrivateLinkTables &
  UpkeepTables &
  UseTables &
  PaymentTables &
  WritingTables &
  ModelUsageTables;
export type Database = Kysely<Tables>;

/** Every migration by name, in order. A released one is never edited. */
const MIGRATIONS = {
  '0001-sessions-turns-plans-documents': sessionsTurnsPlansDocuments,
  '0002-private-links-upkeep-erasures': privateLinksUpkeepErasures,
  '0003-payments': payments,
  '0004-plans-by-state': plansByState,
  '0005-model-usage': modelUsage,
  '0006-written-sections': writtenSections,
  '0007-uses': uses,
  '0008-documents-as-objects': documentsAsObjects,
  '0009-payment-terms': paymentTerms,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

const LIMITS: PostgresLimits = { connections: 10, waitMs: 5000, statementMs: 10_000 };
/** One process may have to wait for the migrations of another. */
const SETUP_LIMITS: PostgresLimits = { connections: 1, waitMs: 5000, statementMs: 0 };

/** `server_version_num` of PostgreSQL 13, the first with what the queue of jobs needs. */
const OLDEST_VERSION = 130_000;

/** A server of PostgreSQL that is too old. */
export class OldServer extends Error {}

/** Opens the database at `place`, a folder or a `postgres://` address, and brings its tables up to date. */
export function openDatabase(place: string, limits: PostgresLimits = LIMITS): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(place) ? openPostgres(place, limits) : openSqlite(place);
}

/** PostgreSQL as it is, its tables perhaps not up to date. */
export function connectDatabase(url: string, limits: PostgresLimits = LIMITS): Database {
  return new Kysely({ dialect: connectPostgres(url, limits) });
}

export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Empties SQLite's write-ahead log, where the words of an erased session would otherwise stay readable for a while. PostgreSQL vacuums
 * in its own time, and keeps its log as long as its operator wants to go back.
 */
export async function emptyLog(database: Kysely<Tables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/**
 * Takes a task until the transaction ends. False while another process has it, which is possible on PostgreSQL only: an embedded
 * database has one process.
 */
export async function takeTask(step: Kysely<Tables>, task: string): Promise<boolean> {
  if (!isPostgres(step)) return true;
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${`trama ${task}`})) as taken`.execute(step);
  return rows[0]?.taken === true;
}

/** Throws when the database cannot be reached. */
export async function checkDatabase(database: Kysely<Tables>): Promise<void> {
  await sql`select 1 from sessions limit 1`.execute(database);
}

/** Throws `OldServer` when it is one; gives its version back as PostgreSQL writes it. */
export async function readServerVersion(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string; number: string }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number`.execute(database);
  const { version = '', number = '0' } = rows[0] ?? {};
  if (Number(number) < OLDEST_VERSION) throw new OldServer(`it is version ${version}, and 13 is the oldest that will do`);
  return version;
}

/**
 * Migrates in one transaction that takes the write lock first: of two processes at once the second waits and then finds nothing left
 * to do. (Kysely's own lock does nothing on SQLite.)
 */
async function openSqlite(dataDir: string): Promise<Database> {
  const { raw, dialect } = connectSqlite(dataDir);
  const database: Database = new Kysely({ dialect });
  try {
    raw.exec('begin immediate');
    try {
      await migrate(database);
      raw.exec('commit');
    } catch (error) {
      raw.exec('rollback');
      throw error;
    }
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** On PostgreSQL Kysely's own lock holds the others off while one process migrates. */
async function openPostgres(url: string, limits: PostgresLimits): Promise<Database> {
  const setup = connectDatabase(url, SETUP_LIMITS);
  try {
    await readServerVersion(setup);
    await migrate(setup);
  } finally {
    await setup.destroy();
  }
  return connectDatabase(url, limits);
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
