import type { Kysely } from 'kysely';

// Time is ISO 8601 text in UTC, a digest is lower-case hex.
export async function up(db: Kysely<unknown>): Promise<void> {
  // One link a session: a new one takes the place of the old. Only the SHA-256 of its secret is kept.
  await db.schema
    .createTable('private_links')
    .addColumn('session_id', 'text', (column) => column.primaryKey().references('sessions.id').onDelete('cascade'))
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('uses_left', 'integer', (column) => column.notNull())
    .execute();

  // Visitors that a private link let in beside the one the session was given to, as SHA-256 of their cookies.
  await db.schema
    .createTable('session_guests')
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('session_guests_once', ['session_id', 'visitor'])
    .execute();
  await db.schema.createIndex('session_guests_visitor').on('session_guests').column('visitor').execute();
  await db.schema.createIndex('sessions_last_active').on('sessions').column('last_active_at').execute();

  // Work that is done every so often, and when it was last done.
  await db.schema
    .createTable('upkeep')
    .addColumn('task', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'text', (column) => column.notNull())
    .execute();

  // What was erased on request: how much and when, and nothing that leads back to anybody.
  await db.schema
    .createTable('erasures')
    .addColumn('receipt', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .execute();
}
