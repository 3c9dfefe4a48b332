// Several nodes on one PostgreSQL, and what their tests wait for.
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { orderPlan } from '../plan/plan-store.server.ts';
import { addSession } from '../visitors/session-store.server.ts';
import type { Database } from './database.server.ts';
import { placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { produceOutline, Visitor } from './http/app-fixture.ts';
import { type NodeOptions, openNode, type TestNode } from './node-fixture.ts';
import type { Produce } from './write-plan.server.ts';

const AT = '2026-01-02T03:04:05.000Z';

export async function openCluster() {
  const folder = makeFolder();
  const url = await placeIn(folder, onTestFinished);
  return { url, open: (role: 'web' | 'worker', options?: NodeOptions) => openNode(folder, url, role, options) };
}

export async function generate(web: TestNode) {
  const visitor = new Visitor(web);
  const id = await visitor.start();
  await visitor.playInterview(id);
  return { visitor, id, reply: await visitor.generate(id) };
}

export async function addOrder(database: Database) {
  const session = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT } as const;
  await addSession(database, session);
  return orderPlan(database, { id: 'p1', sessionId: 's1', state: 'queued', language: 'es', facts: {}, date: '2026-01-02', createdAt: AT });
}

export async function stateOf(database: Database): Promise<string | undefined> {
  return (await database.selectFrom('plans').select('state').executeTakeFirst())?.state;
}

/** Ends the connections of that name, and says how many there were. */
export async function cut(url: string, name: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [name],
  );
  await client.end();
  return rowCount ?? 0;
}

/** A press that stands still until it is released. */
export function holdPress() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const produce: Produce = async (...order) => {
    reached.resolve();
    await released.promise;
    return produceOutline(...order);
  };
  return { produce, isReached: reached.promise, release: () => released.resolve() };
}

export function stagesIn(body: string): string[] {
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? '').stage);
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(async () => holds(), { timeout: 60_000, interval: 100 }).toBe(true);
}
