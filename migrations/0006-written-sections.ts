import type { Kysely } from 'kysely';

// What a language model wrote of a plan, section by section. It goes with its plan.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('written_sections')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id').onDelete('cascade'))
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('written_sections_key', ['plan_id', 'section'])
    .execute();
}
