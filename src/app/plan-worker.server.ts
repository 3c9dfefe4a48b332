import { findPlanById, findUnwrittenPlans, markPlan } from '../plan/plan-store.server.ts';
import { Problem, type ProblemCode } from '../problems/problem.ts';
import { type FulfilParts, fulfilOrder } from './fulfil-order.server.ts';
import { tellNews } from './plan-news.server.ts';
import { eventOf, type TellStage } from './plan-progress.ts';
import type { PlanJob, PlanQueue } from './plan-queue.server.ts';

/** As many as there are render workers for; more at once would only make each wait for the others. */
const AT_ONCE = 2;

export interface WorkerParts extends FulfilParts {
  readonly queue: PlanQueue;
  /** Hears of a plan that failed every time. */
  readonly reportGivenUp: (job: PlanJob) => void;
}

/** Takes plans from the queue and writes them, telling every process how far they are. */
export async function startPlanWorker(parts: WorkerParts): Promise<void> {
  await parts.queue.work(
    AT_ONCE,
    (job) => writeJob(parts, job),
    (job) => giveUp(parts, job),
  );
}

/** Sends unwritten plans again that were ordered before `olderThan`, ISO 8601: whoever ordered one may have stopped before sending it. */
export async function resendPlans({ database, queue }: Pick<WorkerParts, 'database' | 'queue'>, olderThan: string): Promise<void> {
  for (const { id, createdAt } of await findUnwrittenPlans(database)) {
    if (createdAt < olderThan) await queue.send({ planId: id, requestId: null });
  }
}

/** Throws when the plan is to be tried again. */
async function writeJob(parts: WorkerParts, { planId, requestId }: PlanJob): Promise<void> {
  const order = await findPlanById(parts.database, planId);
  if (!order) return;
  const { sessionId } = order;
  // One after another, so that no stage is told before the one it follows.
  let told = Promise.resolve();
  const tell: TellStage = (stage, sections) => {
    const news = { planId, sessionId, event: eventOf(stage, sections), problem: null };
    told = told.then(() => tellNews(parts.database, news)).catch(() => undefined);
  };
  try {
    await fulfilOrder(parts, { order, requestId, since: performance.now() }, tell);
    await told;
  } catch (error) {
    await told;
    const problem: ProblemCode = error instanceof Problem ? error.code : 'plan-failed';
    await tellNews(parts.database, { planId, sessionId, event: null, problem });
    if (problem !== 'not-found') throw error;
  }
}

/** The visitor may ask again, which begins anew. */
async function giveUp({ database, reportGivenUp }: WorkerParts, job: PlanJob): Promise<void> {
  reportGivenUp(job);
  const order = await findPlanById(database, job.planId);
  if (!order || !(await markPlan(database, order.id, 'failed'))) return;
  await tellNews(database, { planId: order.id, sessionId: order.sessionId, event: null, problem: 'plan-failed' });
}
