import { describe, expect, test } from 'vitest';
import { openTestApp, shareTestApp, Visitor } from './app-fixture.ts';

const MADE_UP = `trama=${'A'.repeat(43)}`;

describe('the visitor cookie', () => {
  test('is set at start, for this host, out of reach of scripts', async () => {
    const { app } = await openTestApp();
    const line = (await app.inject({ method: 'POST', url: '/api/chat/start', payload: {} })).headers['set-cookie'];
    expect(line).toMatch(/^trama=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  test('is Secure and has the __Host- name on https, where HSTS is on too', async () => {
    const { app } = await openTestApp({ env: { PUBLIC_URL: 'https://trama.test' } });
    const reply = await app.inject({ method: 'POST', url: '/api/chat/start', payload: {} });
    expect(reply.headers['set-cookie']).toMatch(/^__Host-trama=.+; Secure$/);
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  test('is never stored as it is', async () => {
    const { app, database } = await openTestApp();
    const visitor = new Visitor({ app });
    await visitor.start();
    const rows = await database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(visitor.cookie?.split('=')[1] ?? 'none');
  });

  test('one that is known is kept, so that both sessions stay open; one that was never given out is replaced', async () => {
    const { app } = await openTestApp();
    const visitor = new Visitor({ app });
    const one = await visitor.start();
    const first = visitor.cookie;
    const two = await visitor.start('en');
    expect(visitor.cookie).toBe(first);
    for (const id of [one, two]) expect((await visitor.send('GET', `/api/chat/${id}`)).statusCode).toBe(200);

    const chosen = new Visitor({ app });
    chosen.cookie = MADE_UP;
    await chosen.start();
    expect(chosen.cookie).not.toBe(MADE_UP);
  });
});

describe('who may act on a session', () => {
  const opened = shareTestApp();

  const calls = [
    ['read', 'GET', ''],
    ['answer', 'POST', '/answer'],
    ['generate', 'POST', '/generate'],
    ['events', 'GET', '/events'],
    ['export', 'GET', '/export'],
    ['erase', 'DELETE', ''],
  ] as const;

  test('a client without cookies goes on with the bare id', async () => {
    const { app } = opened();
    const script = new Visitor({ app }, { cookies: false });
    const id = await script.start();
    expect((await script.answer(id, 'Faltan talleres.')).statusCode).toBe(200);
    expect((await script.send('GET', `/api/chat/${id}`)).statusCode).toBe(200);
  });

  test.each(['read', 'answer'])('the first call with the cookie binds the session: %s', async (call) => {
    const { app } = opened();
    const [browser, script] = [new Visitor({ app }), new Visitor({ app }, { cookies: false })];
    const id = await browser.start();
    expect((await script.answer(id, 'Faltan talleres.')).statusCode).toBe(200);
    const bound = call === 'read' ? await browser.send('GET', `/api/chat/${id}`) : await browser.answer(id, 'Vecinos.');
    expect(bound.statusCode).toBe(200);
    expect((await script.answer(id, 'Otra.')).statusCode).toBe(404);
    expect((await browser.answer(id, 'Un taller.')).statusCode).toBe(200);
  });

  test.each(calls)('a stolen id opens nothing: %s', async (_name, method, path) => {
    const { app } = opened();
    const owner = new Visitor({ app });
    const id = await owner.start();
    await owner.answer(id, 'Faltan talleres.');
    const [bare, other, forger] = [new Visitor({ app }), new Visitor({ app }), new Visitor({ app })];
    await other.start();
    forger.cookie = MADE_UP;
    const body = path === '/answer' ? { answer: 'Soy otro.' } : undefined;
    for (const thief of [bare, other, forger]) {
      expect((await thief.send(method, `/api/chat/${id}${path}`, body)).statusCode).toBe(404);
      expect((await thief.send('POST', '/api/create-payment-intent', { sessionId: id })).statusCode).toBe(404);
    }
    expect((await owner.send('GET', `/api/chat/${id}`)).json().transcript.map(({ content }: { content: string }) => content)).not.toContain(
      'Soy otro.',
    );
  });

  test('another visitor’s cookie neither opens nor binds a session that is still unbound', async () => {
    const { app } = opened();
    const [first, second] = [new Visitor({ app }), new Visitor({ app })];
    const id = await first.start();
    await second.start();
    expect((await second.answer(id, 'Soy otro.')).statusCode).toBe(404);
    expect((await first.answer(id, 'Faltan talleres.')).statusCode).toBe(200);
  });

  test('unknown session, foreign session and unknown file give the same 404, body and headers', async () => {
    const { app } = opened();
    const [owner, stranger] = [new Visitor({ app }), new Visitor({ app })];
    const id = await owner.start('en');
    await owner.answer(id, 'There are no bike shops.');
    const replies = await Promise.all(
      [`/api/chat/${id}`, `/api/chat/${'0'.repeat(32)}`, '/api/download/business-plan-nothing-ES.pdf', '/api/download/x'].map((url) =>
        stranger.send('GET', url),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(new Set(replies.map(({ headers }) => Object.keys(headers).sort().join())).size).toBe(1);
  });
});
