// PostgreSQL at the start of a server: opened, or a sentence that says what the operator has to put right.
import { sql } from 'kysely';
import { countUnwrittenPlans } from '../plan/plan-store.server.ts';
import { connectDatabase, type Database, OldServer, openDatabase, readServerVersion } from './database.server.ts';
import { DatabaseAway } from './database-away.ts';
import { messageOf, OperatorError } from './operator-error.ts';
import { PURGE_TASK } from './purge-sessions.server.ts';
import { findLastDone } from './upkeep-store.server.ts';

/** By SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'the user or the password is refused there',
  '28000': 'the user is refused there',
  '3D000': 'there is no such database there: create it first',
  '42501': 'that user may not make tables there: grant it “create” on the schema “public”',
};

/** Throws an `OperatorError` that names the server, and never the password. */
export async function openDatabaseServer(url: string): Promise<{ database: Database; unlock: () => void }> {
  try {
    // Several processes may work on one server: there is nothing to lock.
    return { database: await openDatabase(url), unlock: () => undefined };
  } catch (error) {
    throw tell(url, error);
  }
}

export interface InspectedServer {
  readonly place: string;
  readonly version: string;
  /** How many connections it allows, and how many are open, this look's own among them. */
  readonly connections: { readonly most: number; readonly open: number };
  /** Null where no server of ours has worked yet. */
  readonly unwrittenPlans: number | null;
  readonly purgedAt: string | null;
}

/** What a look at the server shows, without changing anything there. Throws as `openDatabaseServer` does. */
export async function inspectDatabaseServer(url: string): Promise<InspectedServer> {
  const database = connectDatabase(url);
  try {
    const version = await readServerVersion(database);
    // A database that no server has worked on yet has no such table.
    const purgedAt = await findLastDone(database, PURGE_TASK).catch(() => null);
    const unwrittenPlans = await countUnwrittenPlans(database).catch(() => null);
    return { place: placeOf(url), version, connections: await countConnections(database), unwrittenPlans, purgedAt };
  } catch (error) {
    throw tell(url, error);
  } finally {
    await database.destroy();
  }
}

async function countConnections(database: Database): Promise<InspectedServer['connections']> {
  const { rows } = await sql<{ most: string; open: number }>`
    select current_setting('max_connections') as most, count(*) as open from pg_stat_activity where backend_type = 'client backend'`.execute(
    database,
  );
  const { most = '0', open = 0 } = rows[0] ?? {};
  return { most: Number(most), open };
}

function tell(url: string, error: unknown): OperatorError {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = REFUSALS[code] ?? tellReason(error, messageOf(cause) || code);
  return new OperatorError(`DATABASE_URL leads to ${placeOf(url)}, but ${reason}.`);
}

function tellReason(error: unknown, message: string): string {
  if (error instanceof OldServer) return message;
  return error instanceof DatabaseAway ? `no PostgreSQL takes connections there (${message})` : `the database cannot be used (${message})`;
}

function placeOf(url: string): string {
  const { username, host, pathname } = new URL(url);
  return `${username && `${username}@`}${host}${pathname}`;
}
