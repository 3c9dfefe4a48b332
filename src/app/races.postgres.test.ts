// What SQLite's single writer never lets happen: two transactions at once over one interview. Each race is brought about on purpose, one
// side waiting for a row that the other holds; whoever comes first, nothing is lost and nothing is told wrongly.
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CARDS, StripeStandIn } from '../../tests/support/stripe-stand-in.ts';
import { createRowStorage } from '../documents/row-storage.server.ts';
import { markPlan, orderPlan } from '../plan/plan-store.server.ts';
import { drawPrivateLink, openPrivateLink } from '../visitors/private-link.server.ts';
import { addSession, removeSession, type Session, touchSession } from '../visitors/session-store.server.ts';
import { createTableUseCounter } from '../visitors/table-use-counter.server.ts';
import { keepWrittenSection, listWrittenSections } from '../writing/section-store.server.ts';
import { type Database, openDatabase, takeTask } from './database.server.ts';
import { PATIENT, placeIn } from './engine-fixture.ts';
import { eraseSession } from './erase-session.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { provideFrom } from './http/app-fixture.ts';
import { openPaymentDesk } from './open-plan.server.ts';
import { PURGE_TASK, purgeSessions } from './purge-sessions.server.ts';

const AT = '2026-01-02T03:04:05.000Z';
/** Past the time of an unpaid interview, and not of a paid one. */
const NOW = new Date('2026-03-01T10:00:00.000Z');
const clock = () => NOW;
const SESSION: Session = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT };
const storage = createRowStorage(clock);

describe('the purge', () => {
  test('leaves an interview that is answered at this very moment', async () => {
    const database = await open();
    const answering = await hold(database, (step) => touchSession(step, 's1', NOW.toISOString()));
    const purging = purge(database);
    await waitersIn(database, 1);
    await answering.commit();
    expect(await purging).toBe(0);
    expect(await idsIn(database, 'sessions')).toEqual(['s1']);
  });

  test('that comes first leaves an answer nothing to answer', async () => {
    const database = await open();
    const holding = await hold(database, (step) => removeSession(step, 's1'));
    const answering = touchSession(database, 's1', NOW.toISOString());
    await waitersIn(database, 1);
    await holding.commit();
    expect(await answering).toBe(false);
  });

  test('leaves a plan that was paid for a moment before', async () => {
    const { database, desk, stripe } = await openPaid();
    const holding = await hold(database, lockSession);
    const paying = desk.look('p1');
    await waitersIn(database, 1);
    const purging = purge(database);
    await waitersIn(database, 2);
    await holding.commit();
    expect([await paying, await purging]).toEqual([true, 0]);
    expect(await idsIn(database, 'plans')).toEqual(['p1']);
    expect(stripe.refunds).toEqual([]);
  });

  test('that comes a moment before the payment has the money given back', async () => {
    const { database, desk, stripe } = await openPaid();
    const holding = await hold(database, lockSession);
    const purging = purge(database);
    await waitersIn(database, 1);
    const paying = desk.look('p1');
    await waitersIn(database, 2);
    await holding.commit();
    expect([await purging, await paying]).toEqual([1, false]);
    expect(await idsIn(database, 'plans')).toEqual([]);
    expect(stripe.refunds).toHaveLength(1);
  });

  test('is one process’s at a time', async () => {
    const database = await open();
    const elsewhere = await hold(database, (step) => takeTask(step, PURGE_TASK));
    expect(await purge(database)).toBe(0);
    expect(await idsIn(database, 'sessions')).toEqual(['s1']);
    await elsewhere.commit();
    const gone = await Promise.all([1, 2, 3].map(() => purge(database)));
    expect(gone.reduce((sum, each) => sum + each)).toBe(1);
  });
});

describe('an erasure', () => {
  test('counts the documents that are stored at this very moment, and leaves none', async () => {
    const database = await open();
    const storing = await hold(database, async (step) => {
      await markPlan(step, 'p1', 'writing');
      await markPlan(step, 'p1', 'ready');
      await storage.enter(step, 'p1', [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('a') }]);
    });
    const erasing = eraseSession(database, storage, SESSION, clock);
    await waitersIn(database, 1);
    await storing.commit();
    expect(await erasing).toMatchObject({ documents: 1 });
    const left = await database.selectFrom('documents').select('name').execute();
    expect(left).toEqual([]);
  });

  test('leaves nothing of a section that a model has written at this very moment, and the model’s share goes on', async () => {
    const database = await open();
    const erasing = await hold(database, (step) => removeSession(step, 's1'));
    const keeping = keepWrittenSection(database, 'p1', { section: 'summary', model: 'm', wording: {}, translations: {} });
    await waitersIn(database, 1);
    await erasing.commit();
    await keeping;
    expect(await listWrittenSections(database, 'p1')).toEqual([]);
  });

  test('asked for twice at once gives one receipt', async () => {
    const database = await open();
    const asked = [1, 2].map(() => eraseSession(database, storage, SESSION, clock));
    const ended = await Promise.allSettled(asked);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'not-found' });
    expect(await database.selectFrom('erasures').select('receipt').execute()).toHaveLength(1);
  });

  test('and a visitor who comes in by a link at the same moment never wait for each other', async () => {
    const database = await open();
    for (let round = 0; round < 20; round += 1) {
      const session = { ...SESSION, id: `round ${round}` };
      await addSession(database, session);
      const { secret } = await drawPrivateLink(database, session.id, NOW);
      const coming = Array.from({ length: 4 }, () => openPrivateLink(database, secret, null, NOW));
      await Promise.all([...coming, eraseSession(database, storage, session, clock)]);
    }
    expect(await idsIn(database, 'sessions')).toEqual(['s1']);
    expect(await database.selectFrom('session_guests').select('visitor').execute()).toEqual([]);
  });
});

test('two processes count uses together', async () => {
  const place = await placeIn(makeFolder(), onTestFinished);
  const processes = [await openDatabase(place, PATIENT), await openDatabase(place, PATIENT)];
  onTestFinished(() => Promise.all(processes.map((each) => each.destroy())).then(() => undefined));
  const counters = processes.map(createTableUseCounter);
  const counts = await Promise.all(Array.from({ length: 40 }, (_, at) => counters[at % 2]?.count('a network', 60_000, NOW.getTime() + at)));
  expect(Math.max(...counts.map((each) => each?.uses ?? 0))).toBe(40);
});

/** A session of long ago with a plan. */
async function open(): Promise<Database> {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished), PATIENT);
  onTestFinished(() => database.destroy());
  await addSession(database, SESSION);
  const order = { sessionId: 's1', state: 'queued', language: 'es', facts: {}, date: '2026-01-02', createdAt: AT } as const;
  await orderPlan(database, { id: 'p1', ...order });
  return database;
}

/** The same, its card taken by the provider, which nobody here has heard of yet. */
async function openPaid() {
  const database = await open();
  const stripe = new StripeStandIn();
  const desk = openPaymentDesk({ database, clock, provider: provideFrom(stripe), report: (_plan, error) => expect.fail(String(error)) });
  stripe.confirm(await desk.begin('p1'), CARDS.good);
  return { database, desk, stripe };
}

function purge(database: Database): Promise<number> {
  return purgeSessions({ database, clock, settings: { retentionDays: 30, retentionDaysPaid: 90 } });
}

async function idsIn(database: Database, table: 'sessions' | 'plans'): Promise<string[]> {
  return (await database.selectFrom(table).select('id').execute()).map(({ id }) => id);
}

/**
 * Locks the row and leaves it as it is, so that those who wait are served in the order they came. A row that is written anew instead is waited for
 * twice, the old version and the new one, and who came second may get to the new one first.
 */
function lockSession(step: Database): Promise<unknown> {
  return step.selectFrom('sessions').select('id').where('id', '=', 's1').forUpdate().execute();
}

/** Does the work in a transaction that stays open until it is told to commit. */
async function hold(database: Database, work: (step: Database) => Promise<unknown>): Promise<{ commit: () => Promise<void> }> {
  const isHeld = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const transaction = database.transaction().execute(async (step: Database) => {
    await work(step);
    isHeld.resolve();
    await release.promise;
  });
  await Promise.race([isHeld.promise, transaction]);
  return {
    commit: () => {
      release.resolve();
      return transaction;
    },
  };
}

/** Resolves when so many wait for a row that somebody else holds. */
async function waitersIn(database: Database, count: number): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const look = async () => (await waiting.execute(database)).rows[0]?.count;
  await expect.poll(look, { timeout: 60_000, interval: 20 }).toBe(count);
}
