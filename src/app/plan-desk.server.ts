// The desk where plans are written: each one once at a time, with somebody to tell how far it is.
import { findUnwrittenPlans, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { createWorkGate } from './bound-work.ts';
import { type FulfilParts, fulfilOrder } from './fulfil-order.server.ts';
import { createProgressBoard, eventOf, type ProgressListener } from './plan-progress.ts';

/** As many as there are render workers for; more at once would only make each wait for the others. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
export const RETRY_WHEN_FULL_SECONDS = 60;

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
  /** Plans that are being written or wait their turn. */
  countUnderWay(): number | Promise<number>;
}

/** The desk of a process that writes its plans itself. */
export function createPlanDesk(parts: FulfilParts): PlanDesk {
  const gate = createWorkGate(AT_ONCE, MOST_WAITING);
  const underWay = new Map<string, Promise<void>>();
  const board = createProgressBoard();

  function write(order: PlanOrder, requestId?: string): Promise<void> {
    const present = underWay.get(order.sessionId);
    if (present) return present;
    if (gate.isFull()) return Promise.reject(new Problem('queue-full', { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS }));
    const commission = { order, requestId: requestId ?? null, since: performance.now() };
    board.note(order.sessionId, eventOf('figures'));
    const work = gate
      .enter(() => fulfilOrder(parts, commission, (stage, sections) => board.tell(order.sessionId, eventOf(stage, sections))))
      .catch((error: unknown) => {
        board.tellFailure(order.sessionId);
        throw error;
      })
      .finally(() => underWay.delete(order.sessionId));
    underWay.set(order.sessionId, work);
    return work;
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
    listen: board.listen,
    isUnderWay: (sessionId) => underWay.has(sessionId),
    async settle() {
      await Promise.allSettled(underWay.values());
    },
    countUnderWay: () => underWay.size,
  };
}
