// Objects that are to be deleted, as rows. A row is written before its object, and again when the object's document is erased:
// whatever happens in between, nothing that was ever put into a bucket is forgotten there.
import type { Kysely } from 'kysely';
import type { DocumentTables } from './document-store.server.ts';

export interface PendingDeletionTables {
  pending_deletions: { object: string; due_at: string };
}

type Database = Kysely<DocumentTables & PendingDeletionTables>;

/** An object that could not be deleted is due again after this time. */
export const RETRY_DELETION_MS = 10 * 60 * 1000;

/** Notes objects that are to go from `dueAt` on, ISO 8601. */
export async function noteDeletions(db: Database, objects: readonly string[], dueAt: string): Promise<void> {
  if (objects.length === 0) return;
  await db
    .insertInto('pending_deletions')
    .values(objects.map((object) => ({ object, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('object').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Takes objects off the list. False when one of them is not on it any more, or is due before `dueAfter`. */
export async function keepObjects(db: Database, objects: readonly string[], dueAfter: string): Promise<boolean> {
  if (objects.length === 0) return true;
  const { numDeletedRows } = await db
    .deleteFrom('pending_deletions')
    .where('object', 'in', [...objects])
    .where('due_at', '>', dueAfter)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === objects.length;
}

/** Objects due by then, the longest due first, each with whether a document leads to it all the same. */
export async function findDueDeletions(db: Database, by: string, limit: number): Promise<{ object: string; isNeeded: boolean }[]> {
  const rows = await db
    .selectFrom('pending_deletions')
    .leftJoin('documents', 'documents.object', 'pending_deletions.object')
    .select(['pending_deletions.object', 'documents.name'])
    .where('due_at', '<=', by)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ object, name }) => ({ object, isNeeded: name !== null }));
}

export async function endDeletion(db: Database, object: string): Promise<void> {
  await db.deleteFrom('pending_deletions').where('object', '=', object).execute();
}

export async function countDueDeletions(db: Database, by: string): Promise<number> {
  const row = await db
    .selectFrom('pending_deletions')
    .select((of) => of.fn.countAll().as('count'))
    .where('due_at', '<=', by)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
