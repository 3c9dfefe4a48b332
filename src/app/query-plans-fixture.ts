// The queries that calls make, each with the steps an engine takes for it.
import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import { addDocuments, findDocument, listDocuments } from '../documents/document-store.server.ts';
import { addTurn, readTurns } from '../interview/interview-store.server.ts';
import { findPlan, findPlanById, findUnwrittenPlans, markPlan, orderPlan } from '../plan/plan-store.server.ts';
import { addSession, bindSession, findSession, isKnownVisitor, removeSession, touchSession } from '../visitors/session-store.server.ts';
import type { Database } from './database.server.ts';
import { createAbandonedCount } from './metrics/count-abandoned.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';

/** What is stored when the calls are made: an interview a minute since the first of January. */
export const STORED = { from: '2026-01-01T00:00:00', everySeconds: 60 };

const AT = '2026-06-01T00:00:00.000Z';

export interface Explained {
  readonly asked: readonly string[];
  /** The engine's own words for what it does. */
  readonly steps: readonly string[];
}

export type Explain = (query: string, parameters: readonly unknown[]) => Promise<readonly string[]>;

/** One after another: each finds what those before it have left. */
export const CALLS: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
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

/** Makes each call, and tells the steps taken for each of its queries. */
export async function explainCalls(database: Database, explain: Explain): Promise<ReadonlyMap<string, Explained>> {
  const explained = new Map<string, Explained>();
  for (const [name, call] of Object.entries(CALLS)) explained.set(name, await explainCall(database, call, explain));
  return explained;
}

export async function explainCall(
  database: Database,
  call: (database: Database) => Promise<unknown>,
  explain: Explain,
): Promise<Explained> {
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
        steps.push(...(await explain(sql, parameters)));
        asked.push(sql);
      }
      return result;
    },
  };
  await call(database.withPlugin(listen));
  return { asked, steps };
}
