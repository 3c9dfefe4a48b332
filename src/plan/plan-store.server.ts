// Plans as rows: at most one a session, with the facts it is written from and how far it has come.
import type { Kysely } from 'kysely';
import type { FactSheet } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';

type PlanState = 'queued' | 'writing' | 'ready' | 'failed';

export interface PlanTables {
  plans: {
    id: string;
    session_id: string;
    state: PlanState;
    language: Language;
    facts: string;
    date: string;
    created_at: string;
  };
}

export interface PlanOrder {
  /** The document id, its own, never the session's. */
  readonly id: string;
  readonly sessionId: string;
  readonly state: PlanState;
  /** The language the interview was held in. */
  readonly language: Language;
  readonly facts: FactSheet;
  /** The day it is written for, `YYYY-MM-DD`: a plan taken up again after a crash keeps it. */
  readonly date: string;
  readonly createdAt: string;
}

type Database = Kysely<PlanTables>;

/** Orders a plan, unless the session already has one: the order that stands is given back either way. */
export async function orderPlan(db: Database, order: PlanOrder): Promise<PlanOrder> {
  await db
    .insertInto('plans')
    .values({
      id: order.id,
      session_id: order.sessionId,
      state: order.state,
      language: order.language,
      facts: JSON.stringify(order.facts),
      date: order.date,
      created_at: order.createdAt,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  return (await findPlan(db, order.sessionId)) ?? order;
}

export async function findPlan(db: Database, sessionId: string): Promise<PlanOrder | null> {
  const row = await db.selectFrom('plans').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  return row ? readRow(row) : null;
}

export async function findPlanById(db: Database, id: string): Promise<PlanOrder | null> {
  const row = await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRow(row) : null;
}

/** Plans that a stop or a crash left unwritten, oldest first. */
export async function findUnwrittenPlans(db: Database): Promise<PlanOrder[]> {
  const rows = await db.selectFrom('plans').selectAll().where('state', 'in', ['queued', 'writing']).orderBy('created_at').execute();
  return rows.map(readRow);
}

export async function countUnwrittenPlans(db: Database): Promise<number> {
  const row = await db
    .selectFrom('plans')
    .select((of) => of.fn.countAll().as('count'))
    .where('state', 'in', ['queued', 'writing'])
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The states from which a plan may come into each state; nothing leads back from `ready`. */
const BEFORE: Readonly<Record<Exclude<PlanState, 'queued'>, readonly PlanState[]>> = {
  writing: ['queued', 'writing', 'failed'],
  // What one process gave up another may have written all the same.
  ready: ['writing', 'failed'],
  failed: ['writing'],
};

/** Moves a plan on. False when it is not there to be moved: already ready, or erased by its visitor meanwhile. */
export async function markPlan(db: Database, id: string, state: keyof typeof BEFORE): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', BEFORE[state])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Holds the session's plan until the transaction ends: documents that are about to be stored come before it or not at all. */
export async function holdPlan(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('plans')
    .set((of) => ({ state: of.ref('state') }))
    .where('session_id', '=', sessionId)
    .execute();
}

function readRow(row: PlanTables['plans']): PlanOrder {
  return {
    id: row.id,
    sessionId: row.session_id,
    state: row.state,
    language: row.language,
    facts: JSON.parse(row.facts) as FactSheet,
    date: row.date,
    createdAt: row.created_at,
  };
}
