import { type Kysely, PostgresAdapter, sql } from 'kysely';

// Time is ISO 8601 text in UTC, JSON is text, a digest is lower-case hex.
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob';
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text', (column) => column.notNull())
    // SHA-256 of the visitor cookie that the start call set: the only one that may bind the session.
    .addColumn('issued_to', 'text', (column) => column.notNull())
    // The same digest once a call has carried that cookie; null while the bare id still opens the session.
    .addColumn('bound_to', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_active_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_issued_to').on('sessions').column('issued_to').execute();

  await db.schema
    .createTable('turns')
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('turn', 'text', (column) => column.notNull())
    // Two answers at once cannot both take the same place.
    .addPrimaryKeyConstraint('turns_place', ['session_id', 'number'])
    .execute();

  await db.schema
    .createTable('plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().unique().references('sessions.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('queued', 'writing', 'ready', 'failed')`))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('documents')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('documents_plan').on('documents').column('plan_id').execute();
}
