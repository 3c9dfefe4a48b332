import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Turn } from '../interview/interview.ts';
import { addTurn } from '../interview/interview-store.server.ts';
import { addSession, type Session, touchSession } from '../visitors/session-store.server.ts';
import { type Database, MIGRATION_NAMES, openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { lockDataFolder } from './lock-data-folder.server.ts';

const AT = '2026-01-02T03:04:05.000Z';
const SESSION: Session = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT };

describe('database', () => {
  test('syncs every commit to disk, refuses orphans and overwrites what is deleted', async () => {
    const database = await open(makeFolder());
    const read = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(database)).rows[0] as object)[0];
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('secure_delete')).toBe(1);
    await expect(addTurn(database, 'nobody', 0, turnOf('x'))).rejects.toThrow(/FOREIGN KEY/);
  });

  test('may be opened again, and its migrations run once', async () => {
    const folder = makeFolder();
    await open(folder);
    await open(folder);
    expect(migrationsIn(folder)).toEqual(MIGRATION_NAMES);
  });

  test('four processes that migrate at once all succeed, and each migration runs once', async () => {
    const folder = makeFolder();
    const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.server.ts'))};
      const database = await openDatabase(${JSON.stringify(folder)});
      await database.destroy();`;
    const runs = Array.from({ length: 4 }, () => run(['--input-type=module-typescript', '--eval', script]));
    expect(await Promise.all(runs)).toEqual(Array.from({ length: 4 }, () => ({ code: 0, errors: '' })));
    expect(migrationsIn(folder)).toEqual(MIGRATION_NAMES);
  });

  test('a statement kept ready sees what has changed since, a new column among it', async () => {
    const database = await open(makeFolder());
    await addSession(database, SESSION);
    const first = await database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    await sql`alter table sessions add column mood text default 'calm'`.execute(database);
    await touchSession(database, 's1', '2026-02-03T00:00:00.000Z');
    const second = await database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(second).toEqual({ ...first, last_active_at: '2026-02-03T00:00:00.000Z', mood: 'calm' });
  });

  test('more different statements than are kept ready all give their rows', async () => {
    const database = await open(makeFolder());
    await addSession(database, SESSION);
    for (let length = 0; length < 400; length += 1) {
      const wanted = [...Array.from({ length }, (_, at) => String(at)), 's1'];
      expect(await database.selectFrom('sessions').select('id').where('id', 'in', wanted).execute()).toEqual([{ id: 's1' }]);
    }
  });
});

describe('lock of the data folder', () => {
  test('is one process’s at a time and free again afterwards', () => {
    const folder = makeFolder();
    const unlock = lockDataFolder(folder);
    expect(unlock).not.toBe(null);
    expect(lockDataFolder(folder)).toBe(null);
    unlock?.();
    const again = lockDataFolder(folder);
    expect(again).not.toBe(null);
    again?.();
  });
});

async function open(folder: string): Promise<Database> {
  const database = await openDatabase(folder);
  onTestFinished(() => database.destroy());
  return database;
}

function turnOf(text: string): Turn {
  const reply = {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: '¿?',
    message: null,
    topic: null,
    progress: { answered: 0, total: 8 },
    suggestions: [],
  };
  return { question: 'problem', text, reading: { kind: 'answer', facts: [] }, reply, at: AT };
}

function migrationsIn(folder: string): unknown[] {
  const raw = new DatabaseSync(join(folder, 'trama.db'));
  const names = raw.prepare('select name from kysely_migration order by name').all();
  raw.close();
  return names.map(({ name }) => name);
}

function run(args: string[]): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve({ code, errors }));
  });
}
