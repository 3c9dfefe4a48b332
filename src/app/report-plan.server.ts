import type { FastifyBaseLogger } from 'fastify';
import type { PlanSettled } from './fulfil-order.server.ts';
import type { AppMetrics } from './metrics/app-metrics.ts';
import type { PlanJob } from './plan-queue.server.ts';

/** Counts how a plan ended, and writes one line with the id of the request that asked for it. */
export function reportPlan(
  metrics: AppMetrics,
  log: FastifyBaseLogger,
  { planId, requestId, writer, outcome, seconds, error }: PlanSettled,
): void {
  metrics.planSettled({ writer, outcome, seconds });
  const line = { outcome, writer, ms: Math.round(seconds * 1000), ...(requestId !== null && { reqId: requestId }) };
  if (outcome === 'failed') log.error({ ...line, plan: planInLog(planId), err: error }, 'a plan could not be written');
  else log.info(line, 'plan settled');
}

/** A plan that failed every time is for somebody to look at. */
export function reportGivenUp(metrics: AppMetrics, log: FastifyBaseLogger, { planId, requestId }: PlanJob): void {
  metrics.planGivenUp();
  log.error({ plan: planInLog(planId), ...(requestId !== null && { reqId: requestId }) }, 'a plan was given up: it failed every time');
}

/** Enough of the id to find the plan by; the whole of it would open the documents of a client without cookies. */
export function planInLog(planId: string): string {
  return planId.slice(0, 8);
}
