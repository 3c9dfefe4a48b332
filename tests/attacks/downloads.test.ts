// Attacks on the documents, free and paid for. Each case has its number in the attack list; those of an unpaid plan are apart.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp, Visitor } from '../../src/app/http/app-fixture.ts';
import { StripeStandIn } from '../support/stripe-stand-in.ts';
import { payFor } from './shop-fixture.ts';

describe.each([
  ['free', null],
  ['paid', new StripeStandIn()],
] as const)('a %s plan’s documents', (_kind, stripe) => {
  const opened = shareTestApp(stripe ? { stripe } : {});
  let owner: Visitor;
  let link = '';
  let planId = '';

  beforeAll(async () => {
    owner = new Visitor(opened());
    const sessionId = await owner.start();
    await owner.playInterview(sessionId);
    await owner.generate(sessionId);
    if (stripe) await payFor({ visitor: owner, sessionId }, stripe);
    link = (await owner.generate(sessionId)).json().downloadUrlES;
    planId = /[0-9a-f]{32}/.exec(link)?.[0] ?? '';
    writeFileSync(join(opened().folder, 'secret.txt'), 'root:x:0');
  });

  test('50: come to whoever may open the session', async () => {
    const reply = await owner.send('GET', link);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('51 and 52: are a 404 for another browser and for none', async () => {
    const other = new Visitor(opened());
    await other.start();
    for (const stranger of [other, new Visitor(opened())]) expect((await stranger.send('GET', link)).statusCode).toBe(404);
    const head = await opened().app.inject({ method: 'HEAD', url: link });
    expect([head.statusCode, head.headers['content-disposition']]).toEqual([404, undefined]);
  });

  test('53: cannot be embedded by another site, however it asks; a link followed from there works', async () => {
    for (const dest of ['iframe', 'embed', 'object', 'image', 'script', 'empty']) {
      const reply = await owner.send('GET', link, undefined, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest });
      expect([dest, reply.statusCode]).toEqual([dest, 403]);
    }
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await owner.send('GET', link, undefined, followed)).statusCode).toBe(200);
    expect((await owner.send('GET', '/', undefined, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).statusCode).toBe(
      200,
    );
  });

  test.each([
    ['54', () => '..%2f..%2fsecret.txt'],
    ['55', () => '..%5c..%5csecret.txt'],
    ['56', () => `business-plan-${planId}-ES.pdf%00.png`],
    ['57', () => `business-plan-${planId}-ES.pdf%0d%0aSet-Cookie:%20x=1`],
    ['58', () => `business-plan-${planId}-ＥＳ.pdf`],
    ['59', () => `BUSINESS-PLAN-${planId.toUpperCase()}-ES.PDF`],
    ['60', () => 'business-plan--ES.pdf'],
    ['61', () => `business-plan-${planId}-FR.pdf`],
    ['62', () => `%2e%2e/business-plan-${planId}-ES.pdf`],
    ['63', () => `business-plan-${'a'.repeat(300)}-ES.pdf`],
  ])('%s: a name that is none is 404, for its owner too', async (_number, name) => {
    const reply = await owner.send('GET', `/api/download/${name()}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toMatch(/root:x:0|%PDF/);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('64: a malformed escape is 400', async () => {
    const reply = await owner.send('GET', '/api/download/%E0%A4%A.pdf');
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed-json']);
  });

  test('their names in quotes, newlines and scripts never come back in a header or a page', async () => {
    const reply = await owner.send('GET', '/api/download/%22%3E%3Cscript%3Ealert(1)%3C%2fscript%3E.pdf');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('script');
  });
});
