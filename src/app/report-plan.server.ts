import type { FastifyBaseLogger } from 'fastify';
import type { AppMetrics } from './metrics/app-metrics.ts';
import type { PlanSettled } from './plan-desk.server.ts';

/** Counts how a plan ended, and writes one line with the id of the request that asked for it. */
export function reportPlan(metrics: AppMetrics, log: FastifyBaseLogger, { planId, requestId, outcome, seconds, error }: PlanSettled): void {
  metrics.planSettled({ writer: 'embedded', outcome, seconds });
  const line = { outcome, ms: Math.round(seconds * 1000), ...(requestId !== null && { reqId: requestId }) };
  if (outcome === 'failed') log.error({ ...line, plan: planInLog(planId), err: error }, 'a plan could not be written');
  else log.info(line, 'plan settled');
}

/** Enough of the id to find the plan by; the whole of it would open the documents of a client without cookies. */
export function planInLog(planId: string): string {
  return planId.slice(0, 8);
}
