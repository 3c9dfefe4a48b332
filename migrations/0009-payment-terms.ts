import type { Kysely } from 'kysely';

// Time is ISO 8601 text in UTC.
export async function up(db: Kysely<unknown>): Promise<void> {
  // The sentence that stood beside the button when it was last pressed, and that moment.
  await db.schema.alterTable('payments').addColumn('agreed_to', 'text').execute();
  await db.schema.alterTable('payments').addColumn('agreed_at', 'text').execute();
  // When the visitor withdrew from the contract; null while they have not.
  await db.schema.alterTable('payments').addColumn('withdrawn_at', 'text').execute();
  // The purge finds what is past its time: payments by their age, and events.
  await db.schema.createIndex('payments_age').on('payments').columns(['paid_at', 'asked_at']).execute();
  await db.schema.createIndex('payment_events_age').on('payment_events').column('heard_at').execute();
}
