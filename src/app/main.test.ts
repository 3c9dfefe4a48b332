// The real process, on a real port: how it starts, what it refuses to start with, and how it stops.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './folder-fixture.ts';
import { MAIN, needBuiltPage, post, runToEnd, startServer } from './server-fixture.ts';

beforeAll(needBuiltPage);

describe('the server as a process', { timeout: 180_000 }, () => {
  test('starts, says where, answers, stops on SIGTERM with 0, and has kept what was said', async () => {
    const dataDir = join(makeFolder(), 'data');
    const first = await startServer({ DATA_DIR: dataDir });
    expect((await fetch(`${first.base}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${first.base}/`)).text()).toContain('<html lang="es"');
    const { sessionId } = await post(`${first.base}/api/chat/start`, { language: 'en' });
    await post(`${first.base}/api/chat/${sessionId}/answer`, { answer: 'Nobody sharpens knives here.' });
    expect(await first.stop('SIGTERM')).toEqual({ code: 0, signal: null });

    const second = await startServer({ DATA_DIR: dataDir });
    expect(await (await fetch(`${second.base}/api/chat/${sessionId}`)).text()).toContain('Nobody sharpens knives here.');
    expect(await second.stop('SIGINT')).toEqual({ code: 0, signal: null });
  });

  test('whoever is answered is answered by a server that is ready, its renderer loaded', async () => {
    const { base, errors } = await startServer({});
    const reply = await fetch(`${base}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([200, { status: 'ready' }]);
    expect(errors()).not.toContain('"level":50');
  });

  test('an acknowledged answer outlives a kill', async () => {
    const dataDir = join(makeFolder(), 'data');
    const first = await startServer({ DATA_DIR: dataDir });
    const { sessionId } = await post(`${first.base}/api/chat/start`, {});
    await post(`${first.base}/api/chat/${sessionId}/answer`, { answer: 'Dicho justo antes del apagón.' });
    await first.stop('SIGKILL');
    const second = await startServer({ DATA_DIR: dataDir });
    expect(await (await fetch(`${second.base}/api/chat/${sessionId}`)).text()).toContain('Dicho justo antes del apagón.');
  });

  test('a port already taken gives a sentence that names it, and 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await runToEnd({ PORT: String(port) })).toEqual({
      code: 1,
      output: '',
      errors: `Port ${port} is already in use: stop what uses it, or set PORT to another.\n`,
    });
  });

  test('a wrong setting gives its sentence, and 1', async () => {
    expect(await runToEnd({ PORT: 'abc', PAYMENTS: 'stripe' })).toEqual({
      code: 1,
      output: '',
      errors: 'PORT must be a whole number from 0 to 65535, not “abc”.\n',
    });
  });

  test('a folder that cannot be written gives a sentence that names DATA_DIR, and 1', async () => {
    const { code, errors } = await runToEnd({ DATA_DIR: MAIN });
    expect(code).toBe(1);
    expect(errors).toMatch(/^DATA_DIR is .+main\.server\.mjs, but the database there cannot be opened: .+\.\n$/);
  });

  test('a folder where another server works gives a sentence, and 1', async () => {
    const dataDir = join(makeFolder(), 'data');
    await startServer({ DATA_DIR: dataDir });
    expect(await runToEnd({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      output: '',
      errors: `DATA_DIR is ${dataDir}, and another server already works there: stop it or choose another folder.\n`,
    });
  });
});
