import { foldTurns } from '../interview/fold-turns.ts';
import { findPlan, orderPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { drawId } from '../visitors/session-id.server.ts';
import { type Session, touchSession } from '../visitors/session-store.server.ts';
import { readInterview } from './answer-session.server.ts';
import type { Database } from './database.server.ts';
import type { PlanDesk } from './plan-desk.server.ts';
import { type PlanLinks, readPlanLinks } from './plan-links.server.ts';

export interface GenerateParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly desk: PlanDesk;
  /** Counts a plan about to be written; throws when that is once too often. */
  readonly countWriting?: (sessionId: string) => Promise<void>;
  /** How long a call waits for the plan, in milliseconds; proxies and browsers give up soon after. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 100_000;

/** Has the session's one plan written, unless it is already there, and says where its documents are; null while it is still being written. */
export async function generatePlan(parts: GenerateParts, session: Session, requestId?: string): Promise<PlanLinks | null> {
  const order = (await findPlan(parts.database, session.id)) ?? (await orderFromInterview(parts, session));
  if (order.state !== 'ready' && !parts.desk.isUnderWay(session.id)) await parts.countWriting?.(session.id);
  const isWritten = order.state === 'ready' || (await endsWithin(parts.desk.write(order, requestId), parts.patienceMs ?? PATIENCE_MS));
  return isWritten ? readPlanLinks(parts.database, order.id) : null;
}

/** False where the work takes longer; it goes on, and how it ends is told elsewhere. */
async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const limit = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => limit.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function orderFromInterview({ database, clock }: GenerateParts, session: Session): Promise<PlanOrder> {
  const { status, facts } = foldTurns(await readInterview(database, session));
  if (status === 'declined') throw new Problem('interview-finished');
  if (status !== 'complete') throw new Problem('interview-unfinished');
  const at = clock().toISOString();
  return database.transaction().execute(async (step: Database) => {
    if (!(await touchSession(step, session.id, at))) throw new Problem('not-found');
    return orderPlan(step, {
      id: drawId(),
      sessionId: session.id,
      state: 'queued',
      language: session.language,
      facts,
      date: at.slice(0, 10),
      createdAt: at,
    });
  });
}
