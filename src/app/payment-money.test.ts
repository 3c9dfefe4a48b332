// Money that cannot be lost: whatever is clicked, lost, doubled, delayed, reordered or killed, books and doors agree in the end.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, type Fault } from '../../tests/support/stripe-stand-in.ts';
import type { Database } from './database.server.ts';
import { Cashier, Killed, openCashierDatabase } from './payment-fixture.ts';

const HOUR_MS = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openCashierDatabase();
});

describe('one live intent a plan', () => {
  test('whatever is clicked at once: 100 calls, one intent, one secret', async () => {
    const cashier = new Cashier(database);
    const plan = randomUUID();
    const secrets = await Promise.all(Array.from({ length: 100 }, () => cashier.desk.begin(plan)));
    expect(new Set(secrets).size).toBe(1);
    expect(cashier.intentsOf(plan)).toEqual([expect.objectContaining({ amount: 2900, currency: 'usd', client_secret: secrets[0] })]);
  });

  test('several processes at once too', async () => {
    const cashier = new Cashier(database);
    const plan = randomUUID();
    const desks = Array.from({ length: 8 }, () => cashier.open());
    const secrets = await Promise.all(desks.map((desk) => desk.begin(plan)));
    expect(new Set(secrets).size).toBe(1);
    expect(cashier.intentsOf(plan)).toHaveLength(1);
  });

  test.each<Fault>(['before', 'after', '500'])('a lost call is made again with its key: %s', async (fault) => {
    const cashier = new Cashier(database, { retries: 2 });
    const plan = randomUUID();
    cashier.stripe.faults.push(fault);
    await cashier.desk.begin(plan);
    expect(cashier.intentsOf(plan)).toHaveLength(1);
  });

  test('a process killed before any of its steps leaves one intent to whoever asks next', async () => {
    for (let step = 0; step < 30; step += 1) {
      const cashier = new Cashier(database);
      const plan = randomUUID();
      const isAlive = await cashier.open({ killAfter: step }).begin(plan).then(Boolean, isKilled);
      const secret = await cashier.open().begin(plan);
      expect(cashier.intentsOf(plan).map((intent) => intent.client_secret)).toEqual([secret]);
      if (isAlive) return expect(step).toBeGreaterThan(5);
    }
    throw new Error('the process never came to its end');
  });

  test('five refused cards in a row call the payment off for an hour', async () => {
    const cashier = new Cashier(database);
    const plan = randomUUID();
    const secret = await cashier.desk.begin(plan);
    for (let card = 0; card < 5; card += 1) {
      expect(() => cashier.stripe.confirm(secret, CARDS.declined)).toThrow('card_declined');
      await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    }
    expect(cashier.intentsOf(plan).map(({ status }) => status)).toEqual(['canceled']);
    await expect(cashier.desk.begin(plan)).rejects.toMatchObject({ code: 'too-many-cards' });
    cashier.pass(HOUR_MS);
    expect(await cashier.desk.begin(plan)).not.toBe(secret);
  });
});

describe('one effect an event', () => {
  test('the same event 50 times at once is heard once', async () => {
    const { cashier, plan } = await pay();
    const event = cashier.stripe.outbox.at(-1);
    await Promise.all(Array.from({ length: 50 }, () => cashier.hear(event?.payload ?? '')));
    expect(await cashier.desk.isOpen(plan)).toBe(true);
    const rows = await database.selectFrom('payment_events').selectAll().where('id', '=', String(event?.id)).execute();
    expect(rows).toHaveLength(1);
  });

  test('an event and its effect are kept together or not at all, wherever the process is killed', async () => {
    for (let step = 0; step < 30; step += 1) {
      const { cashier, plan } = await pay();
      const event = cashier.stripe.outbox.at(-1);
      cashier.open({ killAfter: step });
      const isAlive = await cashier.hear(event?.payload ?? '').then(() => true, isKilled);
      const isHeard = await database.selectFrom('payment_events').selectAll().where('id', '=', String(event?.id)).executeTakeFirst();
      expect(await cashier.open().isOpen(plan)).toBe(isHeard !== undefined);
      await cashier.hear(event?.payload ?? '');
      expect(await cashier.desk.isOpen(plan)).toBe(true);
      if (isAlive) return expect(step).toBeGreaterThan(4);
    }
    throw new Error('the process never came to its end');
  });

  test.each([
    ['a changed byte', (payload: string, cashier: Cashier) => [`${payload} `, cashier.stripe.sign(payload)]],
    ['another secret', (payload: string, cashier: Cashier) => [payload, cashier.stripe.sign(payload, { secret: 'whsec_other' })]],
    [
      'ten minutes old',
      (payload: string, cashier: Cashier) => [payload, cashier.stripe.sign(payload, { timestamp: Date.now() / 1000 - 600 })],
    ],
    ['from 1970', (payload: string, cashier: Cashier) => [payload, cashier.stripe.sign(payload, { timestamp: 1 })]],
    ['no signature', (payload: string) => [payload, '']],
  ])('%s opens nothing', async (_name, forge) => {
    const { cashier, plan } = await pay();
    const [payload = '', signature = ''] = forge(cashier.stripe.outbox.at(-1)?.payload ?? '', cashier);
    await expect(cashier.desk.hear(Buffer.from(payload), signature)).rejects.toMatchObject({ code: 'bad-signature' });
    expect(await cashier.desk.isOpen(plan)).toBe(false);
  });

  test('what an event claims counts for nothing: the provider is asked', async () => {
    const cashier = new Cashier(database);
    const plan = randomUUID();
    await cashier.desk.begin(plan);
    const [intent] = cashier.intentsOf(plan);
    const claim = cashier.stripe.tell('payment_intent.succeeded', { ...intent, status: 'succeeded', amount_received: 2900 });
    await cashier.hear(claim.payload);
    expect(await cashier.desk.isOpen(plan)).toBe(false);
  });

  test.each([
    ['one cent', { amount: 1 }],
    ['2900 yen', { currency: 'jpy' }],
    ['another plan’s metadata', { metadata: { plan: 'another' } }],
  ])('%s opens nothing, and the operator hears of it', async (_name, change) => {
    const cashier = new Cashier(database);
    const plan = randomUUID();
    await cashier.desk.begin(plan);
    const [intent] = cashier.intentsOf(plan);
    Object.assign(intent ?? {}, change);
    cashier.stripe.charge(intent?.id ?? '');
    await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    expect(await cashier.desk.isOpen(plan)).toBe(false);
    expect(cashier.reports).toHaveLength(1);
  });
});

describe('the door', () => {
  test('opens without any event, on return and by the clock', async () => {
    const one = await pay();
    expect(await one.cashier.desk.look(one.plan)).toBe(true);
    const two = await pay();
    two.cashier.pass(61_000);
    await two.cashier.desk.reconcile();
    expect(await two.cashier.desk.isOpen(two.plan)).toBe(true);
  });

  test('stays open when a part is given back, closes when all is, and late word of success changes nothing', async () => {
    const { cashier, plan, intentId } = await pay();
    const success = cashier.stripe.outbox.at(-1)?.payload ?? '';
    await cashier.desk.look(plan);
    cashier.stripe.giveBack(intentId, 1000);
    await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    expect(await cashier.desk.isOpen(plan)).toBe(true);
    cashier.stripe.giveBack(intentId);
    await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    expect(await cashier.desk.isOpen(plan)).toBe(false);
    await cashier.hear(success);
    expect(await cashier.desk.look(plan)).toBe(false);
  });

  test.each([
    ['won', true],
    ['warning_closed', true],
    ['lost', false],
    ['a_status_of_next_year', false],
  ])('a dispute closes it; %s leaves it open: %s', async (status, isOpen) => {
    const { cashier, plan, intentId } = await pay();
    await cashier.desk.look(plan);
    cashier.stripe.dispute(intentId, 'needs_response');
    await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    expect(await cashier.desk.isOpen(plan)).toBe(false);
    await expect(cashier.desk.begin(plan)).rejects.toMatchObject({ code: 'payment-disputed' });
    cashier.stripe.dispute(intentId, status);
    await cashier.hear(cashier.stripe.outbox.at(-1)?.payload ?? '');
    expect(await cashier.desk.isOpen(plan)).toBe(isOpen);
  });

  test('the operator’s refund gives the money back once and closes it', async () => {
    const { cashier, plan } = await pay();
    await cashier.desk.look(plan);
    const [one, two] = [await cashier.desk.refund(plan), await cashier.desk.refund(plan)];
    expect([one?.status, two?.status]).toEqual(['refunded', 'refunded']);
    expect(cashier.stripe.refunds).toHaveLength(1);
    expect(await cashier.desk.isOpen(plan)).toBe(false);
    expect(await cashier.desk.refund(randomUUID())).toBe(null);
  });

  test('a plan erased before it is paid gets its money back; one erased after does not', async () => {
    const before = await pay();
    before.cashier.gone.add(before.plan);
    await before.cashier.rest();
    expect(before.cashier.kept(before.plan)).toEqual([]);
    const after = await pay();
    await after.cashier.desk.look(after.plan);
    after.cashier.gone.add(after.plan);
    await after.cashier.rest();
    expect(after.cashier.kept(after.plan)).toHaveLength(1);
  });
});

async function pay() {
  const cashier = new Cashier(database);
  const plan = randomUUID();
  const { id } = cashier.stripe.confirm(await cashier.desk.begin(plan), CARDS.good);
  return { cashier, plan, intentId: id };
}

function isKilled(error: unknown): false {
  expect(error).toBeInstanceOf(Killed);
  return false;
}
