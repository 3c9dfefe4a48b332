// Attacks on somebody else's interview, and what is sent malformed. Each case has its number in the attack list.
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp, type TestApp, type TestAppOptions, Visitor } from '../../src/app/http/app-fixture.ts';
import { drawId } from '../../src/visitors/session-id.server.ts';
import { StripeStandIn } from '../support/stripe-stand-in.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const MADE_UP = `trama=${'A'.repeat(43)}`;
const SITES: readonly (readonly [string, TestAppOptions])[] = [
  ['free', {}],
  ['paid for', { stripe: new StripeStandIn() }],
];
/** The site under attack. */
let opened: () => TestApp;

describe.each(SITES)('where plans are %s,', (_kind, options) => {
  const site = shareTestApp(options);
  beforeAll(() => {
    opened = site;
  });

  describe('somebody else’s interview', () => {
    test('1: its owner answers', async () => {
      const { owner, id } = await interview();
      expect((await owner.answer(id, 'Vecinos.')).statusCode).toBe(200);
    });

    test('2 to 5: no cookie, another’s cookie, one with a character changed and an unknown id get the same 404', async () => {
      const { owner, id } = await interview();
      const [bare, other, forger] = [new Visitor(opened()), new Visitor(opened()), new Visitor(opened())];
      await other.start();
      forger.cookie = changeLast(owner.cookie ?? '');
      const replies = [
        await bare.answer(id, 'Soy otro.'),
        await other.answer(id, 'Soy otro.'),
        await owner.answer(drawId(), 'Vecinos.'),
        await forger.answer(id, 'Soy otro.'),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect((await owner.send('GET', `/api/chat/${id}`)).body).not.toContain('Soy otro.');
    });

    test('6: a cookie chosen by an attacker is replaced at the start', async () => {
      const visitor = new Visitor(opened());
      visitor.cookie = MADE_UP;
      const id = await visitor.start();
      expect(visitor.cookie).not.toBe(MADE_UP);
      const attacker = new Visitor(opened());
      attacker.cookie = MADE_UP;
      expect((await attacker.send('GET', `/api/chat/${id}`)).statusCode).toBe(404);
    });

    test.each([
      ['7: of the wrong length', `/api/chat/${'0'.repeat(31)}/answer`, '{"answer":"x"}'],
      ['8: an array', '/api/create-payment-intent', `{"sessionId":["${'0'.repeat(32)}"]}`],
      ['9: an object', '/api/create-payment-intent', '{"sessionId":{"$ne":1}}'],
      ['10: a number', '/api/create-payment-intent', '{"sessionId":12345}'],
    ])('an id %s is 400', async (_name, url, payload) => {
      const reply = await opened().app.inject({ method: 'POST', url, payload, headers: JSON_TYPE });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed-session-id']);
    });

    test('78 to 83: exporting and erasing are its owner’s alone, and afterwards there is nothing left to take', async () => {
      const { owner, id } = await interview();
      await owner.playInterview(id);
      expect((await owner.generate(id)).statusCode).toBe(200);
      const { name } = await opened().database.selectFrom('documents').select('name').executeTakeFirstOrThrow();
      const other = new Visitor(opened());
      await other.start();
      const statuses = [
        (await other.send('GET', `/api/chat/${id}/export`)).statusCode,
        (await owner.send('GET', `/api/chat/${id}/export`)).statusCode,
        (await other.send('DELETE', `/api/chat/${id}`)).statusCode,
        (await owner.send('DELETE', `/api/chat/${id}`)).statusCode,
        (await owner.send('GET', `/api/chat/${id}/export`)).statusCode,
        (await owner.send('GET', `/api/download/${name}`)).statusCode,
      ];
      expect(statuses).toEqual([404, 200, 404, 204, 404, 404]);
    });

    test('HEAD obeys the rules of GET', async () => {
      const { owner, id } = await interview();
      for (const url of [`/api/chat/${id}`, `/api/chat/${id}/export`]) {
        expect((await opened().app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
        expect((await opened().app.inject({ method: 'HEAD', url, headers: { cookie: owner.cookie ?? '' } })).statusCode).toBe(200);
      }
    });

    test('how long the 404 takes does not tell a foreign session from an unknown one', async () => {
      const { id } = await interview();
      const other = new Visitor(opened());
      await other.start();
      const times: Record<'foreign' | 'unknown', number[]> = { foreign: [], unknown: [] };
      for (let at = 0; at < 200; at += 1) {
        for (const [kind, each] of [['foreign', id] as const, ['unknown', drawId()] as const]) {
          const since = performance.now();
          await other.send('GET', `/api/chat/${each}`);
          times[kind].push(performance.now() - since);
        }
      }
      expect(Math.abs(median(times.foreign) - median(times.unknown))).toBeLessThan(5);
    });
  });

  describe('asked for by another site', () => {
    test.each([
      ['11: cross-site', { 'sec-fetch-site': 'cross-site' }],
      ['12: a neighbour on the same site', { 'sec-fetch-site': 'same-site' }],
      ['13: a foreign origin', { origin: 'https://evil.example' }],
      ['14: no origin to speak of', { origin: 'null' }],
      ['15: an origin that begins like ours', { origin: 'http://trama.test.evil.example' }],
    ])('%s is 403, and nothing is done', async (_name, headers) => {
      const { owner, id } = await interview();
      const reply = await owner.send('POST', `/api/chat/${id}/answer`, { answer: 'Forzado.' }, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign-site']);
      expect((await owner.send('GET', `/api/chat/${id}`)).body).not.toContain('Forzado.');
    });

    test.each([
      ['16', 'text/plain', '{"answer":"Forzado."}'],
      ['17', 'application/x-www-form-urlencoded', 'answer=Forzado.'],
    ])('%s: a form’s %s is 415', async (_number, type, payload) => {
      const { owner, id } = await interview();
      const headers = { 'content-type': type, cookie: owner.cookie ?? '' };
      const reply = await opened().app.inject({ method: 'POST', url: `/api/chat/${id}/answer`, payload, headers });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'not-json']);
    });

    test('18: a start is 403 too, and sets no cookie', async () => {
      const reply = await new Visitor(opened()).send('POST', '/api/chat/start', {}, { 'sec-fetch-site': 'cross-site' });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
    });

    test('19: a client that says neither origin nor site is no browser', async () => {
      expect((await new Visitor(opened()).send('POST', '/api/chat/start', {})).statusCode).toBe(200);
    });

    test('84: a preflight is 403 and allows nothing', async () => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const reply = await opened().app.inject({ method: 'OPTIONS', url: '/api/chat/start', headers });
      expect(reply.statusCode).toBe(403);
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });

  describe('malformed', () => {
    test.each([
      ['20: no JSON', '{"answer":'],
      ['21: an empty body said to be JSON', ''],
      ['22: a prototype', '{"answer":"x","__proto__":{"isComplete":true}}'],
      ['22: a prototype by way of the constructor', '{"answer":"x","constructor":{"prototype":{"isComplete":true}}}'],
    ])('%s is 400', async (_name, payload) => {
      const { owner, id } = await interview();
      const headers = { ...JSON_TYPE, cookie: owner.cookie ?? '' };
      const reply = await opened().app.inject({ method: 'POST', url: `/api/chat/${id}/answer`, payload, headers });
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(({} as { isComplete?: boolean }).isComplete).toBeUndefined();
    });

    test('23: fields that nobody asked for are dropped and change nothing', async () => {
      const { owner, id } = await interview();
      const more = { pay: 'succeeded', isComplete: true, state: 'generated', paymentRequired: false, issuedTo: 'x' };
      const reply = await owner.send('POST', `/api/chat/${id}/answer`, { answer: 'Vecinos.', ...more });
      expect([reply.statusCode, reply.json().isComplete]).toEqual([200, false]);
      expect((await owner.generate(id, more)).json().code).toBe('interview-unfinished');
    });

    test.each([
      ['25: a body over 64 KiB', JSON.stringify({ answer: 'x', padding: 'x'.repeat(65_536) }), 413, 'body-too-large'],
      ['26: an answer over 4,000 characters', JSON.stringify({ answer: 'x'.repeat(4001) }), 400, 'answer-too-long'],
      ['27: an empty answer', '{"answer":""}', 400, 'blank-answer'],
      ['27: an answer of characters nobody sees', '{"answer":"\\u200b\\u202e\\u0000\\ufeff "}', 400, 'blank-answer'],
    ])('%s', async (_name, payload, status, code) => {
      const { owner, id } = await interview();
      const headers = { ...JSON_TYPE, cookie: owner.cookie ?? '' };
      const reply = await opened().app.inject({ method: 'POST', url: `/api/chat/${id}/answer`, payload, headers });
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    });

    test('what hides or turns words is not kept', async () => {
      const { owner, id } = await interview();
      await owner.answer(id, 'Vendo \u202efdp\u202c pan\u0000, יין \u200fו־👩\u200d🍳\u200b.');
      const told = (await owner.send('GET', `/api/chat/${id}`)).json().transcript as { content: string }[];
      expect(told.map(({ content }) => content)).toContain('Vendo fdp pan, יין \u200fו־👩\u200d🍳.');
    });

    test('28: GET of a call that takes POST is 404', async () => {
      const { owner, id } = await interview();
      for (const url of [`/api/chat/${id}/answer`, `/api/chat/${id}/generate`, '/api/create-payment-intent', '/api/open']) {
        expect((await owner.send('GET', url)).statusCode).toBe(404);
      }
    });

    test('29: a header that wants another method is not heard', async () => {
      const { owner, id } = await interview();
      const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' };
      expect((await owner.send('POST', `/api/chat/${id}/answer?_method=DELETE`, { answer: 'Vecinos.' }, headers)).statusCode).toBe(200);
      expect((await owner.send('GET', `/api/chat/${id}`)).statusCode).toBe(200);
    });
  });
});

describe('paying while plans are free', () => {
  const site = shareTestApp();
  beforeAll(() => {
    opened = site;
  });

  test('24, 32 and 87: an intent for one’s own session is 409 whatever price is named, for another’s 404', async () => {
    const { owner, id } = await interview();
    const reply = await owner.send('POST', '/api/create-payment-intent', { sessionId: id, amount: 1, currency: 'jpy' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payments-off']);
    const other = new Visitor(opened());
    await other.start();
    expect((await other.send('POST', '/api/create-payment-intent', { sessionId: id })).statusCode).toBe(404);
    expect(await opened().database.selectFrom('payments').selectAll().execute()).toEqual([]);
  });
});

async function interview(): Promise<{ owner: Visitor; id: string }> {
  const owner = new Visitor(opened() satisfies TestApp);
  const id = await owner.start();
  await owner.answer(id, 'Faltan talleres de bicicletas.');
  return { owner, id };
}

function changeLast(cookie: string): string {
  return `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
