// Finished documents as rows by the name they are downloaded under; their bytes in the row, or in an object that the row leads to.
import type { Kysely } from 'kysely';

export interface DocumentTables {
  documents: {
    name: string;
    plan_id: string;
    media_type: string;
    /** Empty when `object` is not null. */
    bytes: Uint8Array;
    created_at: string;
    /** `bucket/key`. */
    object: string | null;
  };
}

export interface StoredDocument {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A document whose bytes are safe: in `object` if it is told, which leaves none here, else with its row. */
export interface SafeDocument extends StoredDocument {
  readonly object?: string;
}

type Database = Kysely<DocumentTables>;

/** Enters the documents of a plan and gives back which were new. One that is already there stays: the same plan gives the same bytes. */
export async function addDocuments(db: Database, planId: string, documents: readonly SafeDocument[], at: string): Promise<SafeDocument[]> {
  const rows = await db
    .insertInto('documents')
    .values(
      documents.map(({ name, mediaType, bytes, object = null }) => ({
        name,
        plan_id: planId,
        media_type: mediaType,
        bytes,
        object,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return documents.filter(({ name }) => rows.some((row) => row.name === name));
}

export async function findDocument(db: Database, documentName: string): Promise<(SafeDocument & { planId: string }) | null> {
  const row = await db.selectFrom('documents').selectAll().where('name', '=', documentName).executeTakeFirst();
  if (!row) return null;
  const { name, plan_id: planId, media_type: mediaType, bytes, object } = row;
  return { name, planId, mediaType, bytes, ...(object !== null && { object }) };
}

/** The names of a plan's documents, in alphabetical order. */
export async function listDocuments(db: Database, planId: string): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('name').where('plan_id', '=', planId).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** One object that documents lead to, if any do. */
export async function findAnyObject(db: Database): Promise<string | null> {
  const row = await db.selectFrom('documents').select('object').where('object', 'is not', null).limit(1).executeTakeFirst();
  return row?.object ?? null;
}
