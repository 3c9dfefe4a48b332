import { describe, expect, test } from 'vitest';
import { openTestApp, shareTestApp, Visitor } from './app-fixture.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const UNKNOWN_ID = '0123456789abcdef0123456789abcdef';

describe('what is refused', () => {
  const opened = shareTestApp();

  test.each([
    ['malformed JSON', '/api/chat/start', '{"language":', 400, 'malformed-json'],
    ['an empty JSON body', '/api/chat/start', '', 400, 'malformed-json'],
    ['a key that changes prototypes', '/api/chat/start', '{"__proto__":{"language":"es"}}', 400, 'malformed-json'],
    ['a list instead of an object', '/api/chat/start', '[]', 400, 'invalid-request'],
    ['null instead of an object', '/api/chat/start', '"es"', 400, 'invalid-request'],
    ['an unknown language', '/api/chat/start', '{"language":"fr"}', 400, 'unknown-language'],
    ['a language of the wrong type', '/api/chat/start', '{"language":5}', 400, 'unknown-language'],
    ['an unknown language at generate', `/api/chat/${UNKNOWN_ID}/generate`, '{"language":"xx"}', 400, 'unknown-language'],
    ['an answer of the wrong type', `/api/chat/${UNKNOWN_ID}/answer`, '{"answer":7}', 400, 'invalid-request'],
    ['no answer', `/api/chat/${UNKNOWN_ID}/answer`, '{}', 400, 'invalid-request'],
    ['an empty answer', `/api/chat/${UNKNOWN_ID}/answer`, '{"answer":""}', 400, 'blank-answer'],
    ['a blank answer', `/api/chat/${UNKNOWN_ID}/answer`, '{"answer":" \\n\\t\\u00a0 "}', 400, 'blank-answer'],
    ['an answer of 4,001 characters', `/api/chat/${UNKNOWN_ID}/answer`, `{"answer":"${'x'.repeat(4001)}"}`, 400, 'answer-too-long'],
    ['a malformed session id', '/api/chat/not*an*id/answer', '{"answer":"hola"}', 400, 'malformed-session-id'],
    ['a session id in capitals', `/api/chat/${UNKNOWN_ID.toUpperCase()}/answer`, '{"answer":"hola"}', 400, 'malformed-session-id'],
    ['a malformed session id in a payment', '/api/create-payment-intent', '{"sessionId":"../x"}', 400, 'malformed-session-id'],
    ['a session id that is an object', '/api/create-payment-intent', '{"sessionId":{"$ne":1}}', 400, 'malformed-session-id'],
    ['an unknown session', `/api/chat/${UNKNOWN_ID}/answer`, '{"answer":"hola"}', 404, 'not-found'],
    ['paying for an unknown session', '/api/create-payment-intent', `{"sessionId":"${UNKNOWN_ID}"}`, 404, 'not-found'],
    ['an unknown call', '/api/nothing', '{}', 404, 'not-found'],
    ['a body of 65 KiB', '/api/chat/start', JSON.stringify({ x: 'x'.repeat(66_560) }), 413, 'body-too-large'],
  ])('%s', async (_name, url, payload, status, code) => {
    const { app } = opened();
    const reply = await app.inject({ method: 'POST', url, payload, headers: JSON_TYPE });
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(reply.json()).toMatchObject({ status, code });
    expect(reply.statusCode).toBe(status);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of type %s',
    async (type) => {
      const { app } = opened();
      const reply = await app.inject({
        method: 'POST',
        url: '/api/chat/start',
        payload: '{"language":"es"}',
        headers: { 'content-type': type },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'not-json']);
    },
  );

  test('unknown fields are dropped, 4,000 characters are accepted, and no body at all is an empty one', async () => {
    const { app } = opened();
    const visitor = new Visitor({ app });
    expect((await visitor.send('POST', '/api/chat/start', { language: 'es', admin: true })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/chat/start' })).statusCode).toBe(200);
    expect((await visitor.answer(await visitor.start(), 'a'.repeat(4000))).statusCode).toBe(200);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://trama.test' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://trama.test.evil.example' }, 403],
    [{ origin: 'http://trama.test' }, 200],
    [{ origin: 'http://localhost:80' }, 200],
    [{}, 200],
  ])('a change asked for with %j answers %i', async (headers, status) => {
    const { app } = opened();
    const reply = await app.inject({ method: 'POST', url: '/api/chat/start', payload: {}, headers: { host: 'localhost:80', ...headers } });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(reply.json().code).toBe('foreign-site');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('an erasure from another site is refused before anything is looked up', async () => {
    const { app } = opened();
    const reply = await app.inject({ method: 'DELETE', url: `/api/chat/${UNKNOWN_ID}`, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.statusCode).toBe(403);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s of a call that takes POST is a 404 as JSON', async (method) => {
    const { app } = opened();
    const reply = await app.inject({ method, url: '/api/create-payment-intent' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });

  test('the sentence is in the body’s language, else the session’s, else the browser’s, else Spanish', async () => {
    const { app } = opened();
    const detailOf = async (headers: Record<string, string>, payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/chat/start', headers, payload })).json().detail;
    expect(await detailOf({ 'accept-language': 'es' }, { language: 'fr' })).toMatch(/^Solo hablamos/);
    expect(await detailOf({ 'accept-language': 'en-GB,en;q=0.9' }, { language: 'fr' })).toMatch(/^Only Spanish/);
    expect(await detailOf({ 'accept-language': 'de, es;q=0.4, en;q=0.8' }, { language: 'fr' })).toMatch(/^Only Spanish/);
    expect(await detailOf({ 'accept-language': 'en;q=0, de' }, { language: 'fr' })).toMatch(/^Solo hablamos/);
    expect(await detailOf({}, { language: 'fr' })).toMatch(/^Solo hablamos/);

    const visitor = new Visitor({ app }, { headers: { 'accept-language': 'es' } });
    const id = await visitor.start('en');
    expect((await visitor.generate(id)).json().detail).toMatch(/^Some questions/);
    expect((await visitor.generate(id, { language: 'es' })).json().detail).toMatch(/^Faltan preguntas/);
    const blank = await visitor.send('POST', `/api/chat/${id}/answer`, { answer: ' ', language: 'en' });
    expect(blank.json().detail).toMatch(/^The answer is blank/);
  });

  test('an unforeseen failure tells nothing of itself and is logged', async () => {
    const lines: string[] = [];
    const { app, database } = await openTestApp({ logTo: { write: (line) => lines.push(line) } });
    await database.schema.dropTable('turns').execute();
    const visitor = new Visitor({ app });
    const reply = await visitor.answer(await visitor.start(), 'Falta pan.');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'unexpected']);
    expect(reply.body).not.toMatch(/turns|sqlite|node_modules|\.ts:/i);
    expect(lines.some((line) => line.includes('no such table: turns'))).toBe(true);
  });
});

describe('the log', () => {
  test('holds route, status and time, and neither words nor cookie nor session', async () => {
    const lines: string[] = [];
    const { app } = await openTestApp({ logTo: { write: (line) => lines.push(line) } });
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    await visitor.answer(id, 'Palabra secreta del visitante.');
    const log = lines.join('');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: '/api/chat/:sessionId/answer', status: 200, method: 'POST' });
    for (const secret of ['Palabra', id, visitor.cookie?.split('=')[1] ?? 'none']) expect(log).not.toContain(secret);
  });
});
