// The queue of plans to be written, on PostgreSQL: pg-boss in the product's terms.
import { type Job, PgBoss } from 'pg-boss';

const QUEUE = 'plans';
/** Where jobs end that failed every time. */
const GIVEN_UP = 'plans-given-up';

const PLANS = {
  notify: true,
  // A worker that was killed is noticed after this long: the least there may be.
  heartbeatSeconds: 10,
  // Longer than any plan takes, a language model's share included.
  expireInSeconds: 900,
  deadLetter: GIVEN_UP,
  deleteAfterSeconds: 3600,
} as const;

/** A second, two, four and so on between the attempts. */
const RETRIES: Retries = { retryLimit: 6, retryDelay: 1 };
const LONGEST_RETRY_SECONDS = 60;

/** Neither retries nor dead letters are notified: this is how late they are taken. */
const POLLING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 } as const;
/** How often the queue looks for workers that were killed. */
const SUPERVISE_EVERY_SECONDS = 2;
const CONNECTIONS = 3;

export interface Retries {
  /** Attempts after the first. */
  readonly retryLimit: number;
  /** Seconds before the second attempt, from which on they double. */
  readonly retryDelay: number;
}

export interface PlanJob {
  readonly planId: string;
  /** The request that asked for it, for the log. */
  readonly requestId: string | null;
}

export interface QueueOptions {
  /** Looks for jobs whose worker was killed: the workers' own task. */
  readonly supervises: boolean;
  readonly retries?: Retries | undefined;
  /** The queue itself is in trouble. */
  readonly onError: (error: unknown) => void;
}

export interface PlanQueue {
  /** Has the plan written by whoever is free. A plan that waits already, or is being written, waits no second time. */
  send(job: PlanJob): Promise<void>;
  /** Writes plans, so many at once; a job whose handler throws comes again, and ends with `giveUp` after the last time. */
  work(atOnce: number, write: (job: PlanJob) => Promise<void>, giveUp: (job: PlanJob) => Promise<void>): Promise<void>;
  /** Takes no more jobs, waits for those under way as long as may be, and closes. */
  stop(longestMs: number): Promise<void>;
}

export async function openPlanQueue(url: string, { supervises, retries = RETRIES, onError }: QueueOptions): Promise<PlanQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'trama jobs',
    max: CONNECTIONS,
    useListenNotify: supervises,
    supervise: supervises,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_SECONDS,
    monitorIntervalSeconds: SUPERVISE_EVERY_SECONDS,
  });
  boss.on('error', onError);
  boss.on('warning', onError);
  await boss.start();
  await boss.createQueue(GIVEN_UP, { deleteAfterSeconds: PLANS.deleteAfterSeconds });
  const retrying = { ...retries, retryBackoff: true, retryDelayMax: LONGEST_RETRY_SECONDS };
  await boss.createQueue(QUEUE, { policy: 'exclusive' });
  // One that an earlier version made is brought up to date.
  await boss.updateQueue(QUEUE, { ...PLANS, ...retrying });

  return {
    async send(job) {
      await boss.send(QUEUE, job, { singletonKey: job.planId });
    },
    async work(atOnce, write, giveUp) {
      const each = (handle: (job: PlanJob) => Promise<void>) => async (jobs: Job<PlanJob>[]) => {
        for (const { data } of jobs) await handle(data);
      };
      await boss.work(QUEUE, { ...POLLING, batchSize: 1, localConcurrency: atOnce }, each(write));
      await boss.work(GIVEN_UP, { ...POLLING, batchSize: 1 }, each(giveUp));
    },
    async stop(longestMs) {
      await boss.stop({ graceful: true, timeout: longestMs });
    },
  };
}
