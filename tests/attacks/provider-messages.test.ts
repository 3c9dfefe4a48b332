// Attacks by way of the payment provider's messages: forged, replayed, reordered, malformed, and signed ones that tell another story.
import { describe, expect, test } from 'vitest';
import { shareTestApp } from '../../src/app/http/app-fixture.ts';
import { CARDS, type SignedEvent, StripeStandIn } from '../support/stripe-stand-in.ts';
import { beginPaying, doorsOf, orderPlan, payFor, tell } from './shop-fixture.ts';

const stripe = new StripeStandIn();
const shop = shareTestApp({ stripe });

/** A plan whose payment its buyer has begun, and a message that claims it went through. */
async function claimed() {
  const order = await orderPlan(shop());
  const secret = await beginPaying(order);
  const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === secret);
  if (!intent) throw new Error('the provider knows no such payment');
  const claim = stripe.tell('payment_intent.succeeded', { ...intent, status: 'succeeded', amount_received: 2900 });
  return { order, intent, secret, claim };
}

describe('a message that is not the provider’s is 400 and opens nothing', () => {
  const OLD_S = 600;
  const forgeries: Record<string, (claim: SignedEvent) => readonly [payload: string, signature: string | null]> = {
    '34: without a signature': ({ payload }) => [payload, null],
    '35: signed with another secret': ({ payload }) => [payload, stripe.sign(payload, { secret: 'whsec_guessed' })],
    '35: signed with an empty secret': ({ payload }) => [payload, stripe.sign(payload, { secret: ' ' })],
    '36: changed by a byte after it was signed': ({ payload }) => [payload.replace('2900', '2901'), stripe.sign(payload)],
    '36: written anew with other spaces': ({ payload }) => [JSON.stringify(JSON.parse(payload), null, 1), stripe.sign(payload)],
    '37: ten minutes old': ({ payload }) => [payload, stripe.sign(payload, { timestamp: Math.floor(Date.now() / 1000) - OLD_S })],
    '37: old, with the time of its signature put forward': ({ payload }) => {
      const old = stripe.sign(payload, { timestamp: Math.floor(Date.now() / 1000) - OLD_S });
      return [payload, old.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`)];
    },
    'signed by an outdated scheme': ({ payload }) => [payload, stripe.sign(payload).replace('v1=', 'v0=')],
    'with a signature of another message': ({ payload }) => [payload, stripe.sign('{}')],
    'with a signature that is none': ({ payload }) => [payload, "t=1,v1=' or 1=1--"],
  };

  test.each(Object.keys(forgeries))('%s', async (name) => {
    const { order, claim } = await claimed();
    const [payload, signature] = forgeries[name]?.(claim) ?? ['', ''];
    const reply = await tell(shop(), stripe, payload, signature);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-signature']);
    // 38
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
    expect(await shop().database.selectFrom('payment_events').select('id').where('id', '=', claim.id).execute()).toEqual([]);
  });

  test('by a browser of another site, even with a right signature, is 403', async () => {
    const { claim } = await claimed();
    const reply = await tell(shop(), stripe, claim.payload, undefined, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign-site']);
  });
});

describe('a message that is too large, or no message', () => {
  test.each([
    ['nothing', '', 400],
    ['no JSON', 'succeeded', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['an object of nothing', '{}', 400],
    ['no data', '{"id":"evt_1","type":"payment_intent.succeeded"}', 400],
    ['a payment that is a number', '{"id":"evt_2","type":"payment_intent.succeeded","data":{"object":{"id":7}}}', 200],
    ['a name that is an object', '{"id":{"$ne":1},"type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}', 400],
    ['a kind nobody knows', '{"id":"evt_3","type":"planet.moved","data":{"object":{"id":"pi_1"}}}', 200],
    ['a payment nobody knows', '{"id":"evt_4","type":"payment_intent.succeeded","data":{"object":{"id":"pi_unknown"}}}', 200],
    [
      'a prototype',
      '{"id":"evt_5","type":"charge.refunded","data":{"object":{"__proto__":{"isOpen":true}}},"__proto__":{"isOpen":true}}',
      200,
    ],
  ])('rightly signed, %s is answered and changes nothing', async (_name, payload, status) => {
    const before = await shop().database.selectFrom('payments').selectAll().execute();
    const reply = await tell(shop(), stripe, payload);
    expect(reply.statusCode).toBe(status);
    if (status === 400) expect(reply.json().code).toMatch(/^(bad-signature|invalid-request)$/);
    expect(({} as { isOpen?: boolean }).isOpen).toBeUndefined();
    expect(await shop().database.selectFrom('payments').selectAll().execute()).toEqual(before);
    expect(await shop().database.selectFrom('payment_events').select('id').where('id', 'like', 'evt__').execute()).toEqual([]);
  });

  test('of 257 KiB is 413; one that is no JSON by its type is 415', async () => {
    const large = JSON.stringify({ padding: 'x'.repeat(257 * 1024) });
    expect((await tell(shop(), stripe, large)).json()).toMatchObject({ status: 413, code: 'body-too-large' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const { claim } = await claimed();
      expect((await tell(shop(), stripe, claim.payload, undefined, { 'content-type': type })).json()).toMatchObject({ status: 415 });
    }
  });
});

describe('what a signed message claims counts for nothing', () => {
  test('a claim of success about a payment nobody made', async () => {
    const { order, claim } = await claimed();
    expect((await tell(shop(), stripe, claim.payload)).statusCode).toBe(200);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
  });

  test.each([
    ['39 and 40: one cent', { amount: 1 }],
    ['a tenth of the price', { amount: 290 }],
    ['43 and 44: 2900 yen', { currency: 'jpy' }],
    ['the plan of somebody else in its metadata', { metadata: { plan: '0'.repeat(32) } }],
    ['no plan in its metadata', { metadata: {} }],
  ])('%s was paid: nothing opens, and the operator hears of it', async (_name, change) => {
    const { order, intent } = await claimed();
    const reports = shop().reports.length;
    Object.assign(intent, change);
    stripe.charge(intent.id);
    expect((await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '')).statusCode).toBe(200);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
    expect(shop().reports).toHaveLength(reports + 1);
  });

  test('41 and 42: one’s own payment with the plan of somebody else in its metadata opens neither', async () => {
    const victim = await orderPlan(shop());
    const { order, intent } = await claimed();
    intent.metadata.plan = victim.planId;
    stripe.charge(intent.id);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    expect(await doorsOf(shop(), victim, victim.visitor)).toEqual([402]);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
  });
});

describe('replayed and reordered', () => {
  test('45 and 46: a genuine one opens the plan, and a hundred copies of it do nothing more', async () => {
    const { order, secret } = await claimed();
    stripe.confirm(secret, CARDS.good);
    const { id, payload } = stripe.outbox.at(-1) ?? { id: '', payload: '' };
    const replies = await Promise.all(Array.from({ length: 100 }, () => tell(shop(), stripe, payload)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([200]);
    expect(await shop().database.selectFrom('payment_events').select('id').where('id', '=', id).execute()).toEqual([{ id }]);
  });

  test('word of one refused card, replayed ten times, counts as one: it locks nobody out', async () => {
    const { order, secret } = await claimed();
    expect(() => stripe.confirm(secret, CARDS.declined)).toThrow('card_declined');
    const { payload } = stripe.outbox.at(-1) ?? { payload: '' };
    for (let at = 0; at < 10; at += 1) expect((await tell(shop(), stripe, payload)).statusCode).toBe(200);
    const [row] = await shop().database.selectFrom('payments').selectAll().where('plan_id', '=', order.planId).execute();
    expect(row).toMatchObject({ failures: 1, status: 'created' });
    expect(await beginPaying(order)).toBe(secret);
  });

  test('71 and 72: a part given back leaves it open; 73 to 77: all given back shuts it, whatever is told late', async () => {
    const order = await orderPlan(shop());
    const intent = await payFor(order, stripe);
    const success = stripe.outbox.at(-1)?.payload ?? '';
    stripe.giveBack(intent, 2899);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([200]);
    stripe.giveBack(intent);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
    expect((await tell(shop(), stripe, success)).statusCode).toBe(200);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
    expect((await order.visitor.generate(order.sessionId)).json()).toMatchObject({ paymentRequired: true, downloadUrlES: null });
  });

  test('word of a refund that comes before word of the payment', async () => {
    const { order, intent, secret } = await claimed();
    stripe.confirm(secret, CARDS.good);
    const success = stripe.outbox.at(-1)?.payload ?? '';
    stripe.giveBack(intent.id);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    await tell(shop(), stripe, success);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
  });

  test('a dispute shuts it, and it opens again when the bank lets the payment stand', async () => {
    const order = await orderPlan(shop());
    const intent = await payFor(order, stripe);
    const doors: number[][] = [];
    for (const status of ['needs_response', 'under_review', 'won']) {
      stripe.dispute(intent, status);
      await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
      doors.push(await doorsOf(shop(), order, order.visitor));
    }
    expect(doors).toEqual([[402], [402], [200]]);
  });
});
