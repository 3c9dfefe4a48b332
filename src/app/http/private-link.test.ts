import { describe, expect, test } from 'vitest';
import { readLinkSecret } from '../../ui/private-link.ts';
import { findTraces } from '../engine-fixture.ts';
import { openTestApp, type TestApp, Visitor } from './app-fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('a private link', () => {
  test('opens the session in another browser for good, beside the one that drew it', async () => {
    const { owner, id, secret, other } = await drawn();
    expect((await other.send('GET', `/api/chat/${id}`)).statusCode).toBe(404);
    const opened = await other.send('POST', '/api/open', { secret });
    expect([opened.statusCode, opened.json()]).toEqual([200, { sessionId: id, language: 'es' }]);
    expect(opened.headers['set-cookie']).toMatch(/^trama=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect((await other.answer(id, 'Vecinos del barrio.')).statusCode).toBe(200);
    expect((await owner.send('GET', `/api/chat/${id}`)).body).toContain('Vecinos del barrio.');
    expect(other.cookie).not.toBe(owner.cookie);
  });

  test('keeps the cookie of a visitor who has sessions, so that all stay open, and replaces one that was never given out', async () => {
    const { app, id, secret, other } = await drawn();
    const own = await other.start();
    const before = other.cookie;
    await other.send('POST', '/api/open', { secret });
    expect(other.cookie).toBe(before);
    for (const each of [own, id]) expect((await other.send('GET', `/api/chat/${each}`)).statusCode).toBe(200);

    const chosen = new Visitor({ app });
    chosen.cookie = `trama=${'A'.repeat(43)}`;
    await chosen.send('POST', '/api/open', { secret });
    expect(chosen.cookie).not.toBe(`trama=${'A'.repeat(43)}`);
    // A guest’s cookie is known from then on: another start keeps it.
    const guest = chosen.cookie;
    await chosen.start();
    expect(chosen.cookie).toBe(guest);
  });

  test('is used up after five openings, and ends after seven days', async () => {
    let now = Date.parse('2026-05-05T10:00:00Z');
    const { app, owner, id, secret } = await drawn({ clock: () => new Date(now) });
    const open = (words: string) => new Visitor({ app }).send('POST', '/api/open', { secret: words });
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await open(secret)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
    const fresh = await draw(owner, id);
    now += 7 * DAY - 1;
    expect((await open(fresh)).statusCode).toBe(200);
    now += 1;
    expect((await open(fresh)).statusCode).toBe(404);
  });

  test.each(['taken back', 'replaced by another'])('%s, it opens nothing, and whoever came in by it is out', async (how) => {
    const { owner, id, secret, other } = await drawn();
    await other.send('POST', '/api/open', { secret });
    if (how === 'taken back') expect((await owner.send('DELETE', `/api/chat/${id}/link`)).statusCode).toBe(204);
    else await draw(owner, id);
    expect((await other.send('GET', `/api/chat/${id}`)).statusCode).toBe(404);
    expect((await other.send('POST', '/api/open', { secret })).statusCode).toBe(404);
    expect((await owner.send('GET', `/api/chat/${id}`)).statusCode).toBe(200);
  });

  test('a wrong secret, a malformed one and one whose session was erased give the 404 of an unknown session', async () => {
    const { owner, id, secret, other } = await drawn();
    const unknown = await other.send('GET', `/api/chat/${'0'.repeat(32)}`);
    await owner.send('DELETE', `/api/chat/${id}`);
    for (const words of [secret, `${secret.slice(0, -1)}-`, 'x', '', '../../x']) {
      const reply = await other.send('POST', '/api/open', { secret: words });
      expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('a GET, another site and a stranger can do nothing with it', async () => {
    const { app, id, secret, other } = await drawn();
    expect((await app.inject(`/api/open?secret=${secret}`)).statusCode).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await app.inject({ method: 'POST', url: '/api/open', payload: { secret }, headers: foreign })).statusCode).toBe(403);
    expect((await other.send('POST', `/api/chat/${id}/link`)).statusCode).toBe(404);
    expect((await other.send('DELETE', `/api/chat/${id}/link`)).statusCode).toBe(404);
  });

  test('is kept as a digest only, and the export says until when there is one', async () => {
    const { folder, owner, id, secret } = await drawn();
    expect(await findTraces(folder, id)).not.toEqual([]);
    expect(await findTraces(folder, secret)).toEqual([]);
    const exported = await owner.send('GET', `/api/chat/${id}/export`);
    expect(Date.parse(exported.json().privateLinkUntil)).toBeGreaterThan(Date.now());
    expect(exported.body).not.toContain(secret);
  });
});

async function drawn(
  options: Parameters<typeof openTestApp>[0] = {},
): Promise<TestApp & { owner: Visitor; other: Visitor; id: string; secret: string }> {
  const opened = await openTestApp(options);
  const [owner, other] = [new Visitor(opened), new Visitor(opened)];
  const id = await owner.start();
  await owner.answer(id, 'Faltan talleres de bicicletas.');
  return { ...opened, owner, other, id, secret: await draw(owner, id) };
}

async function draw(owner: Visitor, id: string): Promise<string> {
  const reply = await owner.send('POST', `/api/chat/${id}/link`);
  expect(reply.headers['cache-control']).toBe('no-store');
  const url = new URL(reply.json().url);
  expect([url.origin, url.pathname, url.search]).toEqual(['http://trama.test', '/', '']);
  return readLinkSecret(url.hash) ?? '';
}
