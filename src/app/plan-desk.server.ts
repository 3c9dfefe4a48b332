// The desk where plans are written: each one once at a time, with somebody to tell how far it is.
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import type { ProgressEvent } from '../interview/chat-calls.ts';
import { findUnwrittenPlans, markPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { createWorkGate } from './bound-work.ts';
import type { Database } from './database.server.ts';
import { type Produce, STAGES, type Stage, writePlan } from './write-plan.server.ts';

/** As many as there are render workers for; more at once would only make each wait for the others. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const RETRY_WHEN_FULL_SECONDS = 60;

export type ProgressListener = (event: ProgressEvent) => void;

export interface PlanDesk {
  /**
   * Writes the plan, or joins whoever is already waiting for it. Throws a `Problem` when it cannot be written.
   * `requestId` names the request that asked for it, in the log.
   */
  write(order: PlanOrder, requestId?: string): Promise<void>;
  /** Takes up what a stop or a crash left unwritten. */
  resume(): Promise<void>;
  /** Hears of the session's plan from now on, the present stage first; gives back how to stop listening. */
  listen(sessionId: string, listener: ProgressListener): () => void;
  /** True while the session's plan is being written or waits its turn. */
  isUnderWay(sessionId: string): boolean;
  /** Resolves when no plan is under way any more. */
  settle(): Promise<void>;
  countUnderWay(): number;
}

/** How the writing of a plan ended. `erased`: its visitor erased it meanwhile. */
export interface PlanSettled {
  readonly planId: string;
  readonly outcome: 'ready' | 'failed' | 'erased';
  readonly seconds: number;
  /** The request that asked for it; null for a plan taken up again at the start. */
  readonly requestId: string | null;
  /** Why it failed. */
  readonly error?: unknown;
}

export interface DeskParts {
  readonly database: Database;
  readonly storage: DocumentStorage;
  readonly produce: Produce;
  /** Hears how each plan ended. */
  readonly report: (settled: PlanSettled) => void;
}

export const LAST_EVENT = eventOf('ready');

export function createPlanDesk(parts: DeskParts): PlanDesk {
  const gate = createWorkGate(AT_ONCE, MOST_WAITING);
  const underWay = new Map<string, { work: Promise<void>; event: ProgressEvent }>();
  const listeners = new Map<string, Set<ProgressListener>>();

  function write(order: PlanOrder, requestId?: string): Promise<void> {
    const present = underWay.get(order.sessionId);
    if (present) return present.work;
    if (gate.isFull()) return Promise.reject(new Problem('queue-full', { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS }));
    const entry = { work: Promise.resolve(), event: eventOf('figures') };
    const since = performance.now();
    const report = (ended: Pick<PlanSettled, 'outcome' | 'error'>) => {
      parts.report({ planId: order.id, requestId: requestId ?? null, seconds: (performance.now() - since) / 1000, ...ended });
    };
    const tell = (event: ProgressEvent) => {
      entry.event = event;
      for (const listener of listeners.get(order.sessionId) ?? []) listener(event);
    };
    underWay.set(order.sessionId, entry);
    entry.work = gate
      .enter(() => writePlan(parts, order, (stage) => tell(eventOf(stage))))
      .then(() => report({ outcome: 'ready' }))
      .catch(async (error: unknown) => {
        tell({ ...entry.event, stage: 'failed' });
        throw await settleFailure(parts.database, report, order, error);
      })
      .finally(() => underWay.delete(order.sessionId));
    return entry.work;
  }

  return {
    write,
    async resume() {
      // What fails here is logged and marked; the visitor may ask again. A few at a time: who asks meanwhile finds room in the queue.
      const left = (await findUnwrittenPlans(parts.database)).values();
      const takeUp = async () => {
        for (const order of left) await write(order).catch(() => undefined);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeUp));
    },
    listen(sessionId, listener) {
      const present = underWay.get(sessionId);
      if (present) listener(present.event);
      const heard = listeners.get(sessionId) ?? new Set();
      listeners.set(sessionId, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(sessionId) === heard) listeners.delete(sessionId);
      };
    },
    isUnderWay: (sessionId) => underWay.has(sessionId),
    async settle() {
      await Promise.allSettled([...underWay.values()].map(({ work }) => work));
    },
    countUnderWay: () => underWay.size,
  };
}

function eventOf(stage: Stage): ProgressEvent {
  return { stage, done: STAGES.indexOf(stage), total: STAGES.length - 1 };
}

/** Marks the plan as failed, so that asking again writes it anew, and reports why. */
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
