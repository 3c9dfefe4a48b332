// Roads to a plan that is not paid for, and to somebody else's payment.
import { beforeAll, describe, expect, test } from 'vitest';
import { shareTestApp, Visitor } from '../../src/app/http/app-fixture.ts';
import { readLinkSecret } from '../../src/ui/private-link.ts';
import { CARDS, StripeStandIn } from '../support/stripe-stand-in.ts';
import { beginPaying, doorsOf, type Order, orderPlan, payFor, tell } from './shop-fixture.ts';

const stripe = new StripeStandIn();
const shop = shareTestApp({ stripe });
const NO_LINKS = { downloadUrlES: null, downloadUrlEN: null, downloadUrl: null, workbookUrl: null };

describe('30 and 31: an unpaid plan', () => {
  let order: Order;
  beforeAll(async () => {
    order = await orderPlan(shop());
  });

  test('is shut at each of its three documents, for its owner with 402 and for everybody else with the 404 of an unknown one', async () => {
    expect(order.files).toHaveLength(3);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([402]);
    const other = new Visitor(shop());
    await other.start();
    const unknown = await other.send('GET', `/api/download/business-plan-${'0'.repeat(32)}-ES.pdf`);
    for (const stranger of [other, new Visitor(shop())]) {
      for (const file of order.files) {
        const reply = await stranger.send('GET', file);
        expect([reply.statusCode, reply.body]).toEqual([404, unknown.body]);
      }
    }
  });

  test.each<[string, Record<string, string>]>([
    ['a part of it', { range: 'bytes=0-100' }],
    ['its end', { range: 'bytes=-100' }],
    ['it only if it has changed', { 'if-none-match': '"x"', 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['it only if it has not', { 'if-match': '*', 'if-range': '"x"' }],
    ['it packed', { 'accept-encoding': 'br, gzip' }],
    ['it as another type', { accept: 'text/html' }],
    ['it for another address', { 'x-original-url': '/healthz', 'x-rewrite-url': '/healthz', 'x-forwarded-prefix': '/api' }],
    ['it as this very machine', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', host: 'localhost' }],
    ['it as one that is paid', { 'x-payment-required': 'false', 'stripe-signature': 't=1,v1=x' }],
  ])('asked for %s is 402', async (_name, headers) => {
    for (const file of order.files) {
      const reply = await order.visitor.send('GET', file, undefined, headers);
      expect([reply.statusCode, reply.json().code, reply.headers.etag]).toEqual([402, 'payment-required', undefined]);
    }
  });

  test.each([
    ['with a letter spelt out', (file: string) => file.replace('plan', '%70lan'), 402],
    ['with a hyphen spelt out', (file: string) => file.replaceAll('-', '%2d').replace('%2d', '-'), 402],
    ['with a question', (file: string) => `${file}?paid=true&status=succeeded&payment_intent=pi_1&redirect_status=succeeded`, 402],
    ['spelt out twice', (file: string) => file.replace('plan', '%2570lan'), 404],
    ['in capitals', (file: string) => file.replace(/[^/]+$/, (name) => name.toUpperCase()), 404],
    ['with an ending in capitals', (file: string) => file.replace(/\w+$/, (ending) => ending.toUpperCase()), 404],
    ['with a slash after it', (file: string) => `${file}/`, 404],
    ['with two slashes before it', (file: string) => `/${file}`, 404],
    ['with a dot after it', (file: string) => `${file}.`, 404],
    ['with a space after it', (file: string) => `${file}%20`, 404],
    ['with a parameter of its path', (file: string) => `${file};paid=true`, 404],
    ['by way of the folder above', (file: string) => file.replace('/download/', '/download/x/../'), 402],
    ['by way of a folder spelt out', (file: string) => file.replace('/download/', '/download/x%2f..%2f'), 404],
    ['from the page’s own files', (file: string) => file.replace('/api/download', '/assets'), 404],
  ])('%s stays shut', async (_name, road, status) => {
    for (const file of order.files) {
      const reply = await order.visitor.send('GET', road(file));
      expect([402, 404]).toContain(reply.statusCode);
      // An address may be made simpler on its way; what it leads to is shut all the same.
      if (!road(file).includes('..')) expect(reply.statusCode).toBe(status);
      expect(reply.rawPayload.subarray(0, 4).toString('latin1')).not.toMatch(/^(%PDF|PK)/);
    }
  });

  test('has no address in anything that is told about it', async () => {
    const told = await order.visitor.send('GET', `/api/chat/${order.sessionId}`);
    expect(told.json()).toMatchObject({ state: 'complete', links: null });
    const more = { paymentRequired: false, paid: true, status: 'succeeded', payment: { status: 'succeeded' } };
    expect((await order.visitor.generate(order.sessionId, more)).json()).toMatchObject({ ...NO_LINKS, paymentRequired: true });
    expect((await order.visitor.send('GET', `/api/chat/${order.sessionId}/receipt`)).statusCode).toBe(404);
    expect((await order.visitor.send('GET', `/api/chat/${order.sessionId}/export`)).body).not.toMatch(/%PDF|JVBERi|_secret_/);
  });

  test('is not opened by a private link, and whoever came by one may pay for both', async () => {
    const own = await orderPlan(shop());
    const guest = new Visitor(shop());
    const { url } = (await own.visitor.send('POST', `/api/chat/${own.sessionId}/link`)).json();
    expect((await guest.send('POST', '/api/open', { secret: readLinkSecret(new URL(url).hash) })).statusCode).toBe(200);
    expect(await doorsOf(shop(), own, guest)).toEqual([402]);
    const intent = await payFor({ ...own, visitor: guest }, stripe);
    expect([await doorsOf(shop(), own, guest), await doorsOf(shop(), own, own.visitor)]).toEqual([[200], [200]]);
    // 75: given back, the way by the link is shut as well.
    stripe.giveBack(intent);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    expect(await doorsOf(shop(), own, guest)).toEqual([402]);
  });
});

describe('49 to 52: a paid plan', () => {
  test('opens for its owner, whole whatever part is asked for, and is a 404 for every other browser', async () => {
    const order = await orderPlan(shop());
    await payFor(order, stripe);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([200]);
    const [file = ''] = order.files;
    const part = await order.visitor.send('GET', file, undefined, { range: 'bytes=0-3' });
    expect([part.statusCode, part.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const buyer = await orderPlan(shop());
    await payFor(buyer, stripe);
    for (const stranger of [buyer.visitor, new Visitor(shop())]) expect(await doorsOf(shop(), order, stranger)).toEqual([404]);
  });
});

describe('somebody else’s payment', () => {
  const CALLS = ['/api/create-payment-intent', '/api/payments/agree', '/api/payments/withdraw'] as const;

  test('32 and 33: is neither begun, agreed to nor withdrawn from by another', async () => {
    const order = await orderPlan(shop());
    await payFor(order, stripe);
    const other = new Visitor(shop());
    await other.start();
    for (const url of CALLS) {
      for (const stranger of [other, new Visitor(shop())]) {
        const reply = await stranger.send('POST', url, { sessionId: order.sessionId });
        expect([url, reply.statusCode]).toEqual([url, 404]);
      }
    }
    expect((await other.send('GET', `/api/chat/${order.sessionId}/receipt`)).statusCode).toBe(404);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([200]);
  });

  test.each<[string, Record<string, string>]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['by a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { origin: 'https://evil.example' }],
    ['with no origin to speak of', { origin: 'null' }],
  ])('asked for %s is 403, and nothing is begun or given back', async (_name, headers) => {
    const order = await orderPlan(shop());
    await payFor(order, stripe);
    const [intents, refunds] = [stripe.intents.size, stripe.refunds.length];
    for (const url of CALLS) {
      const reply = await order.visitor.send('POST', url, { sessionId: order.sessionId }, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign-site']);
    }
    expect([stripe.intents.size, stripe.refunds.length]).toEqual([intents, refunds]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'sent as a form’s %s is 415',
    async (type) => {
      const order = await orderPlan(shop());
      for (const url of CALLS) {
        const headers = { 'content-type': type, cookie: order.visitor.cookie ?? '' };
        const payload = JSON.stringify({ sessionId: order.sessionId });
        expect((await shop().app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(415);
      }
    },
  );
});

describe('the price and the number of payments', () => {
  test('24: is the site’s own, whatever a request says', async () => {
    const order = await orderPlan(shop());
    const more = { amount: 1, currency: 'jpy', price: 0, coupon: 'FREE', metadata: { plan: 'x' }, attempt: 7, status: 'succeeded' };
    const { clientSecret } = (
      await order.visitor.send('POST', '/api/create-payment-intent', { sessionId: order.sessionId, ...more })
    ).json();
    const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === clientSecret);
    expect(intent).toMatchObject({ amount: 2900, currency: 'usd', metadata: { plan: order.planId, attempt: '1' } });
  });

  test('a hundred calls, half of them from a second device, are one payment', async () => {
    const order = await orderPlan(shop());
    const before = stripe.intents.size;
    const { url } = (await order.visitor.send('POST', `/api/chat/${order.sessionId}/link`)).json();
    const guest = new Visitor(shop());
    await guest.send('POST', '/api/open', { secret: readLinkSecret(new URL(url).hash) });
    const secrets = await Promise.all(Array.from({ length: 100 }, (_, at) => beginPaying(at % 2 ? order : { ...order, visitor: guest })));
    expect(new Set(secrets).size).toBe(1);
    expect(stripe.intents.size).toBe(before + 1);
  });

  test('two tabs pay at once: one charge, and the second learns that it is paid', async () => {
    const order = await orderPlan(shop());
    const [one, two] = [await beginPaying(order), await beginPaying(order)];
    const before = stripe.charges.size;
    stripe.confirm(one, CARDS.good);
    expect(() => stripe.confirm(two, CARDS.good)).toThrow('payment_intent_unexpected_state');
    expect(stripe.charges.size).toBe(before + 1);
    // 48
    const again = await order.visitor.send('POST', '/api/create-payment-intent', { sessionId: order.sessionId });
    expect(again.json()).toMatchObject({ status: 409, code: 'already-paid' });
    expect(again.body).not.toContain('_secret_');
  });

  test('the client secret of one plan is in no answer about another', async () => {
    const [one, two] = [await orderPlan(shop()), await orderPlan(shop())];
    const secret = await beginPaying(one);
    await beginPaying(two);
    for (const url of ['', '/export'])
      expect((await two.visitor.send('GET', `/api/chat/${two.sessionId}${url}`)).body).not.toContain(secret);
    expect((await one.visitor.send('GET', `/api/chat/${one.sessionId}/export`)).body).not.toContain(secret);
  });

  test('an interview that is not finished, or whose plan is not written, cannot be paid for', async () => {
    const before = stripe.calls.length;
    const visitor = new Visitor(shop());
    const sessionId = await visitor.start();
    const reply = await visitor.send('POST', '/api/create-payment-intent', { sessionId });
    expect(reply.json()).toMatchObject({ status: 409, code: 'plan-unwritten' });
    expect(stripe.calls).toHaveLength(before);
  });

  test('80 to 83: erased before it is paid, the money goes back; the record of it stays, without a word of the visitor', async () => {
    const order = await orderPlan(shop());
    const secret = await beginPaying(order);
    expect((await order.visitor.send('DELETE', `/api/chat/${order.sessionId}`)).statusCode).toBe(204);
    const { id } = stripe.confirm(secret, CARDS.good);
    await tell(shop(), stripe, stripe.outbox.at(-1)?.payload ?? '');
    expect(stripe.refunds.filter(({ intent }) => intent === id)).toEqual([{ intent: id, amount: 2900 }]);
    expect(await doorsOf(shop(), order, order.visitor)).toEqual([404]);
    const [row] = await shop().database.selectFrom('payments').selectAll().where('plan_id', '=', order.planId).execute();
    expect(row).toMatchObject({ amount: 2900, currency: 'usd', intent_id: id });
    expect(JSON.stringify(row)).not.toContain(order.sessionId);
  });
});
