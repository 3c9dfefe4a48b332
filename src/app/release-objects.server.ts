import { noteDeletions } from '../documents/pending-deletion-store.server.ts';
import type { Database } from './database.server.ts';

/** Notes as to be deleted what the documents of these sessions lead to, in the transaction that removes them. Gives the objects back. */
export async function releaseObjects(step: Database, sessionIds: readonly string[], at: string): Promise<string[]> {
  const rows = await step
    .selectFrom('documents')
    .innerJoin('plans', 'plans.id', 'documents.plan_id')
    .select('documents.object')
    .where('plans.session_id', 'in', [...sessionIds])
    .where('documents.object', 'is not', null)
    .execute();
  const objects = rows.flatMap(({ object }) => object ?? []);
  await noteDeletions(step, objects, at);
  return objects;
}
