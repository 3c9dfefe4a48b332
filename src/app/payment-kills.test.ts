// A process that dies between any two steps of giving money back, and messages that come at any time, twice or never.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS, type Fault, type SignedEvent } from '../../tests/support/stripe-stand-in.ts';
import type { Database } from './database.server.ts';
import { Cashier, Killed, openCashierDatabase } from './payment-fixture.ts';

/** A slow machine writes each of thousands of steps to its disk. */
const LONG_MS = 600_000;
const MOST_STEPS = 40;

let database: Database;
beforeAll(async () => {
  database = await openCashierDatabase();
});

describe('killed before any of its steps', () => {
  test('a refund is made once, and the plan is shut', async () => {
    await killAtEachStep(async (cashier, plan, isDone) => {
      if (isDone) expect(await cashier.desk.isOpen(plan)).toBe(false);
      expect((await cashier.desk.refund(plan))?.status).toBe('refunded');
      return 1;
    }, 'refund');
  });

  test('a withdrawal that was taken is carried out, and one that was not leaves the plan open', async () => {
    await killAtEachStep(async (cashier, plan, isDone) => {
      const row = await database.selectFrom('payments').selectAll().where('plan_id', '=', plan).executeTakeFirstOrThrow();
      if (isDone) expect(row.withdrawn_at).not.toBe(null);
      await cashier.rest();
      expect(await cashier.desk.isOpen(plan)).toBe(row.withdrawn_at === null);
      return row.withdrawn_at === null ? 0 : 1;
    }, 'withdraw');
  });

  test(
    'a round of the reconciler opens what is paid when it is made again',
    async () => {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const { cashier, plan } = await pay();
        cashier.pass(61_000);
        cashier.open({ killAfter: step });
        const isDone = await cashier.desk.reconcile().then(() => true, isKilled);
        cashier.open();
        cashier.pass(61_000);
        await cashier.desk.reconcile();
        expect(await cashier.desk.isOpen(plan)).toBe(true);
        expect(cashier.kept(plan)).toHaveLength(1);
        // A payment whose look failed is put off: the round itself goes on.
        if (isDone && cashier.reports.length === 0) return expect(step).toBeGreaterThan(3);
      }
      throw new Error('the process never came to its end');
    },
    LONG_MS,
  );
});

describe('a withdrawal', () => {
  test.each<Fault>(['before', 'after', '500'])(
    'is taken while the provider is silent (%s): shut at once, and the money follows',
    async (fault) => {
      const { cashier, plan } = await pay();
      await cashier.desk.look(plan);
      cashier.stripe.faults.push(fault, fault, fault, fault);
      const { withdrawnAt } = await cashier.desk.withdraw(plan);
      expect(await cashier.desk.isOpen(plan)).toBe(false);
      cashier.stripe.faults.length = 0;
      await expect(cashier.desk.begin(plan)).rejects.toMatchObject({ code: 'payment-going-back' });
      expect((await cashier.desk.withdraw(plan)).withdrawnAt).toBe(withdrawnAt);
      for (let minute = 0; minute < 2; minute += 1) {
        cashier.pass(61_000);
        await cashier.desk.reconcile();
      }
      expect(cashier.kept(plan)).toEqual([]);
      expect(cashier.stripe.refunds).toHaveLength(1);
      await expect(cashier.desk.withdraw(plan)).rejects.toMatchObject({ code: 'nothing-to-withdraw' });
      expect(await cashier.desk.begin(plan)).toContain('_secret_');
    },
  );
});

type History = readonly ((cashier: Cashier, intentId: string) => unknown)[];

const charge: History[number] = ({ stripe }, id) => stripe.charge(id);
const HISTORIES: readonly (readonly [string, History, boolean])[] = [
  ['a part given back, then all', [charge, ({ stripe }, id) => stripe.giveBack(id, 1), ({ stripe }, id) => stripe.giveBack(id)], false],
  [
    'disputed and lost',
    [charge, ({ stripe }, id) => stripe.dispute(id, 'needs_response'), ({ stripe }, id) => stripe.dispute(id, 'lost')],
    false,
  ],
  [
    'disputed and won',
    [charge, ({ stripe }, id) => stripe.dispute(id, 'needs_response'), ({ stripe }, id) => stripe.dispute(id, 'won')],
    true,
  ],
];
const TIMES = ['never', 'at once', 'late and twice'] as const;
type Time = (typeof TIMES)[number];

describe('every order in which three messages can come', () => {
  test.each(HISTORIES)(
    '%s: open only while it is paid, and right in the end',
    async (_name, history, isOpenAtLast) => {
      for (const first of TIMES) {
        for (const second of TIMES) {
          for (const third of TIMES) await live(history, [first, second, third], isOpenAtLast);
        }
      }
    },
    LONG_MS,
  );
});

async function live(history: History, times: readonly Time[], isOpenAtLast: boolean): Promise<void> {
  const cashier = new Cashier(database);
  const plan = randomUUID();
  await cashier.desk.begin(plan);
  const [intent] = cashier.intentsOf(plan);
  const late: SignedEvent[] = [];
  const hear = async (event: SignedEvent) => {
    await cashier.hear(event.payload);
    if (await cashier.desk.isOpen(plan)) expect(cashier.kept(plan), `open unpaid: ${times.join()}`).toHaveLength(1);
  };
  for (const [at, step] of history.entries()) {
    step(cashier, intent?.id ?? '');
    const event = cashier.stripe.outbox.at(-1);
    if (event && times[at] === 'at once') await hear(event);
    if (event && times[at] === 'late and twice') late.push(event);
  }
  // The last first, then the first again.
  for (const event of [...late.toReversed(), ...late]) await hear(event);
  const isToldAll = times.at(-1) !== 'never';
  if (isToldAll) expect(await cashier.desk.isOpen(plan), times.join()).toBe(isOpenAtLast);
  await cashier.rest();
  expect(await cashier.desk.isOpen(plan), `in the end: ${times.join()}`).toBe(isOpenAtLast);
}

/** `check` goes on after the kill and says how many refunds there are to be; `isDone`: the process came to its end. */
async function killAtEachStep(
  check: (cashier: Cashier, plan: string, isDone: boolean) => Promise<number>,
  work: 'refund' | 'withdraw',
): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { cashier, plan } = await pay();
    await cashier.desk.look(plan);
    const isDone = await cashier
      .open({ killAfter: step })
      [work](plan)
      .then(() => true, isKilled);
    cashier.open();
    expect(cashier.stripe.refunds).toHaveLength(await check(cashier, plan, isDone));
    if (isDone && cashier.reports.length === 0) return expect(step).toBeGreaterThan(3);
  }
  throw new Error('the process never came to its end');
}

async function pay() {
  const cashier = new Cashier(database);
  const plan = randomUUID();
  cashier.stripe.confirm(await cashier.desk.begin(plan), CARDS.good);
  return { cashier, plan };
}

function isKilled(error: unknown): false {
  expect(error).toBeInstanceOf(Killed);
  return false;
}
