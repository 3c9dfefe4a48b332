import type { FastifyBaseLogger } from 'fastify';
import type { AppMetrics } from './metrics/app-metrics.ts';
import type { PlanSettled } from './plan-desk.server.ts';

/** Counts how a plan ended, and writes one line with the id of the request that asked for it. */
export function reportPlan(metrics: AppMetrics, log: FastifyBaseLogger, { planId, requestId, outcome, seconds, error }: PlanSettled): void {
  metrics.planSettled({ writer: 'embedded', outcome, seconds });
  const line = { outcome, ms: Math.round(seconds * 1000), ...(requestId !== null && { reqId: requestId }) };
  // Enough of the id to find it by; the whole of it would open the documents of a client without cookies.
  if (outcome === 'failed') log.error({ ...line, plan: planId.slice(0, 8), err: error }, 'a plan could not be written');
  else log.info(line, 'plan settled');
}
