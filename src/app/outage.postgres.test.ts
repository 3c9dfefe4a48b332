// A server of PostgreSQL that goes away and comes back, for real: nothing hangs, nothing that was acknowledged is lost, nobody restarts us.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type PostgresServer, startPostgres } from '../../tests/support/postgres.ts';
import { holdPress, stateOf } from './cluster-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { openTestApp, type TestApp, type TestAppOptions, Visitor } from './http/app-fixture.ts';
import { openNode } from './node-fixture.ts';

const AWAY = { status: 503, code: 'database-unavailable' };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
}, 300_000);
afterAll(() => server.remove());

describe('a database that goes away', { timeout: 300_000 }, () => {
  test('is told as such, with when to ask again, and everything goes on when it is back', async () => {
    const opened = await open();
    const { app, visitor, id } = opened;
    expect((await visitor.answer(id, 'Aquí nadie afila cuchillos.')).statusCode).toBe(200);
    await server.stop();
    const refused = await visitor.answer(id, 'Cocineros y vecinos.');
    expect(refused.json()).toMatchObject({ ...AWAY, detail: expect.stringContaining('está a salvo') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 503, code: 'not-ready' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/metrics')).payload).toMatch(/^trama_http_requests_total\{.+status="503"\} 1$/m);
    await server.start();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await visitor.answer(id, 'Cocineros y vecinos.')).statusCode).toBe(200);
    expect(await saidIn(opened)).toEqual(['Aquí nadie afila cuchillos.', 'Cocineros y vecinos.']);
  });

  test('killed while ten visitors answer, and begun again: each acknowledged answer is there, each refusal was one', async () => {
    const opened = await open();
    const visitors = await Promise.all(Array.from({ length: 10 }, () => begin(opened)));
    let isOver = false;
    const refusals: unknown[] = [];
    const lives = visitors.map(async ({ visitor, id }) => {
      const acknowledged: string[] = [];
      for (let at = 0; !isOver; at += 1) {
        const words = `Palabras ${at} de ${id}.`;
        const reply = await visitor.answer(id, words);
        if (reply.statusCode === 200) acknowledged.push(words);
        else if (reply.statusCode === 409) return { id, visitor, acknowledged };
        else refusals.push(reply.json());
      }
      return { id, visitor, acknowledged };
    });
    const countTurns = async () => (await opened.database.selectFrom('turns').select('number').execute()).length;
    await expect.poll(countTurns, { timeout: 60_000 }).toBeGreaterThan(20);
    await server.stop('SIGKILL');
    await expect.poll(() => refusals.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await server.start();
    const fresh = await begin(opened);
    expect((await fresh.visitor.answer(fresh.id, 'Aquí nadie afila cuchillos.')).statusCode).toBe(200);
    isOver = true;
    for (const { id, acknowledged } of await Promise.all(lives)) {
      const stored = await saidIn({ ...opened, id });
      // What was refused may have been stored all the same: its word was lost on the way, not the answer.
      expect(acknowledged.filter((words) => !stored.includes(words))).toEqual([]);
    }
    for (const refusal of refusals) expect(refusal).toMatchObject(AWAY);
  });

  test('killed while a plan is being written, and begun again: the plan comes by itself, once', async () => {
    const { url } = await createDatabase(server.url());
    const folder = makeFolder();
    const press = holdPress();
    const web = await openNode(folder, url, 'web');
    const worker = await openNode(folder, url, 'worker', { produce: press.produce });
    await worker.begin();
    const visitor = new Visitor(web);
    const id = await visitor.start();
    await visitor.playInterview(id);
    const asked = visitor.generate(id);
    await press.isReached;
    await server.stop('SIGKILL');
    press.release();
    // Neither the documents nor the word that they failed could be stored.
    await expect.poll(() => worker.settled.map(({ outcome }) => outcome), { timeout: 60_000 }).toEqual(['failed']);
    await server.start();
    await expect.poll(() => stateOf(web.database), { timeout: 240_000, interval: 500 }).toBe('ready');
    expect((await asked).statusCode).toBe(200);
    expect((await visitor.generate(id)).json().downloadUrlES).toMatch(/-ES\.pdf$/);
    expect(await web.database.selectFrom('documents').select('name').execute()).toHaveLength(3);
  });

  test('leaves whoever waits too long for a connection with a refusal, not without an answer', async () => {
    const { database, visitor, id } = await open({ limits: { connections: 2, waitMs: 500, statementMs: 60_000 } });
    const released = Promise.withResolvers<void>();
    const isHeld = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holders = isHeld.map((held) =>
      database.transaction().execute(async () => {
        held.resolve();
        await released.promise;
      }),
    );
    await Promise.all(isHeld.map(({ promise }) => promise));
    const refused = await Promise.all([1, 2, 3].map(() => visitor.answer(id, 'Aquí nadie afila cuchillos.')));
    for (const reply of refused) expect(reply.json()).toMatchObject(AWAY);
    released.resolve();
    await Promise.all(holders);
    expect((await visitor.answer(id, 'Aquí nadie afila cuchillos.')).statusCode).toBe(200);
  });

  test('a statement that takes too long is cut off, and its connection serves the next', async () => {
    const { database, visitor, id } = await open({ limits: { connections: 1, waitMs: 20_000, statementMs: 300 } });
    await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toThrow(/statement timeout/);
    expect((await visitor.answer(id, 'Aquí nadie afila cuchillos.')).statusCode).toBe(200);
  });
});

async function open(options: TestAppOptions = {}) {
  const folder = makeFolder();
  writeFileSync(join(folder, 'database-url'), (await createDatabase(server.url())).url);
  const opened = await openTestApp({ folder, ...options });
  return { ...opened, ...(await begin(opened)) };
}

async function begin(opened: TestApp): Promise<{ visitor: Visitor; id: string }> {
  const visitor = new Visitor(opened);
  return { visitor, id: await visitor.start() };
}

async function saidIn({ database, id }: Pick<TestApp, 'database'> & { id: string }): Promise<string[]> {
  const rows = await database.selectFrom('turns').select('turn').where('session_id', '=', id).orderBy('number').execute();
  return rows.map(({ turn }) => JSON.parse(turn).text);
}
