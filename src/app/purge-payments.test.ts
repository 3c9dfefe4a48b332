import { describe, expect, onTestFinished, test } from 'vitest';
import { orderPlan } from '../plan/plan-store.server.ts';
import { addSession } from '../visitors/session-store.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { PATIENT, placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { purgeSessions } from './purge-sessions.server.ts';

const settings = { retentionDays: 30, retentionDaysPaid: 90 };

interface Kept {
  readonly status: 'created' | 'canceled' | 'succeeded' | 'refunded';
  readonly intent?: string | null;
  readonly askedAt?: string;
  readonly paidAt?: string | null;
}

describe('the record of a payment', () => {
  test('is kept for six years from the end of the year it was made in, and not a moment more', async () => {
    const database = await open();
    await keep(database, 'first', { status: 'succeeded', paidAt: '2026-01-01T00:00:00.000Z' });
    await keep(database, 'last', { status: 'refunded', paidAt: '2026-12-31T23:59:59.999Z' });
    await keep(database, 'later', { status: 'succeeded', paidAt: '2027-01-01T00:00:00.000Z' });
    expect(await leftAt(database, '2032-12-31T23:59:59.999Z')).toEqual(['first', 'last', 'later']);
    expect(await leftAt(database, '2033-01-01T00:00:00.000Z')).toEqual(['later']);
    expect(await leftAt(database, '2034-01-01T00:00:00.000Z')).toEqual([]);
  });

  test('stays with a plan that is still there, so that nobody’s door is shut by it', async () => {
    const database = await open();
    const at = '2033-06-01T00:00:00.000Z';
    await addSession(database, { id: 's', language: 'es', issuedTo: 'd', boundTo: null, createdAt: at, lastActiveAt: at });
    await orderPlan(database, {
      id: 'mine',
      sessionId: 's',
      state: 'ready',
      language: 'es',
      facts: {},
      date: at.slice(0, 10),
      createdAt: at,
    });
    await keep(database, 'mine', { status: 'succeeded', paidAt: '2026-05-05T00:00:00.000Z' });
    expect(await leftAt(database, '2033-06-02T00:00:00.000Z')).toEqual(['mine']);
    expect(await leftAt(database, '2033-12-01T00:00:00.000Z')).toEqual([]);
  });

  test('of an attempt that nobody paid goes with the interview; one that can still be paid stays until it is called off', async () => {
    const database = await open();
    await keep(database, 'called-off', { status: 'canceled' });
    await keep(database, 'never-begun', { status: 'created', intent: null });
    await keep(database, 'still-open', { status: 'created' });
    expect(await leftAt(database, '2026-05-31T00:00:00.000Z')).toEqual(['called-off', 'never-begun', 'still-open']);
    expect(await leftAt(database, '2026-05-31T00:00:00.001Z')).toEqual(['still-open']);
  });

  test('and the events that told of it are forgotten after 30 days', async () => {
    const database = await open();
    const event = { intent_id: 'pi', type: 'payment_intent.succeeded' };
    await database
      .insertInto('payment_events')
      .values([
        { ...event, id: 'old', heard_at: '2026-05-01T00:00:00.000Z' },
        { ...event, id: 'young', heard_at: '2026-05-02T00:00:00.000Z' },
      ])
      .execute();
    await leftAt(database, '2026-06-01T00:00:00.000Z');
    expect(await database.selectFrom('payment_events').select('id').execute()).toEqual([{ id: 'young' }]);
  });
});

/** Runs the purge at this moment and tells whose payments are left. */
async function leftAt(database: Database, moment: string): Promise<string[]> {
  await purgeSessions({ database, settings, clock: () => new Date(moment) });
  return (await database.selectFrom('payments').select('plan_id').orderBy('plan_id').execute()).map(({ plan_id }) => plan_id);
}

async function keep(database: Database, plan: string, { status, intent = `pi_${plan}`, askedAt, paidAt = null }: Kept): Promise<void> {
  const at = askedAt ?? paidAt ?? '2026-05-01T00:00:00.000Z';
  await database
    .insertInto('payments')
    .values({
      plan_id: plan,
      attempt: 1,
      amount: 2900,
      currency: 'usd',
      intent_id: intent,
      status,
      failures: 0,
      version: 1,
      created_at: at,
      asked_at: at,
      paid_at: paidAt,
      look_at: null,
    })
    .execute();
}

async function open(): Promise<Database> {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished), PATIENT);
  onTestFinished(() => database.destroy());
  return database;
}
