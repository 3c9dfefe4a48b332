import type { Kysely } from 'kysely';

// What a language model was asked and took, so that a restart or a second process counts on from there.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_days')
    // In UTC, YYYY-MM-DD.
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'integer', (column) => column.notNull())
    .addColumn('output_tokens', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('model_plans')
    .addColumn('plan_id', 'text', (column) => column.primaryKey().references('plans.id').onDelete('cascade'))
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'integer', (column) => column.notNull())
    .addColumn('output_tokens', 'integer', (column) => column.notNull())
    .execute();
}
