import type { FulfilParts } from './fulfil-order.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';
import { createPlanDesk, type PlanDesk } from './plan-desk.server.ts';
import { listenToNews } from './plan-news.server.ts';
import type { PlanJob, PlanQueue, QueueOptions, Retries } from './plan-queue.server.ts';
import { resendPlans, startPlanWorker } from './plan-worker.server.ts';
import { createQueuedPlanDesk } from './queued-plan-desk.server.ts';
import { type Repetition, repeatWork } from './repeat-work.server.ts';
import type { Settings } from './settings.server.ts';

/** A plan that was ordered and not sent is found this soon. */
const RESEND_EVERY_MS = 60_000;
/** How long a stop waits for plans under way; another worker then begins them anew. */
const LONGEST_DRAIN_MS = 20_000;

export interface DeskParts extends FulfilParts {
  readonly settings: Pick<Settings, 'databaseUrl' | 'role'>;
  readonly clock: () => Date;
  /** How often a plan that fails is tried again; the product's own measure unless told. */
  readonly retries?: Retries;
  /** How often who waits for a plan looks for itself; the product's own measure unless told. */
  readonly lookEveryMs?: number | undefined;
  /** The queue is in trouble. */
  readonly reportQueue: (error: unknown) => void;
  /** A plan failed every time. */
  readonly reportGivenUp: (job: PlanJob) => void;
}

export interface OpenedDesk {
  readonly desk: PlanDesk;
  /** Begins to write plans, those among them that were left unwritten; a process that only serves pages has nothing to begin. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

/** Embedded, the process writes its plans itself; on PostgreSQL workers do, which may be in this process too. */
export async function openPlanDesk(parts: DeskParts): Promise<OpenedDesk> {
  const { databaseUrl, role } = parts.settings;
  if (databaseUrl === null) {
    const desk = createPlanDesk(parts);
    return { desk, begin: () => desk.resume(), close: async () => undefined };
  }
  const isWorker = role !== 'web';
  const queue = await openQueue(databaseUrl, { supervises: isWorker, retries: parts.retries, onError: parts.reportQueue });
  const desk = createQueuedPlanDesk({ database: parts.database, queue, lookEveryMs: parts.lookEveryMs });
  const stopListening = role === 'worker' ? null : await listenToNews(databaseUrl, desk);
  let resending: Repetition | null = null;
  return {
    desk,
    async begin() {
      if (!isWorker) return;
      await startPlanWorker({ ...parts, queue });
      const resend = () => resendPlans({ ...parts, queue }, new Date(parts.clock().getTime() - RESEND_EVERY_MS).toISOString());
      resending = repeatWork(resend, RESEND_EVERY_MS, parts.reportQueue);
      await resend();
    },
    async close() {
      await resending?.stop();
      await queue.stop(LONGEST_DRAIN_MS);
      await stopListening?.();
    },
  };
}

/** The package behind it is loaded only on PostgreSQL. */
async function openQueue(url: string, options: QueueOptions): Promise<PlanQueue> {
  const { openPlanQueue } = await import('./plan-queue.server.ts');
  try {
    return await openPlanQueue(url, options);
  } catch (error) {
    throw new OperatorError(`The queue of plans cannot be opened in the database of DATABASE_URL: ${messageOf(error)}.`);
  }
}
