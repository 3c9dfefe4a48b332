// Reading the log: whoever gets hold of it learns nothing about anybody.
import { expect, test } from 'vitest';
import { openTestApp, produceOutline, Visitor } from '../../src/app/http/app-fixture.ts';
import { readLinkSecret } from '../../src/ui/private-link.ts';
import { CARDS, STAND_IN_KEYS, StripeStandIn } from '../support/stripe-stand-in.ts';
import { beginPaying, orderPlan, tell } from './shop-fixture.ts';

const ADDRESS = '203.0.113.77';

test('the log of an interview, its documents, a link, refusals and failures holds no word, cookie, secret, id or address', async () => {
  const lines: string[] = [];
  let isBroken = true;
  // Four seconds pass between any two looks, so that nobody is too fast, until time stands still.
  let [now, step] = [Date.parse('2026-05-05T10:00:00Z'), 4000];
  const opened = await openTestApp({
    env: { PUBLIC_URL: 'https://trama.test', RATE_LIMIT: 'on' },
    clock: () => {
      now += step;
      return new Date(now);
    },
    logTo: { write: (line) => lines.push(line) },
    produce: async (...order) => {
      if (isBroken) throw new Error('no ink');
      return produceOutline(...order);
    },
  });
  const from = { 'x-forwarded-for': ADDRESS, 'user-agent': 'Navegador-de-Ana', referer: 'https://trama.test/?de=Ana' };
  const [visitor, guest] = [new Visitor(opened, { headers: from }), new Visitor(opened, { headers: from })];
  const id = await visitor.start();
  const said = await visitor.playInterview(id);
  expect((await visitor.generate(id)).statusCode).toBe(500);
  isBroken = false;
  const { downloadUrlES } = (await visitor.generate(id)).json();
  expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(200);
  const secret = readLinkSecret(new URL((await visitor.send('POST', `/api/chat/${id}/link`)).json().url).hash) ?? '';
  expect((await guest.send('POST', '/api/open', { secret })).statusCode).toBe(200);

  const json = { ...from, 'content-type': 'application/json' };
  await opened.app.inject({ method: 'POST', url: `/api/chat/${id}/answer?q=Colvin`, payload: '{"answer":"Colvin', headers: json });
  await opened.app.inject({ method: 'GET', url: '/api/download/business-plan-Colvin-%zz', headers: from });
  await visitor.send('GET', '/api/download/Colvin.pdf?email=ana@plans.example');
  step = 0;
  for (let at = 0; at < 12; at += 1) await new Visitor(opened, { headers: from }).start();
  step = 60_000;
  await visitor.send('DELETE', `/api/chat/${id}`);
  await opened.database.schema.dropTable('turns').execute();
  const next = await visitor.start();
  expect((await visitor.answer(next, 'Marca-indeleble')).statusCode).toBe(500);

  const log = lines.join('');
  for (const told of ['no ink', 'no such table: turns', '"status":429', '"status":400', '"status":404']) expect(log).toContain(told);
  const cookies = [visitor.cookie, guest.cookie].map((cookie) => cookie?.split('=')[1] ?? 'none');
  const planId = /[0-9a-f]{32}/.exec(downloadUrlES)?.[0] ?? 'none';
  const words = said.filter((each) => each.length > 8).map((each) => each.slice(0, 24));
  expect(words.length).toBeGreaterThan(5);
  const secrets = [
    ...words,
    ...cookies,
    secret,
    id,
    next,
    planId,
    ADDRESS,
    'Colvin',
    'Marca',
    'Azahar',
    'Navegador',
    'ana@plans',
    'de=Ana',
  ];
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});

test('the log of an interview that is paid for, refused cards, a silent provider and a withdrawal included, holds none of it either', async () => {
  const lines: string[] = [];
  const stripe = new StripeStandIn();
  const shop = await openTestApp({ stripe, env: { PUBLIC_URL: 'https://trama.test' }, logTo: { write: (line) => lines.push(line) } });
  const order = await orderPlan(shop);
  const { visitor, sessionId, planId, files } = order;
  const clientSecret = await beginPaying(order);
  expect((await visitor.send('POST', '/api/payments/agree', { sessionId, language: 'en' })).statusCode).toBe(204);
  expect(() => stripe.confirm(clientSecret, CARDS.declined)).toThrow('card_declined');
  const { id: intent } = stripe.confirm(clientSecret, CARDS.good);
  const success = stripe.outbox.at(-1)?.payload ?? '';
  for (const fault of ['before', '500', 'after'] as const) {
    stripe.faults.push(fault);
    expect((await tell(shop, stripe, success)).statusCode).toBe(503);
  }
  expect((await tell(shop, stripe, success, 't=1,v1=forged')).statusCode).toBe(400);
  expect((await tell(shop, stripe, success)).statusCode).toBe(200);
  for (const url of [...files, `/api/chat/${sessionId}/receipt`, `/api/chat/${sessionId}/export`]) {
    expect((await visitor.send('GET', url)).statusCode).toBe(200);
  }
  await visitor.send('GET', `/?payment_intent=${intent}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`);
  await visitor.send('GET', `/checkout/${sessionId}`);
  expect((await visitor.send('POST', '/api/payments/withdraw', { sessionId })).statusCode).toBe(200);

  const log = lines.join('');
  for (const told of ['a payment could not be settled', '"status":503', '"status":400', '/api/payments/webhook'])
    expect(log).toContain(told);
  const said = await shop.database.selectFrom('turns').select('turn').where('session_id', '=', sessionId).execute();
  const words = said.map(({ turn }) => (JSON.parse(turn) as { text: string }).text).filter((text) => text.length > 8);
  expect(words.length).toBeGreaterThan(5);
  const cookie = visitor.cookie?.split('=')[1] ?? 'none';
  const { secretKey, webhookSecret } = STAND_IN_KEYS;
  const secrets = [
    ...words.map((each) => each.slice(0, 24)),
    cookie,
    clientSecret,
    '_secret_',
    secretKey,
    webhookSecret,
    sessionId,
    planId,
  ];
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});
