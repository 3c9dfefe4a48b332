// How long the record of money is kept: as long as the law asks for, and not a year more.
import type { Database } from './database.server.ts';

/** Código de Comercio, article 30: six years from the last entry in the books, which are closed at the end of the calendar year. */
export const BOOKS_KEPT_YEARS = 6;
/** The provider tells an event again for three days; after that nobody asks whether it was heard. */
const EVENTS_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes payments made in a year that is out of its term, unless the plan they opened is still there; attempts that nobody paid, as soon as
 * an interview would go; and events that were heard long ago.
 */
export async function purgePayments(database: Database, now: Date, retentionDays: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const outOfTerm = `${now.getUTCFullYear() - BOOKS_KEPT_YEARS}-01-01T00:00:00.000Z`;
  await database
    .deleteFrom('payments')
    .where('paid_at', '<', outOfTerm)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('plans').select('plans.id').whereRef('plans.id', '=', 'payments.plan_id'))),
    )
    .execute();
  await database
    .deleteFrom('payments')
    .where('paid_at', 'is', null)
    .where('asked_at', '<', daysAgo(retentionDays))
    // One that the provider may still take money for is called off first.
    .where(({ or, eb }) => or([eb('status', '=', 'canceled'), eb('intent_id', 'is', null)]))
    .execute();
  await database.deleteFrom('payment_events').where('heard_at', '<', daysAgo(EVENTS_KEPT_DAYS)).execute();
}
