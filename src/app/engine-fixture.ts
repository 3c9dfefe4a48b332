// Both engines of the database, so that one suite holds for either: each test has an empty one of its own.
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import { makeFolder } from './folder-fixture.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;

export type Engine = (typeof ENGINES)[number];

/** Databases on the run's PostgreSQL that a test is done with: making one takes far longer than emptying it. */
const emptied: string[] = [];

/** A place for `openDatabase`: a folder, or the address of a database without rows. Nothing is left in it when the test is over. */
export async function makePlace(engine: Engine, atEnd: (work: () => void | Promise<void>) => void = onTestFinished): Promise<string> {
  if (engine === 'SQLite') return join(makeFolder(atEnd), 'data');
  const url = emptied.pop() ?? (await createDatabase(await findPostgres())).url;
  atEnd(() => empty(url));
  return url;
}

/** The address of the run's PostgreSQL, which starts when it is first asked for. */
export async function findPostgres(): Promise<string> {
  const said = await text(connect(inject('postgresDesk')));
  if (!said.startsWith('postgres://')) throw new Error(said);
  return said;
}

/** Takes out every row and whatever a queue of jobs has put beside them; the product's own tables stay. */
async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`do $$ declare one record; begin
    perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
    for one in select nspname from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)' loop
      execute format('drop schema %I cascade', one.nspname);
    end loop;
    for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('truncate %I cascade', one.tablename);
    end loop;
  end $$`);
  await client.end();
  emptied.push(url);
}
