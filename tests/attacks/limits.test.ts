// Asking too often. Cases 85 and 86 of the attack list, and what each call's figures say.
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { openTestApp, produceOutline, type TestApp, Visitor } from '../../src/app/http/app-fixture.ts';
import { drawId } from '../../src/visitors/session-id.server.ts';

const LIMITED = { RATE_LIMIT: 'on' };

interface From {
  readonly address?: string;
  readonly forwardedFor?: string;
}

describe('limits for a network', () => {
  test('85: the eleventh start within a minute is refused whatever the client says about its address, with the seconds to wait', async () => {
    const opened = await openTestApp({ env: LIMITED });
    for (let at = 0; at < 10; at += 1) expect((await start(opened, { forwardedFor: `198.51.100.${at}` })).statusCode).toBe(200);
    const refused = await start(opened, { forwardedFor: '198.51.100.99' });
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers['content-security-policy']).toBeDefined();
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await start(opened, { address: '203.0.113.9' })).statusCode).toBe(200);
  });

  test('86: addresses of one IPv6 /64 are one network, those of the next are another', async () => {
    const opened = await openTestApp({ env: LIMITED });
    for (let at = 0; at < 10; at += 1) expect((await start(opened, { address: `2001:db8:0:1::${at + 1}` })).statusCode).toBe(200);
    expect((await start(opened, { address: '2001:db8:0:1:ffff::1' })).statusCode).toBe(429);
    expect((await start(opened, { address: '2001:db8:0:2::1' })).statusCode).toBe(200);
  });

  test('behind a proxy that is trusted the visitor’s own address counts; nobody else’s word about it does', async () => {
    const opened = await openTestApp({ env: { ...LIMITED, PUBLIC_URL: 'https://trama.test' } });
    for (let at = 0; at < 12; at += 1) expect((await start(opened, { forwardedFor: `198.51.100.${at}` })).statusCode).toBe(200);
    // A client that puts an address of its own before the one the proxy adds.
    for (let at = 0; at < 10; at += 1) await start(opened, { forwardedFor: `10.0.0.${at}, 203.0.113.5` });
    expect((await start(opened, { forwardedFor: '10.0.0.99, 203.0.113.5' })).statusCode).toBe(429);
    // A client that is no proxy of ours.
    for (let at = 0; at < 10; at += 1) await start(opened, { address: '203.0.113.77', forwardedFor: `10.0.1.${at}` });
    expect((await start(opened, { address: '203.0.113.77', forwardedFor: '10.0.1.99' })).statusCode).toBe(429);
  });

  test('a minute later the visitor may go on', async () => {
    let now = Date.parse('2026-05-05T10:00:00Z');
    const opened = await openTestApp({ env: LIMITED, clock: () => new Date(now) });
    for (let at = 0; at < 11; at += 1) await start(opened);
    now += 59_999;
    expect((await start(opened)).statusCode).toBe(429);
    now += 1;
    expect((await start(opened)).statusCode).toBe(200);
  });

  test('sixty starts a day and no more', async () => {
    let now = Date.parse('2026-05-05T10:00:00Z');
    const opened = await openTestApp({ env: LIMITED, clock: () => new Date(now) });
    for (let at = 0; at < 60; at += 1) {
      expect((await start(opened)).statusCode).toBe(200);
      now += 60_000;
    }
    const refused = await start(opened);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 23 * 3600]);
  });

  test('payment intents: ten an hour, for sessions that exist and those that do not', async () => {
    const { app } = await openTestApp({ env: LIMITED });
    const ask = () => app.inject({ method: 'POST', url: '/api/create-payment-intent', payload: { sessionId: drawId() } });
    for (let at = 0; at < 10; at += 1) expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
  });

  test('downloads: sixty a minute, HEAD and GET together; guesses at other calls are counted too', async () => {
    const { app } = await openTestApp({ env: LIMITED });
    const statuses = new Set<number>();
    for (let at = 0; at < 60; at += 1) {
      const method = at % 2 === 0 ? 'GET' : 'HEAD';
      statuses.add((await app.inject({ method, url: `/api/download/business-plan-${drawId()}-ES.pdf` })).statusCode);
    }
    expect([...statuses]).toEqual([404]);
    expect((await app.inject(`/api/download/business-plan-${drawId()}-ES.pdf`)).statusCode).toBe(429);
    const guesses = [];
    for (let at = 0; at < 301; at += 1) guesses.push((await app.inject(`/api/guess-${at}`)).statusCode);
    expect([guesses[299], guesses[300]]).toEqual([404, 429]);
  });

  test('pages, health and the provider’s calls are not counted', async () => {
    const { app } = await openTestApp({ env: LIMITED });
    for (const url of ['/', '/healthz', '/no-such-page']) {
      const statuses = [];
      for (let at = 0; at < 310; at += 1) statuses.push((await app.inject(url)).statusCode);
      expect(statuses).not.toContain(429);
    }
  });
});

describe('limits for a session', () => {
  test('answers: twenty a minute; another session of the same network goes on; nobody else uses them up', async () => {
    const opened = await openTestApp({ env: LIMITED });
    const [owner, thief] = [new Visitor(opened), new Visitor(opened)];
    const id = await owner.start();
    await owner.answer(id, 'Faltan talleres.');
    for (let at = 0; at < 25; at += 1) expect((await thief.answer(id, 'Soy otro.')).statusCode).toBe(404);
    const replies: LightMyRequestResponse[] = [];
    for (let at = 0; at < 20; at += 1) replies.push(await owner.answer(id, '¿Qué significa eso?'));
    expect(replies.slice(0, 19).map(({ statusCode }) => statusCode)).not.toContain(429);
    expect(replies[19]?.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    const other = await owner.start();
    expect((await owner.answer(other, 'Faltan talleres.')).statusCode).toBe(200);
  });

  test('answers: 120 KB in all, with room left for the short ones that bring it to an end', async () => {
    const opened = await openTestApp();
    const visitor = new Visitor(opened);
    const id = await visitor.start();
    // Twelve kilobytes each.
    const long = (at: number) => `${at}${'語'.repeat(3999)}`;
    const replies: LightMyRequestResponse[] = [];
    for (let at = 0; at < 10; at += 1) replies.push(await visitor.answer(id, long(at)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(9).fill(200), 413]);
    expect(replies[9]?.json()).toMatchObject({ code: 'interview-full', detail: expect.stringContaining('120 KB') });
    expect((await visitor.answer(id, 'no sé')).statusCode).toBe(200);
    const told = (await visitor.send('GET', `/api/chat/${id}`)).body;
    expect([told.includes(long(8)), told.includes(long(9))]).toEqual([true, false]);
  });

  test('plans: asking again for one that is written, or under way, is free; a fourth writing within a day is refused', async () => {
    let isBroken = false;
    const opened = await openTestApp({
      env: LIMITED,
      clock: steadyClock(),
      produce: (...order) => (isBroken ? Promise.reject(new Error('no ink')) : produceOutline(...order)),
    });
    const visitor = new Visitor(opened);
    const id = await visitor.start();
    await visitor.playInterview(id);
    for (let at = 0; at < 12; at += 1) expect((await visitor.generate(id)).statusCode).toBe(200);

    isBroken = true;
    const second = await visitor.start();
    await visitor.playInterview(second);
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await visitor.generate(second)).statusCode);
    expect(statuses).toEqual([500, 500, 500, 429]);
  });
});

describe('plans asked for at once', () => {
  test('two are written at a time, twenty wait, and whoever comes then is told when to come again, with nothing lost', async () => {
    const released = Promise.withResolvers<void>();
    let [busy, most] = [0, 0];
    const opened = await openTestApp({
      produce: async (...order) => {
        busy += 1;
        most = Math.max(most, busy);
        await released.promise;
        busy -= 1;
        return produceOutline(...order);
      },
    });
    const visitor = new Visitor(opened);
    const id = await visitor.start();
    await visitor.playInterview(id);
    const ids = [id, ...(await copyInterview(opened, visitor, id, 22))];
    const last = ids.pop() ?? '';
    const waiting = ids.map((each) => visitor.generate(each));
    // All of them: on a slow database they do not arrive in the order they were sent.
    await until(() => ids.every((each) => opened.desk.isUnderWay(each)));
    await until(() => busy === 2);
    const refused = await visitor.generate(last);
    expect(refused.json()).toMatchObject({ status: 503, code: 'queue-full' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    released.resolve();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect(most).toBe(2);
    expect((await visitor.generate(last)).statusCode).toBe(200);
  });
});

function start({ app }: TestApp, { address = '127.0.0.1', forwardedFor }: From = {}): Promise<LightMyRequestResponse> {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return app.inject({ method: 'POST', url: '/api/chat/start', payload: {}, remoteAddress: address, headers });
}

/** A clock on which four seconds pass between any two looks: nobody on it is ever too fast. */
function steadyClock(): () => Date {
  let now = Date.parse('2026-05-05T10:00:00Z');
  return () => {
    now += 4000;
    return new Date(now);
  };
}

/** More sessions of the same visitor with the same answers, without the time it takes to give them. */
async function copyInterview({ database }: TestApp, visitor: Visitor, id: string, copies: number): Promise<string[]> {
  const turns = await database.selectFrom('turns').selectAll().where('session_id', '=', id).execute();
  const made: string[] = [];
  for (let at = 0; at < copies; at += 1) {
    const copy = await visitor.start();
    await database
      .insertInto('turns')
      .values(turns.map((turn) => ({ ...turn, session_id: copy })))
      .execute();
    made.push(copy);
  }
  return made;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
