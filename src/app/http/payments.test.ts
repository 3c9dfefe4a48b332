import { describe, expect, test } from 'vitest';
import { CARDS, StripeStandIn } from '../../../tests/support/stripe-stand-in.ts';
import { refundPlan } from '../refund-plan.server.ts';
import { openTestApp, provideFrom, type TestAppOptions, Visitor } from './app-fixture.ts';

const SHUT = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null, workbookUrl: null };

describe('a plan that costs money', () => {
  test('is written first, shut until it is paid for, and open from then on', async () => {
    const { visitor, id, stripe, database } = await finishInterview();
    const unpaid = (await visitor.generate(id)).json();
    expect(unpaid).toMatchObject({ ...SHUT, paymentRequired: true, message: expect.stringMatching(/29.\$.+14 días/) });
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({ state: 'complete', links: null });
    const files = (await database.selectFrom('documents').select('name').execute()).map(({ name }) => `/api/download/${name}`);
    expect(files).toHaveLength(3);
    for (const file of files) {
      expect((await visitor.send('GET', file)).json()).toMatchObject({ status: 402, code: 'payment-required' });
    }

    const begun = await visitor.send('POST', '/api/create-payment-intent', { sessionId: id, amount: 1, currency: 'jpy' });
    expect(begun.statusCode).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(begun.json()).toEqual({ clientSecret: expect.stringMatching(/_secret_/), publishableKey: 'pk_test_standin' });
    const paid = stripe.confirm(begun.json().clientSecret, CARDS.good);
    expect(paid).toMatchObject({ amount: 2900, currency: 'usd' });

    const plan = (await visitor.generate(id)).json();
    expect(plan).toMatchObject({ paymentRequired: false, message: expect.stringMatching(/^Tu plan está listo/) });
    expect(files).toEqual(expect.arrayContaining([plan.downloadUrlES, plan.downloadUrlEN, plan.workbookUrl]));
    for (const file of files) expect((await visitor.send('GET', file)).statusCode).toBe(200);
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({
      state: 'generated',
      links: { downloadUrlES: plan.downloadUrlES },
    });
    expect((await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json()).toMatchObject({
      status: 409,
      code: 'already-paid',
    });
    const taken = await visitor.send('GET', `/api/chat/${id}/export`);
    expect(taken.json().plan.payments).toEqual([expect.objectContaining({ amount: 2900, currency: 'usd', status: 'succeeded' })]);
    expect(taken.body).not.toContain('_secret_');
  });

  test('asked for a hundred times at once, is one intent', async () => {
    const { visitor, id, stripe } = await finishInterview();
    await visitor.generate(id);
    const begun = await Promise.all(
      Array.from({ length: 100 }, () => visitor.send('POST', '/api/create-payment-intent', { sessionId: id })),
    );
    expect(new Set(begun.map(({ body }) => body)).size).toBe(1);
    expect(stripe.intents.size).toBe(1);
  });

  test('is not for sale before it is written, nor to anybody else, nor downloaded by a stranger', async () => {
    const { visitor, id, app, database } = await finishInterview();
    expect((await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json()).toMatchObject({
      status: 409,
      code: 'plan-unwritten',
    });
    await visitor.generate(id);
    const stranger = new Visitor({ app });
    await stranger.start();
    expect((await stranger.send('POST', '/api/create-payment-intent', { sessionId: id })).statusCode).toBe(404);
    const { name } = await database.selectFrom('documents').select('name').executeTakeFirstOrThrow();
    expect((await stranger.send('GET', `/api/download/${name}`)).statusCode).toBe(404);
  });

  test('a provider that is silent is told as such, charges nothing, and is asked again', async () => {
    const { visitor, id, stripe, reports } = await finishInterview();
    await visitor.generate(id);
    stripe.faults.push('after');
    const silent = await visitor.send('POST', '/api/create-payment-intent', { sessionId: id });
    expect(silent.json()).toMatchObject({ status: 503, code: 'payment-unavailable' });
    expect((await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).statusCode).toBe(200);
    expect(stripe.intents.size).toBe(1);
    stripe.faults.push('before');
    expect((await visitor.generate(id)).json()).toMatchObject({ paymentRequired: true });
    expect(reports).toHaveLength(1);
  });

  test('while the bank is at it, paying again is refused in words', async () => {
    const { visitor, id, stripe } = await finishInterview();
    await visitor.generate(id);
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    const { id: intent } = stripe.confirm(clientSecret, CARDS.slow);
    expect((await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json()).toMatchObject({
      status: 409,
      code: 'payment-processing',
      detail: expect.stringContaining('Tu banco'),
    });
    stripe.charge(intent);
    expect((await visitor.generate(id)).json().paymentRequired).toBe(false);
  });
});

describe('what the provider tells', () => {
  test('opens the plan; refunded, it is shut again', async () => {
    const { visitor, id, stripe, hear } = await finishInterview();
    await visitor.generate(id);
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    const { id: intent } = stripe.confirm(clientSecret, CARDS.good);
    expect((await hear(stripe.outbox.at(-1)?.payload)).statusCode).toBe(200);
    const { links } = (await visitor.send('GET', `/api/chat/${id}`)).json();
    expect((await visitor.send('GET', links.downloadUrlEN)).statusCode).toBe(200);
    stripe.giveBack(intent);
    expect((await hear(stripe.outbox.at(-1)?.payload)).statusCode).toBe(200);
    expect((await visitor.send('GET', links.downloadUrlEN)).statusCode).toBe(402);
  });

  test('is taken byte for byte, and only with the provider’s signature', async () => {
    const { app, stripe } = await finishInterview();
    const { payload } = stripe.tell('payment_intent.succeeded', { id: 'pi_unknown', object: 'payment_intent' });
    const send = (body: string, signature: string | undefined) =>
      app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', ...(signature && { 'stripe-signature': signature }) },
        payload: body,
      });
    expect((await send(payload, stripe.sign(payload))).statusCode).toBe(200);
    const spaced = JSON.stringify(JSON.parse(payload), null, 2);
    expect((await send(spaced, stripe.sign(spaced))).statusCode).toBe(200);
    for (const [body, signature] of [
      [payload, undefined],
      [payload, stripe.sign(payload, { secret: 'whsec_other' })],
      [payload, stripe.sign(payload).replace('v1=', 'v0=')],
      [`${payload} `, stripe.sign(payload)],
      ['', stripe.sign('')],
      ['{}', stripe.sign(payload)],
    ] as const) {
      expect((await send(body, signature)).json()).toMatchObject({ status: 400, code: 'bad-signature' });
    }
    expect((await send('x'.repeat(257 * 1024), stripe.sign(payload))).statusCode).toBe(413);
  });

  test('is asked for again when it could not be taken', async () => {
    const { visitor, id, stripe, hear } = await finishInterview();
    await visitor.generate(id);
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    stripe.confirm(clientSecret, CARDS.good);
    const payload = stripe.outbox.at(-1)?.payload;
    stripe.faults.push('500');
    expect((await hear(payload)).statusCode).toBe(503);
    expect((await hear(payload)).statusCode).toBe(200);
    expect((await visitor.send('GET', `/api/chat/${id}`)).json().state).toBe('generated');
  });

  test('is no call at all while plans are free', async () => {
    const { app } = await openTestApp();
    const reply = await app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} });
    expect(reply.json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('and what goes wrong with it leaves no secret in the log', async () => {
    const lines: string[] = [];
    const { visitor, id, stripe, hear } = await finishInterview({ logTo: { write: (line) => void lines.push(line) } });
    await visitor.generate(id);
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    stripe.confirm(clientSecret, CARDS.good);
    for (const fault of ['before', '500', 'after'] as const) {
      stripe.faults.push(fault);
      await hear(stripe.outbox.at(-1)?.payload);
    }
    stripe.faults.push('500');
    await visitor.generate(id);
    const log = lines.join('');
    expect(log).toContain('a payment could not be settled');
    for (const secret of [clientSecret, '_secret_', 'sk_test', 'whsec_', id, visitor.cookie?.split('=')[1] ?? '']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('a visitor who changes their mind', () => {
  test('has 14 days, gets it all back once, and the plan is shut', async () => {
    let now = new Date('2026-04-01T10:00:00.000Z').getTime();
    const { app, visitor, id, stripe } = await finishInterview({ clock: () => new Date(now) });
    await visitor.generate(id);
    const withdraw = () => visitor.send('POST', '/api/payments/withdraw', { sessionId: id });
    expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'nothing-to-withdraw' });
    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    stripe.confirm(clientSecret, CARDS.good);
    const { downloadUrlES } = (await visitor.generate(id)).json();

    now += 15 * 86_400_000;
    expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'withdrawal-over' });
    now -= 2 * 86_400_000;
    const stranger = new Visitor({ app });
    expect((await stranger.send('POST', '/api/payments/withdraw', { sessionId: id })).statusCode).toBe(404);
    expect(stripe.refunds).toEqual([]);
    expect((await withdraw()).json()).toEqual({
      planId: expect.stringMatching(/^[0-9a-f]{32}$/),
      amount: 2900,
      currency: 'usd',
      withdrawnAt: '2026-04-14T10:00:00.000Z',
    });
    expect((await withdraw()).json()).toMatchObject({ status: 409, code: 'nothing-to-withdraw' });
    expect(stripe.refunds).toHaveLength(1);
    expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(402);
  });
});

describe('npm run refund', () => {
  test('gives the money back once and shuts the downloads; whatever else it is given, it says why not', async () => {
    const { visitor, id, stripe, database } = await finishInterview();
    const refund = (named: string) => refundPlan({ database, clock: () => new Date(), provider: provideFrom(stripe) }, named);
    const unpaid = (await visitor.generate(id)).json();
    expect(unpaid.paymentRequired).toBe(true);
    const { id: plan } = await database.selectFrom('plans').select('id').executeTakeFirstOrThrow();
    await expect(refund('flowers')).rejects.toThrow('“flowers” names no plan: give its id, or the name of one of its files.');
    await expect(refund(plan)).rejects.toThrow(`Nothing was paid for the plan ${plan}.`);

    const { clientSecret } = (await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json();
    stripe.confirm(clientSecret, CARDS.good);
    const { downloadUrlES } = (await visitor.generate(id)).json();
    stripe.faults.push('500');
    await expect(refund(downloadUrlES)).rejects.toThrow(/^The provider did not take the refund: .+ Nothing has changed here\.$/);
    expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(200);
    const said = `Refunded $29.00 for the plan ${plan}. Its downloads are shut.`;
    expect([await refund(downloadUrlES), await refund(plan)]).toEqual([said, said]);
    expect(stripe.refunds).toEqual([{ intent: expect.any(String), amount: 2900 }]);
    expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(402);
  });
});

async function finishInterview(options: TestAppOptions = {}) {
  const stripe = new StripeStandIn();
  const opened = await openTestApp({ stripe, ...options });
  const visitor = new Visitor(opened);
  const id = await visitor.start();
  await visitor.playInterview(id);
  const hear = (payload = '') =>
    opened.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(payload) },
      payload,
    });
  return { ...opened, stripe, visitor, id, hear };
}
