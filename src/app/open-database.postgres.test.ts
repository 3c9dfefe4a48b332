import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import { connectDatabase, MIGRATION_NAMES, openDatabase } from './database.server.ts';
import { findPostgres } from './engine-fixture.ts';
import { inspectDatabaseServer, openDatabaseServer } from './open-database-server.server.ts';

describe('an empty PostgreSQL', () => {
  test('is migrated by four processes at once, each migration once, and all come up', async () => {
    const url = await makeDatabase();
    const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.server.ts'))};
      const database = await openDatabase(${JSON.stringify(url)});
      await database.selectFrom('sessions').select('id').execute();
      await database.destroy();`;
    expect(await Promise.all(Array.from({ length: 4 }, () => run(script)))).toEqual(
      Array.from({ length: 4 }, () => ({ code: 0, errors: '' })),
    );
    const database = connectDatabase(url);
    onTestFinished(() => database.destroy());
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
    expect(rows.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
  });

  test('is looked at without being changed', async () => {
    const url = await makeDatabase();
    expect(await inspectDatabaseServer(url)).toEqual({
      place: `trama@${new URL(url).host}${new URL(url).pathname}`,
      version: expect.stringMatching(/^\d+\.\d+/),
      connections: { most: 200, open: expect.any(Number) },
      unwrittenPlans: null,
      purgedAt: null,
    });
    const database = connectDatabase(url);
    onTestFinished(() => database.destroy());
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(database);
    expect(rows).toEqual([]);
  });
});

describe('a PostgreSQL that will not do', () => {
  test.each([
    ['nobody listens', { port: '1' }, /, but no PostgreSQL takes connections there \(.*ECONNREFUSED.*\)\.$/],
    ['the password is wrong', { password: 'guess' }, /, but the user or the password is refused there\.$/],
    ['the database is not there', { pathname: '/nowhere' }, /, but there is no such database there: create it first\.$/],
  ])('is told in a sentence without the password: %s', async (_what, change, sentence) => {
    const url = Object.assign(new URL(await findPostgres()), change);
    const error = await openDatabaseServer(url.href).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(sentence);
    expect(String(error)).toContain(`DATABASE_URL leads to trama@${url.host}${url.pathname}, but `);
    expect(String(error)).not.toContain(url.password);
  });

  test('is told in a sentence: the user may make no tables', async () => {
    const url = new URL(await makeDatabase());
    const database = connectDatabase(url.href);
    await sql`create role guest login password 'guest'`.execute(database);
    onTestFinished(async () => {
      await sql`drop role guest`.execute(database);
      await database.destroy();
    });
    Object.assign(url, { username: 'guest', password: 'guest' });
    await expect(openDatabaseServer(url.href)).rejects.toThrow(/may not make tables there: grant it “create” on the schema “public”\.$/);
  });

  test('is told in a sentence: it is too old', async () => {
    const url = new URL(await makeDatabase());
    // A server’s version cannot be set, but what the product asks for it by can be hidden behind another of the same name.
    const database = connectDatabase(url.href);
    await sql`create schema old`.execute(database);
    await sql`create function old.current_setting(text) returns text language sql as
      $$ select case $1 when 'server_version' then '12.22' when 'server_version_num' then '120022' end $$`.execute(database);
    await database.destroy();
    url.searchParams.set('options', '-c search_path=old,pg_catalog,public');
    await expect(openDatabaseServer(url.href)).rejects.toThrow(/, but it is version 12\.22, and 13 is the oldest that will do\.$/);
  });
});

test('whole numbers come as numbers, and one that is too large is refused', async () => {
  const database = await openDatabase(await makeDatabase());
  onTestFinished(() => database.destroy());
  const { rows } = await sql`select 9007199254740991::bigint as most, -5::bigint as few, count(*) as none from sessions`.execute(database);
  expect(rows).toEqual([{ most: Number.MAX_SAFE_INTEGER, few: -5, none: 0 }]);
  await expect(sql`select 9007199254740993::bigint`.execute(database)).rejects.toThrow('too large to be represented');
});

test('what is wrong with a row is told without its values', async () => {
  const database = await openDatabase(await makeDatabase());
  onTestFinished(() => database.destroy());
  const add = () => sql`insert into payment_events values ('secret-id', 'pi_1', 'x', 'now')`.execute(database);
  await add();
  const error = await add().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '23505' });
  expect(JSON.stringify({ ...(error as object), message: String(error) })).not.toContain('secret-id');
});

async function makeDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(await findPostgres());
  onTestFinished(drop);
  return url;
}

async function run(script: string): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}
