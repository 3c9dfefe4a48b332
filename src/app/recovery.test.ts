// Backup and restore with the real server and the real commands, and a server that finds its database damaged.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from './folder-fixture.ts';
import { needBuiltPage, post, runToEnd, startServer } from './server-fixture.ts';

const BACKUP = 'scripts/backup.ts';
const RESTORE = 'scripts/restore.ts';

beforeAll(needBuiltPage);

describe('backup and restore', { timeout: 600_000 }, () => {
  test('a backup taken while serving brings back what was said before it, after the database was destroyed', async () => {
    const folder = makeFolder();
    const dataDir = join(folder, 'data');
    const file = join(folder, 'copy.db');
    const server = await startServer({ DATA_DIR: dataDir });
    const { sessionId } = await post(`${server.base}/api/chat/start`, { language: 'en' });
    await post(`${server.base}/api/chat/${sessionId}/answer`, { answer: 'Nobody sharpens knives here.' });
    expect(await runToEnd({ DATA_DIR: dataDir }, BACKUP, file)).toMatchObject({ code: 0, errors: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await post(`${server.base}/api/chat/${sessionId}/answer`, { answer: 'Cooks and two restaurants.' });
    const refused = await runToEnd({ DATA_DIR: dataDir }, RESTORE, file);
    expect([refused.code, refused.errors]).toEqual([
      1,
      `DATA_DIR is ${dataDir}, and another server already works there: stop it or choose another folder.\n`,
    ]);
    await server.stop('SIGKILL');

    for (const ending of ['-wal', '-shm']) rmSync(join(dataDir, `trama.db${ending}`), { force: true });
    writeFileSync(join(dataDir, 'trama.db'), 'coffee was spilt here '.repeat(1000));
    const { code, errors } = await runToEnd({ DATA_DIR: dataDir });
    expect([code, errors]).toEqual([
      1,
      `DATA_DIR is ${dataDir}, but the database there is damaged: file is not a database.\n` +
        'Put a backup in its place with “npm run restore -- FILE”; the damaged file is kept beside it.\n',
    ]);

    const restored = await runToEnd({ DATA_DIR: dataDir }, RESTORE, file);
    expect([restored.code, restored.errors]).toEqual([0, '']);
    const kept = readdirSync(dataDir).find((name) => name.startsWith('trama.db.before-'));
    expect(restored.output).toContain(join(dataDir, kept ?? 'nothing'));
    expect(readFileSync(join(dataDir, kept ?? 'nothing'), 'utf8')).toMatch(/^coffee/);
    const again = await startServer({ DATA_DIR: dataDir });
    const transcript = await (await fetch(`${again.base}/api/chat/${sessionId}`)).text();
    expect(transcript).toContain('Nobody sharpens knives here.');
    expect(transcript).not.toContain('Cooks and two restaurants.');
    await post(`${again.base}/api/chat/${sessionId}/answer`, { answer: 'Families with good knives.' });
  });

  test('a database that lost its end is refused with a sentence, and not touched', async () => {
    const dataDir = join(makeFolder(), 'data');
    const server = await startServer({ DATA_DIR: dataDir });
    await server.stop('SIGTERM');
    const database = join(dataDir, 'trama.db');
    truncateSync(database, statSync(database).size / 2);
    const before = readFileSync(database);
    const { code, errors } = await runToEnd({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATA_DIR is .+, but the database there is damaged: .+\.\nPut a backup in its place with .+\n$/);
    expect(readFileSync(database).equals(before)).toBe(true);
  });

  test('each thing that is wrong gets its sentence, and 1, and leaves nothing behind', async () => {
    const folder = makeFolder();
    const dataDir = join(folder, 'data');
    const file = join(folder, 'copy.db');
    const say = async (script: string, ...args: string[]) => {
      const { code, output, errors } = await runToEnd({ DATA_DIR: dataDir }, script, ...args);
      expect([code, output]).toEqual([1, '']);
      return errors;
    };
    expect(await say(BACKUP)).toBe('Usage: npm run backup -- FILE\n');
    expect(await say(BACKUP, file)).toBe(`DATA_DIR is ${dataDir}, and there is no database in it.\n`);
    expect(existsSync(dataDir)).toBe(false);
    expect(await say(RESTORE, file)).toBe(`There is no file ${file}.\n`);
    copyFileSync(join(folder, 'web', 'index.html'), file);
    expect(await say(RESTORE, file)).toMatch(
      /^.+copy\.db is no backup of this product, or it is damaged \(.+\)\. Nothing was changed\.\n$/,
    );
    expect(readdirSync(dataDir)).toEqual(['trama.lock']);
  });
});
