// Retention: what nobody has touched for the time the privacy notice says is deleted, documents and turns included.
import { type ExpressionBuilder, sql } from 'kysely';
import { holdSessions } from '../visitors/session-store.server.ts';
import { forgetUses } from '../visitors/table-use-counter.server.ts';
import { type Database, emptyLog, type Tables, takeTask } from './database.server.ts';
import { purgePayments } from './purge-payments.server.ts';
import { releaseObjects } from './release-objects.server.ts';
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
  for (let last: number | null = BATCH; last === BATCH && !signal?.aborted; gone += last ?? 0) {
    last = await purgeBatch(database, bounds, now.toISOString());
    // Another process is at it: whatever is left is its to do.
    if (last === null) return gone;
  }
  if (gone > 0) await emptyLog(database);
  if (signal?.aborted) return gone;
  await purgePayments(database, now, retentionDays);
  await database.deleteFrom('erasures').where('erased_at', '<', daysAgo(RECEIPTS_KEPT_DAYS)).execute();
  await forgetUses(database, now.getTime());
  await markDone(database, PURGE_TASK, now.toISOString());
  return gone;
}

type Bounds = { readonly [kind in 'unpaid' | 'paid' | 'any']: string };

/**
 * What is deleted is held and then asked again whether it is old, so that a session touched at this very moment stays whole or goes whole. One that
 * stays has its objects on the list of those to be deleted, where they do no harm: a document leads to them.
 */
async function purgeBatch(database: Database, bounds: Bounds, at: string): Promise<number | null> {
  return database.transaction().execute(async (step: Database) => {
    if (!(await takeTask(step, PURGE_TASK))) return null;
    const old = await step
      .selectFrom('sessions')
      .select('id')
      // Said once more than needed: an index leads to what may be old enough, and nothing else is looked at.
      .where('last_active_at', '<', bounds.any)
      .where((of) => isOld(of, bounds))
      .orderBy('last_active_at')
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await holdSessions(step, ids);
    await releaseObjects(step, ids, at);
    const { numDeletedRows } = await step
      .deleteFrom('sessions')
      .where('id', 'in', ids)
      .where((of) => isOld(of, bounds))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

function isOld({ or, and, not, exists, eb, selectFrom }: ExpressionBuilder<Tables, 'sessions'>, bounds: Bounds) {
  const paid = selectFrom('plans')
    .innerJoin('payments', 'payments.plan_id', 'plans.id')
    .select('plans.id')
    .where('plans.session_id', '=', sql.ref<string>('sessions.id'))
    .where('payments.paid_at', 'is not', null);
  return or([
    and([eb('last_active_at', '<', bounds.unpaid), not(exists(paid))]),
    and([eb('last_active_at', '<', bounds.paid), exists(paid)]),
  ]);
}
