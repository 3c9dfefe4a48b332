// The engine a test runs on: the suite of the stores and the recipes is run once on each, and is told here which it is.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import type { PostgresLimits } from './postgres-dialect.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'SQLite' | 'PostgreSQL';
  }
}

/** A machine that runs tests may be so slow that the product's own limits would be reached. */
export const PATIENT: PostgresLimits = { connections: 10, waitMs: 60_000, statementMs: 60_000 };

export type AtEnd = (work: () => void | Promise<void>) => void;

/** Databases on the run's PostgreSQL that a test is done with: making one takes far longer than emptying it. */
const emptied: string[] = [];

/**
 * A place for `openDatabase` that belongs to a test's folder: a folder in it, or a database without rows on the run's PostgreSQL.
 * Asked again for the same folder, the same place: a restart.
 */
export async function placeIn(folder: string, atEnd: AtEnd): Promise<string> {
  if (inject('engine') === 'SQLite') return join(folder, 'data');
  const note = join(folder, 'database-url');
  if (existsSync(note)) return readFileSync(note, 'utf8');
  const url = emptied.pop() ?? (await createDatabase(await findPostgres())).url;
  atEnd(() => empty(url));
  writeFileSync(note, url);
  return url;
}

/** The address of the run's PostgreSQL, which starts when it is first asked for. */
export async function findPostgres(): Promise<string> {
  const said = await text(connect(inject('postgresDesk')));
  if (!said.startsWith('postgres://')) throw new Error(said);
  return said;
}

/** Where these words stand: in which files of the embedded database, its log among them; in rows of which tables on PostgreSQL. */
export async function findTraces(folder: string, words: string): Promise<string[]> {
  if (inject('engine') === 'SQLite') {
    const data = join(folder, 'data');
    return readdirSync(data).filter((name) => readFileSync(join(data, name)).includes(words));
  }
  return ask(readFileSync(join(folder, 'database-url'), 'utf8'), async (client) => {
    const { rows: tables } = await client.query<{ tablename: string }>("select tablename from pg_tables where schemaname = 'public'");
    const found: string[] = [];
    for (const { tablename } of tables) {
      const { rowCount } = await client.query(
        `select 1 from "${tablename}" as one where strpos(one::text, $1) > 0 or strpos(one::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0`,
        [words],
      );
      if (rowCount) found.push(tablename);
    }
    return found;
  });
}

/** Takes out every row and whatever a queue of jobs has put beside them; the product's own tables stay. */
async function empty(url: string): Promise<void> {
  await ask(url, (client) =>
    client.query(`do $$ declare one record; begin
      perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
      for one in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)' loop
        execute format('drop schema %I cascade', one.nspname);
      end loop;
      for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('truncate %I cascade', one.tablename);
      end loop;
    end $$`),
  );
  emptied.push(url);
}

async function ask<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
