// Money that cannot be lost: whatever is clicked, lost, doubled, delayed, reordered or killed, books and doors agree in the end.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, type Fault, Refusal } from '../../tests/support/stripe-stand-in.ts';
import { ProviderFailure } from '../payments/payment.ts';
import { Problem } from '../problems/problem.ts';
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

type Step = { readonly kind: (typeof KINDS)[number]; readonly plan: 0 | 1; readonly pick: number; readonly fault: Fault | null };

const COMMON = [
  'begin',
  'beginTwice',
  'pay',
  'paySecurely',
  'payLater',
  'bankSays',
  'deliver',
  'deliverTwice',
  'look',
  'kill',
  'wait',
] as const;
const RARE = ['decline', 'lose', 'waitLong', 'restart', 'giveBack', 'giveBackPart', 'refund', 'dispute', 'disputeEnds', 'erase'] as const;
const KINDS = [...COMMON, ...COMMON, ...RARE] as const;

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  plan: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat(1000),
  fault: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom<Fault>('before', 'after', '500') }),
});

describe('in any order', () => {
  test('a plan is never charged twice, never open unpaid, and what is charged is open or given back in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 25 }), async (steps) => {
        const cashier = new Cashier(database);
        const plans = [randomUUID(), randomUUID()] as const;
        const secrets = new Map<string, string[]>();
        const paidAfterErasure = new Set<string>();
        for (const step of steps) {
          const erased = new Set(cashier.gone);
          const known = new Set(cashier.stripe.charges.keys());
          await take(cashier, step, plans[step.plan], secrets).catch(allow);
          cashier.stripe.faults.length = 0;
          for (const plan of plans) {
            expect(cashier.kept(plan).length, 'charges kept').toBeLessThanOrEqual(1);
            if (await cashier.desk.isOpen(plan).catch(() => false)) expect(cashier.charged(plan).length, 'open unpaid').toBeGreaterThan(0);
            if (erased.has(plan) && cashier.charged(plan).some(({ id }) => !known.has(id))) paidAfterErasure.add(plan);
          }
        }
        await cashier.rest();
        for (const plan of plans) {
          const kept = cashier.kept(plan);
          const isContested = kept.some((charge) =>
            cashier.stripe.disputes.some(
              (one) => one.payment_intent === charge.payment_intent && !['won', 'warning_closed'].includes(one.status),
            ),
          );
          if (!paidAfterErasure.has(plan)) {
            expect(await cashier.desk.isOpen(plan), 'open in the end').toBe(kept.length === 1 && !isContested);
          } else if (!isContested) {
            expect(kept, 'given back in the end').toEqual([]);
          }
          expect(cashier.charged(plan).every(({ amount }) => amount === 2900)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

async function take(cashier: Cashier, { kind, pick, fault }: Step, plan: string, secrets: Map<string, string[]>): Promise<unknown> {
  const { stripe, desk } = cashier;
  if (fault) stripe.faults.push(...Array.from({ length: pick % 3 }, () => null), fault);
  const own = secrets.get(plan) ?? [];
  const secret = own[pick % Math.max(1, own.length)] ?? '';
  const intent = [...stripe.intents.values()].find((one) => one.client_secret === secret);
  const event = stripe.outbox[pick % Math.max(1, stripe.outbox.length)];
  const begin = async () => secrets.set(plan, [...(secrets.get(plan) ?? []), await desk.begin(plan)]);
  switch (kind) {
    case 'begin':
      return cashier.gone.has(plan) ? null : begin();
    case 'beginTwice':
      return cashier.gone.has(plan) ? null : Promise.all([begin(), begin(), cashier.open().begin(plan)]);
    case 'pay':
    case 'paySecurely':
      return stripe.confirm(secret, kind === 'pay' ? CARDS.good : CARDS.secure) && stripe.confirm(secret, CARDS.good);
    case 'decline':
      return stripe.confirm(secret, CARDS.declined);
    case 'payLater':
      return stripe.confirm(secret, CARDS.slow);
    case 'bankSays':
      if (intent?.status !== 'processing') return null;
      return pick % 2 ? stripe.charge(intent.id) : stripe.fail(intent.id);
    case 'deliver':
      return event && cashier.hear(event.payload);
    case 'deliverTwice':
      return (
        event && Promise.all([cashier.hear(event.payload), cashier.hear(event.payload), cashier.open() && cashier.hear(event.payload)])
      );
    case 'lose':
      return stripe.outbox.splice(pick % Math.max(1, stripe.outbox.length), 1);
    case 'look':
      return desk.look(plan);
    case 'wait':
      cashier.pass(61_000);
      return desk.reconcile();
    case 'waitLong':
      cashier.pass(26 * HOUR_MS);
      return pick % 2 ? desk.reconcile() : null;
    case 'restart':
      return cashier.open();
    case 'kill':
      cashier.open({ killAfter: pick % 12 });
      return Promise.all([event && cashier.hear(event.payload), cashier.desk.look(plan)]).finally(() => cashier.open());
    case 'giveBack':
      return intent && stripe.giveBack(intent.id);
    case 'giveBackPart':
      return intent && stripe.giveBack(intent.id, 100);
    case 'refund':
      return desk.refund(plan);
    case 'dispute':
      return intent && stripe.dispute(intent.id, 'needs_response');
    case 'disputeEnds':
      return (
        intent && stripe.disputes.some((one) => one.payment_intent === intent.id) && stripe.dispute(intent.id, pick % 2 ? 'won' : 'lost')
      );
    case 'erase':
      return cashier.gone.add(plan);
  }
}

/** What may go wrong in such a life: a refusal with a code, the provider's word, a lost call, a killed process. Anything else is a mistake. */
function allow(error: unknown): void {
  if (![Killed, Problem, ProviderFailure, Refusal].some((kind) => error instanceof kind)) throw error;
}

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
