import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './folder-fixture.ts';
import { GroupCommitDriver } from './group-commit-driver.server.ts';

interface Tables {
  words: { word: string };
}

/** A database with a diary of what is written and told, and statements that can be made to fail. */
async function open() {
  const path = join(makeFolder(), 'words.db');
  const raw = new DatabaseSync(path);
  raw.exec('pragma journal_mode = wal; create table words (word text primary key)');
  const reader = new DatabaseSync(path, { readOnly: true });
  const diary: string[] = [];
  const failing = new Map<string, () => void>();
  const driver = new GroupCommitDriver({
    get isTransaction() {
      return raw.isTransaction;
    },
    run(text, parameters = []) {
      diary.push(text.split(' ')[0] ?? '');
      failing.get(text)?.();
      const statement = raw.prepare(text);
      const values = parameters as string[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    },
    read: (text, parameters) => ({ rows: reader.prepare(text).all(...(parameters as string[])) }),
    close() {
      reader.close();
      raw.close();
    },
  });
  const adapter = new (class extends SqliteAdapter {
    override get supportsMultipleConnections() {
      return true;
    }
  })();
  const database = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => adapter,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
  onTestFinished(() => database.destroy());
  const add = (word: string, then: () => unknown = () => undefined) =>
    database
      .transaction()
      .execute(async (step) => {
        await step.insertInto('words').values({ word }).execute();
        await then();
      })
      .then(() => diary.push(`told ${word}`));
  const stored = () =>
    raw
      .prepare('select word from words order by word')
      .all()
      .map(({ word }) => word);
  return { raw, database, diary, failing, add, stored };
}

const count = (diary: readonly string[], what: string) => diary.filter((one) => one === what).length;

test('transactions that end at the same moment are committed together, and told only then', async () => {
  const { add, diary, stored } = await open();
  await Promise.all(Array.from('abcdefgh', (word) => add(word)));
  expect(stored()).toEqual([...'abcdefgh']);
  expect(count(diary, 'commit')).toBe(1);
  expect(diary.findIndex((one) => one.startsWith('told'))).toBeGreaterThan(diary.indexOf('commit'));
});

test('one that comes alone is committed alone', async () => {
  const { add, diary } = await open();
  await add('a');
  await add('b');
  expect(diary.filter((one) => one === 'commit' || one.startsWith('told'))).toEqual(['commit', 'told a', 'commit', 'told b']);
});

test('what is not committed yet is read inside its own transaction and nowhere else', async () => {
  const { add, database } = await open();
  const read = (db: Kysely<Tables>) => db.selectFrom('words').selectAll().execute();
  const ends = await Promise.all([
    add('a'),
    database.transaction().execute(async (step) => {
      await step.insertInto('words').values({ word: 'b' }).execute();
      return read(step);
    }),
    read(database),
  ]);
  expect(ends.slice(1)).toEqual([[{ word: 'a' }, { word: 'b' }], []]);
  expect(await read(database)).toEqual([{ word: 'a' }, { word: 'b' }]);
});

test('what is written outside a transaction is told after the group it joined', async () => {
  const { add, database, diary } = await open();
  const added = add('a');
  await database.updateTable('words').set({ word: 'b' }).where('word', '=', 'a').execute();
  expect(diary).toContain('commit');
  await added;
});

test('one that fails takes nothing of the others with it', async () => {
  const { add, stored } = await open();
  const fail = () => Promise.reject(new Error('no'));
  const ends = await Promise.allSettled([add('a'), add('b', fail), add('c'), add('a')]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(stored()).toEqual(['a', 'c']);
});

test('a commit that fails is told to everybody in the group, and the next group is none the worse', async () => {
  const { add, failing, stored } = await open();
  failing.set('commit', () => {
    throw new Error('disk full');
  });
  const ends = await Promise.allSettled([add('a'), add('b')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(stored()).toEqual([]);
  failing.clear();
  await add('c');
  expect(stored()).toEqual(['c']);
});

test('where the database ends the whole transaction by itself, nobody of the group is told that it is stored', async () => {
  const { raw, database, add, failing, stored } = await open();
  failing.set('select 1 as full', () => {
    raw.exec('rollback');
    throw new Error('disk full');
  });
  const ends = await Promise.allSettled([
    add('a'),
    database.transaction().execute((step) => sql`select 1 as full`.execute(step)),
    add('b'),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(stored()).toEqual(['b']);
});

test('a pragma is never run in a transaction', async () => {
  const { add, database, diary } = await open();
  const added = add('a');
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  expect(diary.indexOf('pragma')).toBeGreaterThan(diary.indexOf('commit'));
  await added;
});

test('closing commits what waits', async () => {
  const { add, database, diary } = await open();
  const began = Promise.withResolvers<void>();
  const added = add('a', began.resolve);
  await began.promise;
  await database.destroy();
  await added;
  expect(diary.slice(-2)).toEqual(['commit', 'told a']);
});
