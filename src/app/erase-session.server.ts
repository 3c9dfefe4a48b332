// Erasure on request: everything that is kept of a session, at once, with a receipt that says how much it was and nothing else.
import { z } from 'zod';
import { drawId } from '../visitors/session-id.server.ts';
import { removeSession, type Session } from '../visitors/session-store.server.ts';
import { type Database, emptyLog } from './database.server.ts';
import { addErasure } from './upkeep-store.server.ts';

export const erasureReceipt = z.object({
  /** To be quoted to whoever runs the site; it leads back to nobody. */
  receipt: z.string(),
  erasedAt: z.string(),
  answers: z.int(),
  documents: z.int(),
});

/** A plan that is under way finds its order gone and stores nothing. Payment records are kept: they hold no answer and no session. */
export async function eraseSession(database: Database, session: Session, clock: () => Date): Promise<z.infer<typeof erasureReceipt>> {
  const receipt = { receipt: drawId(), erasedAt: clock().toISOString() };
  const counts = await database.transaction().execute(async (step: Database) => {
    const found = { answers: await countTurns(step, session.id), documents: await countDocuments(step, session.id) };
    await removeSession(step, session.id);
    await addErasure(step, { receipt: receipt.receipt, erased_at: receipt.erasedAt, ...found });
    return found;
  });
  await emptyLog(database);
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
