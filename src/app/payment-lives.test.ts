// The life of two plans in any order: clicks, payments, events lost, doubled and late, refunds, disputes, erasures, restarts and kills.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { CARDS, type Fault, Refusal } from '../../tests/support/stripe-stand-in.ts';
import { ProviderFailure } from '../payments/payment.ts';
import { Problem } from '../problems/problem.ts';
import type { Database } from './database.server.ts';
import { Cashier, Killed, openCashierDatabase } from './payment-fixture.ts';

const HOUR_MS = 3_600_000;
/** The decisions are the same on both engines; each of them costs more where it crosses a connection. */
const LIVES_DRAWN = { SQLite: 80, PostgreSQL: 20 };

let database: Database;
beforeAll(async () => {
  database = await openCashierDatabase();
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
const RARE = [
  'decline',
  'lose',
  'waitLong',
  'restart',
  'giveBack',
  'giveBackPart',
  'refund',
  'dispute',
  'disputeEnds',
  'erase',
  'withdraw',
] as const;
const KINDS = [...COMMON, ...COMMON, ...RARE] as const;

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  plan: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat(1000),
  fault: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom<Fault>('before', 'after', '500') }),
});

/** Lives that reach what a drawn one may miss: paid, given back, and paid once the plan was gone. */
const LIVES: readonly (readonly Step['kind'][])[] = [
  ['begin', 'pay', 'deliver', 'look'],
  ['begin', 'pay', 'deliver', 'refund'],
  ['begin', 'erase', 'pay', 'wait'],
];

function calmly(kind: Step['kind']): Step {
  return { kind, plan: 0, pick: 0, fault: null };
}

describe('in any order', () => {
  test('a plan is never charged twice, never open unpaid, and what is charged is open or given back in the end', async () => {
    const seen = { charged: 0, open: 0, refunded: 0, paidAfterErasure: 0 };
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
          seen.charged += Math.min(1, cashier.charged(plan).length);
          seen.refunded += cashier.charged(plan).length - kept.length;
          seen.paidAfterErasure += Number(paidAfterErasure.has(plan));
          seen.open += Number(await cashier.desk.isOpen(plan));
        }
      }),
      { numRuns: LIVES_DRAWN[inject('engine')], examples: LIVES.map((kinds): [Step[]] => [kinds.map(calmly)]) },
    );
    // A life in which nothing happens proves nothing.
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
    expect(seen.charged).toBeGreaterThan(LIVES.length);
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
    case 'withdraw':
      return desk.withdraw(plan);
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
