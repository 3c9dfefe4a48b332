import { PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';

export interface PostgresLimits {
  /** Connections of this process; a server of PostgreSQL allows 100 in all unless told otherwise. */
  readonly connections: number;
  /** How long a query waits for a free connection, or for a new one to be made, in milliseconds. */
  readonly waitMs: number;
  /** How long a statement may run; 0 for any time. The product's own take a few milliseconds. */
  readonly statementMs: number;
}

/** Beyond the server's own limit: when this has passed, the network is silent. */
const NETWORK_GRACE_MS = 5000;
/** A transaction whose process hangs must not keep its locks. */
const IDLE_TRANSACTION_MS = 30_000;

/** Oids of PostgreSQL's types that `pg` would give as text, and as a `Buffer`. */
const INT8 = 20;
const BYTEA = 17;

/**
 * PostgreSQL through a bounded pool. Counts and other 64-bit integers come as numbers, bytes as `Uint8Array`, as on SQLite.
 * A server that goes away fails the queries under way and nothing else: connections are made anew when it is back.
 */
export function connectPostgres(url: string, { connections, waitMs, statementMs }: PostgresLimits): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'trama',
    max: connections,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + NETWORK_GRACE_MS }),
    types: { getTypeParser },
  });
  // Without listeners, a connection that is lost while nobody waits for it would end the process. Whoever needs one next gets another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: discardDoubtful(pool) });
}

/**
 * SQLSTATE of what has nothing to do with the statement: connection, resources, the operator's doing, the system; a server that only
 * reads; a lock that took too long; transactions that stood in each other's way.
 */
const AWAY = /^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$/;

/** After any failure but a refused statement nobody knows what the connection will say next: it is closed, not handed on. */
function discardDoubtful(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error);
      });
      let isDoubtful = false;
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.query(sql, [...parameters]).catch((error: unknown) => {
          const isRefused = error instanceof pg.DatabaseError && error.severity === 'ERROR';
          isDoubtful ||= !isRefused;
          // They tell the values of a row, which belong in no log.
          if (isRefused) Object.assign(error, { detail: undefined, where: undefined });
          throw isRefused && !AWAY.test(error.code ?? '') ? error : new DatabaseAway(error);
        });
      return { query: query as never, release: (isDiscarded) => client.release(isDoubtful || isDiscarded) };
    },
  };
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 && format !== 'binary') return readWholeNumber;
  const parse = pg.types.getTypeParser(oid, format as 'text');
  if (oid !== BYTEA) return parse;
  return (text: string) => {
    const buffer = parse(text) as Buffer;
    return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  };
}

/** Refuses what a number cannot hold, as SQLite's driver does. */
function readWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be represented as a number`);
  return value;
}
