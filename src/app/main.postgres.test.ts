// The real server on a real PostgreSQL: several processes on one database, and the copy that the guide tells to make.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, findPrograms } from '../../tests/support/postgres.ts';
import { findPostgres } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { needBuiltPage, post, runToEnd, startServer } from './server-fixture.ts';

const WORDS = 'Nobody sharpens knives here.';

beforeAll(needBuiltPage);

describe('servers on one PostgreSQL', { timeout: 600_000 }, () => {
  test('start side by side, go on with each other’s interviews, count together, and stop with 0', async () => {
    const DATABASE_URL = await makeDatabase();
    const [one, other] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
    const { sessionId } = await post(`${one.base}/api/chat/start`, { language: 'en' });
    await post(`${one.base}/api/chat/${sessionId}/answer`, { answer: WORDS });
    await post(`${other.base}/api/chat/${sessionId}/answer`, { answer: 'Cooks and two restaurants.' });
    expect(await (await fetch(`${one.base}/api/chat/${sessionId}`)).text()).toContain('Cooks and two restaurants.');

    // Ten starts a minute for one network, wherever they are asked for.
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const reply = await fetch(`${(at % 2 ? one : other).base}/api/chat/start`, { method: 'POST' });
      statuses.push(reply.status);
    }
    expect(statuses.at(-1)).toBe(429);

    const doctor = await runToEnd({ DATABASE_URL }, 'scripts/doctor.ts');
    expect([doctor.code, doctor.errors]).toEqual([0, '']);
    expect(doctor.output).toMatch(/^PostgreSQL \d+\.\d+.* answers at trama@127\.0\.0\.1:\d+\/trama_[0-9a-f]+\.$/m);
    expect(doctor.output).not.toContain('never deleted');
    expect(await Promise.all([one.stop('SIGTERM'), other.stop('SIGTERM')])).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ]);
  });

  test('are told by backup and restore which commands do it, and what those copy is served again', async () => {
    const DATABASE_URL = await makeDatabase();
    const file = join(makeFolder(), 'copy');
    const first = await startServer({ DATABASE_URL });
    const { sessionId } = await post(`${first.base}/api/chat/start`, { language: 'en' });
    await post(`${first.base}/api/chat/${sessionId}/answer`, { answer: WORDS });
    const backup = await runToEnd({ DATABASE_URL }, 'scripts/backup.ts', file);
    const restore = await runToEnd({ DATABASE_URL }, 'scripts/restore.ts', file);
    expect([backup.code, restore.code]).toEqual([1, 1]);
    follow(backup.errors, 'pg_dump', DATABASE_URL, file);
    await first.stop('SIGTERM');

    const empty = await makeDatabase();
    follow(restore.errors, 'pg_restore', empty, file);
    const second = await startServer({ DATABASE_URL: empty });
    expect(await (await fetch(`${second.base}/api/chat/${sessionId}`)).text()).toContain(WORDS);
  });

  test('do not start on one that cannot be reached: a sentence, and 1', async () => {
    const url = new URL(await findPostgres());
    url.port = '1';
    const { code, errors } = await runToEnd({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATABASE_URL leads to trama@127\.0\.0\.1:1\/postgres, but no PostgreSQL takes connections there \(.+\)\.\n$/);
  });
});

/** Runs the command that stands in the sentence, as an operator would. */
function follow(sentence: string, program: string, DATABASE_URL: string, file: string): void {
  const command = new RegExp(`${program} [^\\n]+?(?=\\.?\\n|$)`).exec(sentence)?.[0] ?? '';
  const { status, stderr } = spawnSync('sh', ['-c', command.replace('FILE', `'${file}'`)], {
    env: { PATH: `${findPrograms()}:${process.env.PATH}`, DATABASE_URL },
    encoding: 'utf8',
  });
  expect([command, status, stderr]).toEqual([expect.stringContaining('DATABASE_URL'), 0, '']);
}

async function makeDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(await findPostgres());
  onTestFinished(drop);
  return url;
}
