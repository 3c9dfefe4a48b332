import { closeSync, existsSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { backUpDatabase } from './back-up-database.server.ts';
import { openDataFolder } from './data-folder.server.ts';
import { openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { restoreDatabase } from './restore-database.server.ts';

const AT = new Date('2026-01-02T03:04:05.678Z');

test('a backup under a stream of commits holds each of them whole or not at all, and all from before it began', async () => {
  const { folder, dataDir, writer } = await openWithWriter();
  for (let done = 0; done < 300; done += 1) writer.commit();
  const before = writer.committed();
  const isDone = { now: false };
  const copying = backUpDatabase(dataDir, join(folder, 'copy.db')).finally(() => {
    isDone.now = true;
  });
  while (!isDone.now) {
    writer.commit();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await copying).toBeGreaterThan(300 * 4000);
  const copied = countIn(join(folder, 'copy.db'));
  expect(copied.sessions).toBeGreaterThanOrEqual(before);
  expect(copied.sessions).toBeLessThanOrEqual(writer.committed());
  expect(copied.turns).toBe(copied.sessions);
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
});

test('a backup overwrites nothing, and of a damaged database there is none', async () => {
  const { folder, dataDir, writer, close } = await openWithWriter();
  const file = join(folder, 'copy.db');
  writeFileSync(file, 'mine');
  await expect(backUpDatabase(dataDir, file)).rejects.toThrow(/exists already/);
  rmSync(file);
  for (let done = 0; done < 50; done += 1) writer.commit();
  await close();
  const database = openSync(join(dataDir, 'trama.db'), 'r+');
  writeSync(database, Buffer.alloc(40_000, 0xaa), 0, 40_000, 100_000);
  closeSync(database);
  await expect(backUpDatabase(dataDir, file)).rejects.toThrow(/^There is no backup: the database is damaged \(.+\)\.$/);
  expect(existsSync(file)).toBe(false);
});

test('a restore takes the log of the database away with it', async () => {
  const { folder, dataDir, writer, close } = await openWithWriter();
  writer.commit();
  const file = join(folder, 'copy.db');
  await backUpDatabase(dataDir, file);
  await close();
  // A log as a kill leaves it: SQLite would read it into whatever database stands beside it.
  writeFileSync(join(dataDir, 'trama.db-wal'), 'left behind');
  expect(restoreDatabase(dataDir, file, AT)).toBe(join(dataDir, 'trama.db.before-20260102T030405Z'));
  expect(readdirSync(dataDir).sort()).toEqual([
    'trama.db',
    'trama.db.before-20260102T030405Z',
    'trama.db.before-20260102T030405Z-wal',
    'trama.lock',
  ]);
  expect(countIn(join(dataDir, 'trama.db'))).toEqual({ sessions: 1, turns: 1 });
});

test('a backup of a later version is refused by name', async () => {
  const { folder, dataDir, close } = await openWithWriter();
  const file = join(folder, 'copy.db');
  await backUpDatabase(dataDir, file);
  await close();
  const raw = new DatabaseSync(file);
  raw.exec("insert into kysely_migration values ('9999-telepathy', '2030-01-01')");
  raw.close();
  expect(() => restoreDatabase(dataDir, file, AT)).toThrow(`${file} comes from a later version (9999-telepathy): install that one first.`);
  expect(readdirSync(dataDir).some((name) => name.includes('before'))).toBe(false);
});

test('a folder whose database is damaged is let go again', async () => {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  await (await openDatabase(dataDir)).destroy();
  writeFileSync(join(dataDir, 'trama.db'), 'not a database at all '.repeat(500));
  for (const _again of [1, 2]) await expect(openDataFolder(dataDir)).rejects.toThrow(/is damaged: file is not a database\./);
});

/** A database, and somebody who commits a session with its turn, 4 kB together. */
async function openWithWriter() {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  const database = await openDatabase(dataDir);
  await database.destroy();
  const raw = new DatabaseSync(join(dataDir, 'trama.db'));
  raw.exec('pragma busy_timeout = 5000');
  const addSession = raw.prepare("insert into sessions values (?, 'es', 'digest', null, '2026-01-02', '2026-01-02')");
  const addTurn = raw.prepare('insert into turns values (?, 0, ?)');
  let committed = 0;
  const commit = () => {
    raw.exec('begin');
    addSession.run(`s${committed}`);
    addTurn.run(`s${committed}`, 'x'.repeat(4000));
    raw.exec('commit');
    committed += 1;
  };
  const close = async () => {
    if (raw.isOpen) raw.close();
  };
  onTestFinished(close);
  return { folder, dataDir, writer: { commit, committed: () => committed }, close };
}

function countIn(file: string): { sessions: unknown; turns: unknown } {
  const raw = new DatabaseSync(file);
  const count = (table: string) => Object.values(raw.prepare(`select count(*) from ${table}`).get() ?? {})[0];
  const counts = { sessions: Number(count('sessions')), turns: Number(count('turns')) };
  raw.close();
  return counts;
}
