import { countUnwrittenPlans, findPlanById, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import type { Database } from './database.server.ts';
import { type PlanDesk, RETRY_WHEN_FULL_SECONDS } from './plan-desk.server.ts';
import type { NewsListener } from './plan-news.server.ts';
import { createProgressBoard } from './plan-progress.ts';
import type { PlanQueue } from './plan-queue.server.ts';

const MOST_WAITING = 200;
/** News may be lost with a connection: who waits looks for itself this often. */
const LOOK_EVERY_MS = 2000;
/** Longer than any plan takes: whoever has waited this long is told to ask again. */
const LONGEST_WAIT_MS = 10 * 60_000;

export interface QueuedDeskParts {
  readonly database: Database;
  readonly queue: Pick<PlanQueue, 'send'>;
  /** How often who waits looks for itself; the product's own measure unless told. */
  readonly lookEveryMs?: number | undefined;
}

interface Waiting {
  readonly sessionId: string;
  readonly ended: PromiseWithResolvers<void>;
}

/** The desk of a process whose plans are written by workers: it sends jobs, and hears from the news how they go. */
export function createQueuedPlanDesk({ database, queue, lookEveryMs = LOOK_EVERY_MS }: QueuedDeskParts): PlanDesk & NewsListener {
  const board = createProgressBoard();
  /** By the plan's id. */
  const waiting = new Map<string, Waiting>();

  /** Ends the wait for a plan that is ready or gone, whether or not news of it came. */
  async function look(planId: string): Promise<void> {
    const plan = await findPlanById(database, planId);
    if (!plan) waiting.get(planId)?.ended.reject(new Problem('not-found'));
    else if (plan.state === 'ready') waiting.get(planId)?.ended.resolve();
  }
  const lookAtAll = () => {
    for (const planId of waiting.keys()) look(planId).catch(() => undefined);
  };

  async function send(order: PlanOrder, requestId: string | null): Promise<void> {
    if ((await countUnwrittenPlans(database)) > MOST_WAITING) throw full();
    await queue.send({ planId: order.id, requestId });
    // It may have been finished between the visitor's question and the wait.
    await look(order.id);
  }

  function write(order: PlanOrder, requestId?: string): Promise<void> {
    const present = waiting.get(order.id);
    if (present) return present.ended.promise;
    const ended = Promise.withResolvers<void>();
    waiting.set(order.id, { sessionId: order.sessionId, ended });
    const limit = setTimeout(() => ended.reject(full()), LONGEST_WAIT_MS);
    const looking = setInterval(lookAtAll, lookEveryMs);
    send(order, requestId ?? null).catch(ended.reject);
    return ended.promise.finally(() => {
      clearTimeout(limit);
      clearInterval(looking);
      waiting.delete(order.id);
    });
  }

  return {
    write,
    // The workers resend what was left.
    resume: async () => undefined,
    listen: board.listen,
    isUnderWay: (sessionId) => [...waiting.values()].some((one) => one.sessionId === sessionId),
    async settle() {
      await Promise.allSettled([...waiting.values()].map(({ ended }) => ended.promise));
    },
    countUnderWay: () => countUnwrittenPlans(database),
    onNews({ planId, sessionId, event, problem }) {
      if (event) board.tell(sessionId, event);
      else board.tellFailure(sessionId);
      if (problem) waiting.get(planId)?.ended.reject(new Problem(problem));
      else if (event && event.done >= event.total) waiting.get(planId)?.ended.resolve();
    },
    onGap: lookAtAll,
  };
}

function full(): Problem {
  return new Problem('queue-full', { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS });
}
