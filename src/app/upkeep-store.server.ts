// What is done every so often, and what was erased on request, as rows.
import type { Kysely } from 'kysely';

export interface UpkeepTables {
  upkeep: { task: string; done_at: string };
  erasures: { receipt: string; erased_at: string; answers: number; documents: number };
}

type Database = Kysely<UpkeepTables>;

/** Marks the task as done at this moment, ISO 8601. */
export async function markDone(db: Database, task: string, at: string): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ task, done_at: at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ done_at: at }))
    .execute();
}

/** When the task was last done, ISO 8601; null when it never was. */
export async function findLastDone(db: Database, task: string): Promise<string | null> {
  const row = await db.selectFrom('upkeep').select('done_at').where('task', '=', task).executeTakeFirst();
  return row?.done_at ?? null;
}

export async function addErasure(db: Database, erasure: UpkeepTables['erasures']): Promise<void> {
  await db.insertInto('erasures').values(erasure).execute();
}
