import { markPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import type { Database } from './database.server.ts';
import type { PlanWriter } from './metrics/app-metrics.ts';
import type { TellStage } from './plan-progress.ts';
import type { WriteParts } from './write-plan.server.ts';

/** How the writing of a plan ended. `erased`: its visitor erased it meanwhile. */
export interface PlanSettled {
  readonly planId: string;
  readonly outcome: 'ready' | 'failed' | 'erased';
  /** Of one that did not get ready, who was to write it. */
  readonly writer: PlanWriter;
  readonly seconds: number;
  /** The request that asked for it; null for a plan taken up again at the start. */
  readonly requestId: string | null;
  /** Why it failed. */
  readonly error?: unknown;
}

export interface FulfilParts extends WriteParts {
  /** Hears how each plan ended. */
  readonly report: (settled: PlanSettled) => void;
}

/** An order, who asked for it, and since when. */
export interface Commission {
  readonly order: PlanOrder;
  readonly requestId: string | null;
  /** On the clock of `performance`. */
  readonly since: number;
}

/** Loads what only the writing of plans needs, half of all modules: answering begins without it, and the first plan waits for it. */
export const loadPlanWriter = () => import('./write-plan.server.ts');

/** Writes an ordered plan and reports how that ended. What fails is marked, so that asking again writes it anew, and thrown as a `Problem`. */
export async function fulfilOrder(parts: FulfilParts, { order, requestId, since }: Commission, tell: TellStage): Promise<void> {
  let writer: PlanWriter = parts.office ? 'model' : 'embedded';
  const report = (ended: Pick<PlanSettled, 'outcome' | 'error'>) => {
    parts.report({ planId: order.id, requestId, writer, seconds: (performance.now() - since) / 1000, ...ended });
  };
  try {
    const { writePlan } = await loadPlanWriter();
    writer = (await writePlan(parts, order, tell)) ?? writer;
  } catch (error) {
    throw await settleFailure(parts.database, report, order, error);
  }
  report({ outcome: 'ready' });
}

async function settleFailure(
  database: Database,
  report: (ended: Pick<PlanSettled, 'outcome' | 'error'>) => void,
  order: PlanOrder,
  error: unknown,
): Promise<Problem> {
  if (error instanceof Problem && error.code === 'not-found') {
    report({ outcome: 'erased' });
    return error;
  }
  report({ outcome: 'failed', error: error instanceof Problem ? error.cause : error });
  await markPlan(database, order.id, 'failed');
  return error instanceof Problem ? error : new Problem('plan-failed', { cause: error });
}
