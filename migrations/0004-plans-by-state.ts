import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Every start looks for unwritten plans, which are few among many.
  await db.schema.createIndex('plans_state').on('plans').columns(['state', 'created_at']).execute();
}
