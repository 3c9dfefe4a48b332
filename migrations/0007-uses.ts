import { type Kysely, PostgresAdapter, sql } from 'kysely';

// Uses that are counted for the limits where several processes serve one site. Moments are milliseconds, keys are lower-case hex.
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('uses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull());
  // Out of the log and out of every backup: nothing is lost with it but a count, and no write waits for a disk.
  const isServer = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isServer ? table.modifyFront(sql`unlogged`) : table).execute();
  await db.schema.createIndex('uses_end').on('uses').column('ends_at').execute();
}
