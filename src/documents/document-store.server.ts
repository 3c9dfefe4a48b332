// Finished documents as rows, bytes included, by the name they are downloaded under.
import type { Kysely } from 'kysely';

export interface DocumentTables {
  documents: { name: string; plan_id: string; media_type: string; bytes: Uint8Array; created_at: string };
}

export interface StoredDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

type Database = Kysely<DocumentTables>;

/** Stores the documents of a plan. One that is already there stays: the same plan gives the same bytes. */
export async function addDocuments(db: Database, planId: string, documents: readonly StoredDocument[], at: string): Promise<void> {
  await db
    .insertInto('documents')
    .values(documents.map(({ name, mediaType, bytes }) => ({ name, plan_id: planId, media_type: mediaType, bytes, created_at: at })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function findDocument(db: Database, name: string): Promise<(StoredDocument & { planId: string }) | null> {
  const row = await db.selectFrom('documents').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? { name: row.name, mediaType: row.media_type, bytes: row.bytes, planId: row.plan_id } : null;
}

/** The names of a plan's documents, in alphabetical order. */
export async function listDocuments(db: Database, planId: string): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('name').where('plan_id', '=', planId).orderBy('name').execute();
  return rows.map(({ name }) => name);
}
