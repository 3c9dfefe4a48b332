// A desk for payments on a real database, before a stand-in of the provider. It can be killed between any two steps and begun again.
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll } from 'vitest';
import { STAND_IN_KEYS, StripeStandIn } from '../../tests/support/stripe-stand-in.ts';
import { createPaymentDesk, type PaymentDesk } from '../payments/payment-desk.server.ts';
import type { PaymentTables } from '../payments/payment-store.server.ts';
import { createStripeProvider } from '../payments/stripe-provider.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { PATIENT, placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';

export class Killed extends Error {}

export class Cashier {
  readonly stripe = new StripeStandIn();
  readonly reports: unknown[] = [];
  /** Plans that were erased. */
  readonly gone = new Set<string>();
  readonly #database: Database;
  readonly #retries: number;
  #now = new Date('2026-03-01T10:00:00.000Z').getTime();
  desk: PaymentDesk;

  constructor(database: Database, { retries = 0 } = {}) {
    this.#database = database;
    this.#retries = retries;
    this.desk = this.open();
  }

  /** Begins again, as after a restart. With `killAfter`, the process dies before that many further steps of the database are done. */
  open({ killAfter = Number.POSITIVE_INFINITY } = {}): PaymentDesk {
    const database: Kysely<PaymentTables> = killAfter === Number.POSITIVE_INFINITY ? this.#database : mortal(this.#database, killAfter);
    this.desk = createPaymentDesk({
      database,
      clock: () => new Date(this.#now),
      provider: createStripeProvider(
        { ...STAND_IN_KEYS, apiUrl: null },
        { httpClient: this.stripe.httpClient, maxNetworkRetries: this.#retries },
      ),
      isPlanThere: async (_db, planId) => !this.gone.has(planId),
      report: (_plan, error) => this.reports.push(error),
    });
    return this.desk;
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  /** Delivers an event as the provider does, signed. */
  hear(payload: string): Promise<void> {
    return this.desk.hear(Buffer.from(payload), this.stripe.sign(payload));
  }

  /** Lets the clock and the reconciler do what nobody told: days, without a single event. */
  async rest(): Promise<void> {
    this.open();
    for (let round = 0; round < 4; round += 1) {
      this.pass(25 * 3_600_000);
      await this.desk.reconcile();
    }
  }

  /** Charges of a plan that were not given back, in the provider's books. */
  kept(planId: string) {
    return [...this.stripe.charges.values()].filter((charge) => this.#planOf(charge.payment_intent) === planId && !charge.refunded);
  }

  /** Everything charged for a plan. */
  charged(planId: string) {
    return [...this.stripe.charges.values()].filter((charge) => this.#planOf(charge.payment_intent) === planId);
  }

  intentsOf(planId: string) {
    return [...this.stripe.intents.values()].filter(({ id }) => this.#planOf(id) === planId);
  }

  #planOf(intentId: string): string | undefined {
    return this.stripe.intents.get(intentId)?.metadata.plan;
  }
}

export async function openCashierDatabase(): Promise<Database> {
  const database = await openDatabase(await placeIn(makeFolder(afterAll), afterAll), PATIENT);
  afterAll(() => database.destroy());
  return database;
}

/** A connection whose process dies: after so many steps nothing works any more, and what was not committed is lost. */
function mortal(database: Database, steps: number): Kysely<PaymentTables> {
  let left = steps;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Killed('the process was killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return database.withPlugin(plugin) as Kysely<PaymentTables>;
}
