import { type Kysely, sql } from 'kysely';

// Time is ISO 8601 text in UTC.
export async function up(db: Kysely<unknown>): Promise<void> {
  // Where the bytes lie when they are not in the row, as `bucket/key`; null when they are.
  await db.schema.alterTable('documents').addColumn('object', 'text').execute();
  await sql`create unique index documents_object on documents (object) where object is not null`.execute(db);

  // Objects that are to go unless a document leads to them by then: those of erased documents, and those about to be written.
  await db.schema
    .createTable('pending_deletions')
    .addColumn('object', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('pending_deletions_due').on('pending_deletions').column('due_at').execute();
}
