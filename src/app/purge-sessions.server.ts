// Retention: what nobody has touched for the time the privacy notice says is deleted, documents and turns included.
import { sql } from 'kysely';
import { type Database, emptyLog } from './database.server.ts';
import { purgePayments } from './purge-payments.server.ts';
import type { Settings } from './settings.server.ts';
import { markDone } from './upkeep-store.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Small enough that an answer asked for meanwhile does not wait. */
const BATCH = 50;
/** How long the record of an erasure is kept, which holds nobody's data. */
const RECEIPTS_KEPT_DAYS = 5 * 365;

export const PURGE_TASK = 'purge';

export interface PurgeParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly settings: Pick<Settings, 'retentionDays' | 'retentionDaysPaid'>;
}

/**
 * Deletes what is too old, a batch a transaction, and gives back how many sessions went. Told to stop, it ends after the batch under way;
 * what is left waits for the next time. Payments, which hold no answers, are kept as long as the law wants them.
 */
export async function purgeSessions({ database, clock, settings }: PurgeParts, signal?: AbortSignal): Promise<number> {
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { retentionDays, retentionDaysPaid } = settings;
  const bounds = {
    unpaid: daysAgo(retentionDays),
    paid: daysAgo(retentionDaysPaid),
    any: daysAgo(Math.min(retentionDays, retentionDaysPaid)),
  };
  let gone = 0;
  for (let last = BATCH; last === BATCH && !signal?.aborted; gone += last) last = await purgeBatch(database, bounds);
  if (gone > 0) await emptyLog(database);
  if (signal?.aborted) return gone;
  await purgePayments(database, now, retentionDays);
  await database.deleteFrom('erasures').where('erased_at', '<', daysAgo(RECEIPTS_KEPT_DAYS)).execute();
  await markDone(database, PURGE_TASK, now.toISOString());
  return gone;
}

/** One statement chooses and deletes, so that a session touched at this very moment stays whole or goes whole. */
async function purgeBatch(database: Database, bounds: { readonly [kind in 'unpaid' | 'paid' | 'any']: string }): Promise<number> {
  return database.transaction().execute(async (step: Database) => {
    const paid = step
      .selectFrom('plans')
      .innerJoin('payments', 'payments.plan_id', 'plans.id')
      .select('plans.id')
      .where('plans.session_id', '=', sql.ref<string>('sessions.id'))
      .where('payments.paid_at', 'is not', null);
    const old = step
      .selectFrom('sessions')
      .select('id')
      // Said once more than needed: an index leads to what may be old enough, and nothing else is looked at.
      .where('last_active_at', '<', bounds.any)
      .where(({ or, and, not, exists, eb }) =>
        or([
          and([eb('last_active_at', '<', bounds.unpaid), not(exists(paid))]),
          and([eb('last_active_at', '<', bounds.paid), exists(paid)]),
        ]),
      )
      .orderBy('last_active_at')
      .limit(BATCH);
    const { numDeletedRows } = await step.deleteFrom('sessions').where('id', 'in', old).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
