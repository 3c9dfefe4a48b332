import { countDueDeletions, RETRY_DELETION_MS } from '../../documents/pending-deletion-store.server.ts';
import type { Database } from '../database.server.ts';
import type { PlanDesk } from '../plan-desk.server.ts';
import { PURGE_TASK } from '../purge-sessions.server.ts';
import { findLastDone } from '../upkeep-store.server.ts';
import { createAbandonedCount } from './count-abandoned.server.ts';
import type { MetricRegistry } from './metric-registry.ts';

export interface WatchedWork {
  readonly database: Database;
  readonly clock: () => Date;
  readonly desk: Pick<PlanDesk, 'countUnderWay'>;
  /** Documents that wait for a thread of the renderer. */
  readonly countWaitingDocuments: () => number;
}

/** Of what is counted in the database each process tells the whole: the greatest of them is the figure, and their sum is not. */
const EVERYWHERE = ', of every process on the database (take the greatest, not the sum)';

/** What is under way or left lying, read when the figures are asked for. */
export function watchWork(registry: MetricRegistry, { database, clock, desk, countWaitingDocuments }: WatchedWork): void {
  registry.gauge(
    'trama_queue_depth',
    `Plans being written${EVERYWHERE}, and documents that wait for a thread of this renderer.`,
    async () => [
      { labels: { queue: 'plans' }, value: await desk.countUnderWay() },
      { labels: { queue: 'documents' }, value: countWaitingDocuments() },
    ],
  );
  registry.gauge(
    'trama_deletions_due',
    `Documents that are to be deleted from their bucket and are still there${EVERYWHERE}.`,
    async () => [
      // One that could not be deleted waits for its next time, and counts all the same.
      { value: await countDueDeletions(database, new Date(clock().getTime() + RETRY_DELETION_MS).toISOString()) },
    ],
  );
  registry.gauge(
    'trama_purge_last_success_timestamp_seconds',
    `When the purge last went through, whichever process did it; 0 before the first.`,
    async () => {
      const at = await findLastDone(database, PURGE_TASK);
      return [{ value: at === null ? 0 : Date.parse(at) / 1000 }];
    },
  );
  const countAbandoned = createAbandonedCount(database, clock);
  registry.total(
    'trama_interviews_abandoned_total',
    `Interviews without an answer for an hour, by the topic that was asked${EVERYWHERE}. Taken up again and left again, one counts twice.`,
    async () => [...(await countAbandoned())].map(([topic, value]) => ({ labels: { topic }, value })),
  );
}
