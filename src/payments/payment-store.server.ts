// Payments as rows. That a plan has one live payment at most is held by the database itself.
import type { Generated, Kysely, Selectable } from 'kysely';
import { type HeardEvent, OVER, type Payment, type PaymentStatus, PRICE } from './payment.ts';

export interface PaymentTables {
  payments: {
    plan_id: string;
    attempt: number;
    amount: number;
    currency: string;
    intent_id: string | null;
    status: PaymentStatus;
    failures: number;
    version: number;
    created_at: string;
    asked_at: string;
    paid_at: string | null;
    look_at: string | null;
    agreed_to: Generated<string | null>;
    agreed_at: Generated<string | null>;
    withdrawn_at: Generated<string | null>;
  };
  payment_events: { id: string; intent_id: string; type: string; heard_at: string };
}

type Database = Kysely<PaymentTables>;
type PaymentKey = Pick<Payment, 'planId' | 'attempt'>;

/** Begins the next attempt, unless one is live: of several at once, one is begun. */
export async function addPayment(db: Database, planId: string, at: string): Promise<void> {
  const last = await db
    .selectFrom('payments')
    .select((row) => row.fn.max('attempt').as('attempt'))
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  await db
    .insertInto('payments')
    .values({
      plan_id: planId,
      attempt: Number(last?.attempt ?? 0) + 1,
      ...PRICE,
      intent_id: null,
      status: 'created',
      failures: 0,
      version: 0,
      created_at: at,
      asked_at: at,
      paid_at: null,
      look_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The payment that is neither refunded nor canceled. */
export async function findLivePayment(db: Database, planId: string): Promise<Payment | null> {
  const row = await db.selectFrom('payments').selectAll().where('plan_id', '=', planId).where('status', 'not in', OVER).executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function findPayment(db: Database, { planId, attempt }: PaymentKey): Promise<Payment | null> {
  const row = await db.selectFrom('payments').selectAll().where('plan_id', '=', planId).where('attempt', '=', attempt).executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function findPaymentOfIntent(db: Database, intentId: string): Promise<Payment | null> {
  const row = await db.selectFrom('payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();
  return row ? readRow(row) : null;
}

/** Every attempt to pay for a plan, oldest first. */
export async function listPayments(db: Database, planId: string): Promise<Payment[]> {
  const rows = await db.selectFrom('payments').selectAll().where('plan_id', '=', planId).orderBy('attempt').execute();
  return rows.map(readRow);
}

/** Payments the provider is to be asked about by now, the longest due first. */
export async function listDuePayments(db: Database, at: string, most: number): Promise<Payment[]> {
  const rows = await db.selectFrom('payments').selectAll().where('look_at', '<=', at).orderBy('look_at').limit(most).execute();
  return rows.map(readRow);
}

/** Keeps the provider's name of an attempt; one that is kept already stays. */
export async function nameIntent(db: Database, { planId, attempt }: PaymentKey, intentId: string, lookAt: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ intent_id: intentId, look_at: lookAt })
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('intent_id', 'is', null)
    .execute();
}

/** Notes that a visitor is about to pay: from now on the provider is asked more often. */
export async function noteAsking(db: Database, { planId, attempt }: PaymentKey, at: string, lookAt: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ asked_at: at, look_at: lookAt })
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('status', 'not in', OVER)
    .execute();
}

/** Keeps what the visitor agreed to by pressing the button. Of several presses the last counts; once it is paid, nothing changes any more. */
export async function noteAgreement(db: Database, { planId, attempt }: PaymentKey, agreedTo: string, at: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ agreed_to: agreedTo, agreed_at: at })
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'created')
    .execute();
}

/** The visitor withdraws: from this moment the money is owed, and a look that is under way counts for nothing. False when it is not paid (any more). */
export async function noteWithdrawal(db: Database, { planId, attempt }: PaymentKey, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set((of) => ({ status: 'owed', withdrawn_at: at, look_at: at, version: of('version', '+', 1) }))
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts off the next look, after one that told nothing. */
export async function putOffLook(db: Database, { planId, attempt }: PaymentKey, lookAt: string): Promise<void> {
  await db.updateTable('payments').set({ look_at: lookAt }).where('plan_id', '=', planId).where('attempt', '=', attempt).execute();
}

/** Takes the payment as it was when the provider was asked. False when somebody has looked meanwhile: then this look is stale. */
export async function takePayment(db: Database, { planId, attempt, version }: Payment): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ version: version + 1 })
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Outcome = Pick<Payment, 'status' | 'failures' | 'paidAt'> & { readonly lookAt: string | null };

export async function recordOutcome(db: Database, { planId, attempt }: PaymentKey, outcome: Outcome): Promise<void> {
  const { status, failures, paidAt, lookAt } = outcome;
  await db
    .updateTable('payments')
    .set({ status, failures, paid_at: paidAt, look_at: lookAt })
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .execute();
}

/** False when it was heard before. */
export async function addEvent(db: Database, { id, intentId, type }: HeardEvent, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ id, intent_id: intentId, type, heard_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function isHeard(db: Database, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', eventId).executeTakeFirst();
  return row !== undefined;
}

function readRow(row: Selectable<PaymentTables['payments']>): Payment {
  return {
    planId: row.plan_id,
    attempt: row.attempt,
    amount: row.amount,
    currency: row.currency,
    intentId: row.intent_id,
    status: row.status,
    failures: row.failures,
    version: row.version,
    createdAt: row.created_at,
    askedAt: row.asked_at,
    paidAt: row.paid_at,
    agreedTo: row.agreed_to,
    agreedAt: row.agreed_at,
    withdrawnAt: row.withdrawn_at,
  };
}
