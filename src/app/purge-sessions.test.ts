import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDocuments } from '../documents/document-store.server.ts';
import { addTurn } from '../interview/interview-store.server.ts';
import { orderPlan } from '../plan/plan-store.server.ts';
import { addSession } from '../visitors/session-store.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { findTraces, PATIENT, placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { purgeSessions } from './purge-sessions.server.ts';
import { repeatWork } from './repeat-work.server.ts';
import { findLastDone } from './upkeep-store.server.ts';

const START = Date.parse('2026-01-10T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const settings = { retentionDays: 30, retentionDaysPaid: 90 };

afterEach(() => {
  vi.useRealTimers();
});

describe('the purge', () => {
  test('keeps an unpaid interview for 30 days after its last use and a paid one for 90, and not a second more', async () => {
    const { database, folder } = await open();
    await keep(database, 'unpaid');
    await keep(database, 'paid');
    await pay(database, 'paid');
    expect(await findTraces(folder, 'Marca-indeleble')).not.toEqual([]);
    const left: Record<number, unknown[]> = {};
    for (const ms of [30 * DAY, 30 * DAY + 1, 90 * DAY, 90 * DAY + 1]) {
      await purgeSessions({ database, settings, clock: () => new Date(START + ms) });
      left[ms - 30 * DAY] = (await database.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id);
    }
    expect(left).toEqual({ 0: ['paid', 'unpaid'], 1: ['paid'], [60 * DAY]: ['paid'], [60 * DAY + 1]: [] });
    for (const table of ['turns', 'plans', 'documents'] as const) {
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await findTraces(folder, 'Marca-indeleble')).toEqual([]);
    // The record of money outlives what was bought with it.
    expect(await database.selectFrom('payments').select('plan_id').execute()).toEqual([{ plan_id: 'plan-paid' }]);
  });

  test('goes through any number in batches, notes when it was done, and touches nothing younger', async () => {
    const { database } = await open();
    for (let at = 0; at < 120; at += 1) await keep(database, `old-${at}`);
    await keep(database, 'young', START + 2 * DAY);
    const now = new Date(START + 31 * DAY);
    expect(await purgeSessions({ database, settings, clock: () => now })).toBe(120);
    expect(await database.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'young' }]);
    expect(await findLastDone(database, 'purge')).toBe(now.toISOString());
  });

  test('told to stop, it ends after a batch and leaves the rest for the next time', async () => {
    const { database } = await open();
    for (let at = 0; at < 60; at += 1) await keep(database, `old-${at}`);
    const stopping = new AbortController();
    const now = new Date(START + 31 * DAY);
    const first = purgeSessions({ database, settings, clock: () => now }, stopping.signal);
    stopping.abort();
    expect(await first).toBe(50);
    expect(await findLastDone(database, 'purge')).toBe(null);
    expect(await purgeSessions({ database, settings, clock: () => now })).toBe(10);
  });
});

describe('repeated work', () => {
  test('comes every so often, never twice at once, and goes on after a failure', async () => {
    vi.useFakeTimers();
    const reports: unknown[] = [];
    let held = Promise.withResolvers<void>();
    let rounds = 0;
    const repetition = repeatWork(
      () => {
        rounds += 1;
        return held.promise;
      },
      1000,
      (error) => reports.push(error),
    );
    await vi.advanceTimersByTimeAsync(999);
    expect(rounds).toBe(0);
    await vi.advanceTimersByTimeAsync(3001);
    expect(rounds).toBe(1);
    held.reject(new Error('disk full'));
    held = Promise.withResolvers<void>();
    await vi.advanceTimersByTimeAsync(1000);
    expect(rounds).toBe(2);
    expect(reports).toEqual([new Error('disk full')]);
    held.resolve();
    await repetition.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(rounds).toBe(2);
  });

  test('a stop waits for the round under way, which hears of it', async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const held = Promise.withResolvers<void>();
    const repetition = repeatWork(
      async (signal) => {
        await held.promise;
        told.push(signal.aborted ? 'stopped early' : 'went on');
      },
      1000,
      () => told.push('failed'),
    );
    await vi.advanceTimersByTimeAsync(1000);
    const stopped = repetition.stop().then(() => told.push('stopped'));
    held.resolve();
    await stopped;
    expect(told).toEqual(['stopped early', 'stopped']);
  });
});

async function open(): Promise<{ database: Database; folder: string }> {
  const folder = makeFolder();
  const database = await openDatabase(await placeIn(folder, onTestFinished), PATIENT);
  onTestFinished(() => database.destroy());
  return { database, folder };
}

/** A session with a turn, a plan and a document, last used at that moment. */
async function keep(database: Database, id: string, usedAt = START): Promise<void> {
  const at = new Date(usedAt).toISOString();
  await addSession(database, { id, language: 'es', issuedTo: 'digest', boundTo: null, createdAt: at, lastActiveAt: at });
  const reply = {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: null,
    message: null,
    topic: null,
    progress: { answered: 0, total: 8 },
    suggestions: [],
  };
  const text = `Marca-indeleble ${id}`;
  await addTurn(database, id, 0, { question: 'problem', text, reading: { kind: 'answer', facts: [] }, reply, at });
  const plan = { id: `plan-${id}`, sessionId: id, language: 'es', facts: {}, date: at.slice(0, 10), createdAt: at } as const;
  await orderPlan(database, { ...plan, state: 'ready' });
  await addDocuments(database, plan.id, [{ name: `${id}.pdf`, mediaType: 'application/pdf', bytes: Buffer.from(text) }], at);
}

async function pay(database: Database, id: string): Promise<void> {
  const at = new Date(START).toISOString();
  await database
    .insertInto('payments')
    .values({
      plan_id: `plan-${id}`,
      attempt: 1,
      amount: 2900,
      currency: 'usd',
      intent_id: 'pi_1',
      status: 'succeeded',
      failures: 0,
      version: 1,
      created_at: at,
      asked_at: at,
      paid_at: at,
      look_at: null,
    })
    .execute();
}
