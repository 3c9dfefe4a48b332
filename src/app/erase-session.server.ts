// Erasure on request: everything that is kept of a session, at once, with a receipt that says how much it was and nothing else.
import { z } from 'zod';
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import { holdPlan } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { drawId } from '../visitors/session-id.server.ts';
import { holdSessions, removeSession, type Session } from '../visitors/session-store.server.ts';
import { type Database, emptyLog } from './database.server.ts';
import { releaseObjects } from './release-objects.server.ts';
import { addErasure } from './upkeep-store.server.ts';

export const erasureReceipt = z.object({
  /** To be quoted to whoever runs the site; it leads back to nobody. */
  receipt: z.string(),
  erasedAt: z.string(),
  answers: z.int(),
  documents: z.int(),
});

/**
 * A plan that is under way finds its order gone and stores nothing. Payment records are kept: they hold no answer and no session.
 * A document in a bucket that does not answer is out of everybody's reach at once, and deleted as soon as the bucket is back.
 */
export async function eraseSession(
  database: Database,
  storage: DocumentStorage,
  session: Session,
  clock: () => Date,
): Promise<z.infer<typeof erasureReceipt>> {
  const receipt = { receipt: drawId(), erasedAt: clock().toISOString() };
  const { objects, ...counts } = await database.transaction().execute(async (step: Database) => {
    // Held first, with its plan: what is counted next is what goes.
    if ((await holdSessions(step, [session.id])) === 0) throw new Problem('not-found');
    await holdPlan(step, session.id);
    const found = { answers: await countTurns(step, session.id), documents: await countDocuments(step, session.id) };
    const objects = await releaseObjects(step, [session.id], receipt.erasedAt);
    await removeSession(step, session.id);
    await addErasure(step, { receipt: receipt.receipt, erased_at: receipt.erasedAt, ...found });
    return { ...found, objects };
  });
  await emptyLog(database);
  await storage.sweep(objects);
  return { ...receipt, ...counts };
}

async function countTurns(step: Database, sessionId: string): Promise<number> {
  const row = await step
    .selectFrom('turns')
    .select((of) => of.fn.countAll().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countDocuments(step: Database, sessionId: string): Promise<number> {
  const row = await step
    .selectFrom('documents')
    .innerJoin('plans', 'plans.id', 'documents.plan_id')
    .select((of) => of.fn.countAll().as('count'))
    .where('plans.session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
