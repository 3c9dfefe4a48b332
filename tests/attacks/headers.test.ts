// What browsers are told beside every answer: scored by the rules of the Observatory, for every kind of answer there is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp, Visitor } from '../../src/app/http/app-fixture.ts';
import { type Headers, scoreHeaders } from '../support/score-headers.ts';
import { StripeStandIn } from '../support/stripe-stand-in.ts';
import { type Order, orderPlan, payFor, tell } from './shop-fixture.ts';

const FULL = 130;
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'";
const OURS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const stripe = new StripeStandIn();
const shop = shareTestApp({ stripe, env: { PUBLIC_URL: 'https://trama.test' } });
let paid: Order;
let unpaid: Order;

beforeAll(async () => {
  paid = await orderPlan(shop());
  await payFor(paid, stripe);
  unpaid = await orderPlan(shop());
});

const ANSWERS: Record<string, { status: number; ask: () => Promise<LightMyRequestResponse> }> = {
  'the home page': { status: 200, ask: () => get('/') },
  'another page': { status: 200, ask: () => get('/privacy') },
  'the checkout': { status: 200, ask: () => get(`/checkout/${unpaid.sessionId}`) },
  'a page that is none': { status: 404, ask: () => get('/none') },
  'a script of the page': { status: 200, ask: () => get('/assets/main-abcdef12.js') },
  'a call': { status: 200, ask: () => paid.visitor.send('GET', `/api/chat/${paid.sessionId}`) },
  'a start, with its cookie': { status: 200, ask: () => new Visitor(shop()).send('POST', '/api/chat/start', {}) },
  'a document': { status: 200, ask: () => paid.visitor.send('GET', paid.files[0] ?? '') },
  'a receipt': { status: 200, ask: () => paid.visitor.send('GET', `/api/chat/${paid.sessionId}/receipt`) },
  'an unpaid document': { status: 402, ask: () => unpaid.visitor.send('GET', unpaid.files[0] ?? '') },
  'a refusal of a foreign site': { status: 403, ask: () => new Visitor(shop()).send('POST', '/api/chat/start', {}, { origin: 'null' }) },
  'a call that is none': { status: 404, ask: () => get('/api/none') },
  'an address that cannot be read': { status: 400, ask: () => get('/api/download/%zz') },
  'a forged message': { status: 400, ask: () => tell(shop(), stripe, '{}', 't=1,v1=x') },
  'a failure': { status: 500, ask: () => fail() },
  'robots.txt': { status: 200, ask: () => get('/robots.txt') },
};

describe('the headers of', () => {
  test.each(Object.keys(ANSWERS))('%s are an A+ with no point lost', async (name) => {
    const { status, ask } = ANSWERS[name] ?? { status: 0, ask: () => get('/') };
    const reply = await ask();
    expect(reply.statusCode).toBe(status);
    const score = scoreHeaders(
      reply.headers as Headers,
      [...reply.body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? ''),
    );
    expect(score).toMatchObject({ grade: 'A+' });
    expect(score.findings.filter(({ points }) => points < 0)).toEqual([]);
    expect(score.points).toBe(reply.headers['set-cookie'] ? FULL + 5 : FULL);
    expect(reply.headers['x-powered-by'] ?? reply.headers.server).toBeUndefined();
  });

  test('the built page have no script of another site and none inline', () => {
    const html = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');
    for (const [tag, inside] of [...html.matchAll(/<script[^>]*>([^<]*)/g)].map(([whole, words]) => [whole, words?.trim()])) {
      expect(tag).toMatch(/ src="\//);
      expect(inside).toBe('');
    }
  });
});

describe('the score', () => {
  test.each([
    ['as they are', {}, 130, 'A+'],
    [
      'with inline styles',
      { 'content-security-policy': POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") },
      120,
      'A+',
    ],
    ['without a policy', { 'content-security-policy': undefined }, 55, 'C'],
    ['without HSTS', { 'strict-transport-security': undefined }, 80, 'B+'],
    [
      'with inline scripts',
      { 'content-security-policy': POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'") },
      80,
      'B+',
    ],
    ['open to every site', { 'access-control-allow-origin': '*' }, 50, 'C'],
  ] as const)('of our headers %s is %i', (_name, change, points, grade) => {
    expect(scoreHeaders({ ...OURS, ...change } as Headers)).toMatchObject({ points, grade });
  });
});

async function get(url: string): Promise<LightMyRequestResponse> {
  return shop().app.inject(url);
}

/** While its table is elsewhere, nothing can be told. */
async function fail(): Promise<LightMyRequestResponse> {
  const { database, app } = shop();
  await database.schema.alterTable('turns').renameTo('lost').execute();
  const { visitor, sessionId } = paid;
  const reply = await app.inject({ url: `/api/chat/${sessionId}`, headers: { cookie: visitor.cookie ?? '' } });
  await database.schema.alterTable('lost').renameTo('turns').execute();
  return reply;
}
