// SQLite chooses without statistics, which the product never gathers: its choice is the same at any number of rows.
// Every query that a call makes finds its rows by an index, however much is stored: its cost is that of what it gives back.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDocuments, findDocument, listDocuments } from '../documents/document-store.server.ts';
import { addTurn, readTurns } from '../interview/interview-store.server.ts';
import { findPlan, findPlanById, findUnwrittenPlans, markPlan, orderPlan } from '../plan/plan-store.server.ts';
import { addSession, bindSession, findSession, isKnownVisitor, removeSession, touchSession } from '../visitors/session-store.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { createAbandonedCount } from './metrics/count-abandoned.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';

const AT = '2026-06-01T00:00:00.000Z';
const TURNS = 12;

interface Explained {
  readonly asked: readonly string[];
  /** SQLite's own words for what it does. */
  readonly steps: readonly string[];
}

const CALLS: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  findSession: (database) => findSession(database, 's7'),
  isKnownVisitor: (database) => isKnownVisitor(database, 'visitor 7'),
  bindSession: (database) => bindSession(database, 's7', 'visitor 7'),
  touchSession: (database) => touchSession(database, 's7', AT),
  addSession: (database) =>
    addSession(database, { id: 'new', language: 'es', issuedTo: 'x', boundTo: null, createdAt: AT, lastActiveAt: AT }),
  readTurns: (database) => readTurns(database, 's7'),
  addTurn: (database) => addTurn(database, 'new', 0, { text: 'x' } as never),
  findPlan: (database) => findPlan(database, 's7'),
  findPlanById: (database) => findPlanById(database, 'p7'),
  orderPlan: (database) =>
    orderPlan(database, {
      id: 'pnew',
      sessionId: 'new',
      state: 'queued',
      language: 'es',
      facts: {},
      date: '2026-06-01',
      createdAt: AT,
    }),
  markPlan: (database) => markPlan(database, 'pnew', 'writing'),
  findUnwrittenPlans: (database) => findUnwrittenPlans(database),
  addDocuments: (database) => addDocuments(database, 'pnew', [{ name: 'a.pdf', mediaType: 'x', bytes: Buffer.from('x') }], AT),
  findDocument: (database) => findDocument(database, 'd7.pdf'),
  listDocuments: (database) => listDocuments(database, 'p7'),
  countAbandoned: async (database) => {
    const moments = [new Date('2026-01-07T01:00:00Z'), new Date('2026-01-07T01:00:30Z')];
    await createAbandonedCount(database, () => moments.shift() ?? new Date(0))();
  },
  removeSession: (database) => removeSession(database, 'new'),
  purgeSessions: (database) =>
    purgeSessions({ database, clock: () => new Date('2026-01-20T00:00:00Z'), settings: { retentionDays: 30, retentionDaysPaid: 90 } }),
};

describe.each([100, 10_000])('with %i interviews stored', (count) => {
  const explained = new Map<string, Explained>();

  beforeAll(async () => {
    const folder = makeFolder(() => undefined);
    const database = await openDatabase(folder);
    fill(folder, count);
    for (const [name, call] of Object.entries(CALLS)) explained.set(name, await explain(folder, database, call));
    await database.destroy();
  });

  test.each(Object.keys(CALLS))('%s scans no table', (name) => {
    const { asked, steps } = explained.get(name) ?? { asked: [], steps: [] };
    expect(asked).not.toEqual([]);
    // Erasures that visitors asked for are few, and looked through once an hour.
    expect(steps.filter((step) => /^SCAN (?!CONSTANT ROW|erasures)/.test(step))).toEqual([]);
  });

  test('a scan would be seen', async () => {
    const folder = makeFolder();
    const database = await openDatabase(folder);
    const { steps } = await explain(folder, database, (db) => db.selectFrom('turns').select('turn').where('turn', 'like', '%x%').execute());
    await database.destroy();
    expect(steps).toEqual(['SCAN turns']);
  });
});

/** Makes the call, and tells the steps that SQLite takes for each of its queries. */
async function explain(folder: string, database: Database, call: (database: Database) => Promise<unknown>): Promise<Explained> {
  const raw = new DatabaseSync(join(folder, 'trama.db'));
  const steps: string[] = [];
  const asked: string[] = [];
  const compiled = new Map<unknown, CompiledQuery>();
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId, database.getExecutor().compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    // Called for what was asked, and not for the parts it is made of.
    async transformResult({ result, queryId }) {
      const { sql, parameters } = compiled.get(queryId) ?? { sql: '', parameters: [] };
      if (!sql.startsWith('pragma')) {
        const rows = raw.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
        steps.push(...rows.map(({ detail }) => String(detail)));
        asked.push(sql);
      }
      return result;
    },
  };
  await call(database.withPlugin(listen));
  raw.close();
  return { asked, steps };
}

/** Interviews of 12 turns, one a minute since the first of January; a plan and a document for each second one. */
function fill(folder: string, count: number): void {
  const raw = new DatabaseSync(join(folder, 'trama.db'));
  raw.exec(`pragma synchronous = off; begin;
    create temp table n as with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count}) select i from n;
    insert into sessions select 's' || i, 'es', 'visitor ' || i, null, '2026-01-01',
      strftime('%Y-%m-%dT%H:%M:%S.000Z', '2026-01-01', '+' || i || ' minutes') from n;
    insert into turns select 's' || i, t, '{"reply":{"isComplete":false,"topic":"goals"},"text":"' || hex(zeroblob(100)) || '"}'
      from n, (select i as t from n where i < ${TURNS});
    insert into plans select 'p' || i, 's' || i, 'ready', 'es', '{}', '2026-01-01', '2026-01-01' from n where i % 2 = 1;
    insert into documents select 'd' || i || '.pdf', 'p' || i, 'application/pdf', zeroblob(500), '2026-01-01' from n where i % 2 = 1;
    commit`);
  raw.close();
}
