import { type Kysely, sql } from 'kysely';

// Time is ISO 8601 text in UTC. No reference to the plan: the record of money outlives what was bought with it, and holds no answers.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    // In the smallest unit of the currency.
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    // The provider's own name of the payment; null until it is known.
    .addColumn('intent_id', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('created', 'processing', 'succeeded', 'disputed', 'owed', 'refunded', 'canceled')`),
    )
    // Cards refused.
    .addColumn('failures', 'integer', (column) => column.notNull())
    // Grows with every look at the provider: of two looks at once, the one that began earlier does not count.
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // When a visitor last asked to pay.
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    // When the provider is asked again unless it speaks first; null for never.
    .addColumn('look_at', 'text')
    .addPrimaryKeyConstraint('payments_attempt', ['plan_id', 'attempt'])
    .execute();
  // The guard against paying twice: a plan has one live payment at most.
  await sql`create unique index payments_live on payments (plan_id) where status not in ('refunded', 'canceled')`.execute(db);
  await db.schema.createIndex('payments_look').on('payments').column('look_at').execute();

  // What the provider told, so that each telling counts once.
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('intent_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('heard_at', 'text', (column) => column.notNull())
    .execute();
}
