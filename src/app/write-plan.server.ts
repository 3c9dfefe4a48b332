import type { DocumentStorage } from '../documents/document-storage.server.ts';
import type { SafeDocument, StoredDocument } from '../documents/document-store.server.ts';
import { buildModel } from '../finance/build-model.ts';
import type { FinancialModel, IntegrityCheck } from '../finance/financial-model.ts';
import type { Language } from '../language/language.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { composePlan } from '../plan/compose-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { findPlanById, markPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import type { Database } from './database.server.ts';

/** The stages a visitor sees while a plan is written, in order. */
export const STAGES = ['figures', 'words', 'pages', 'saving', 'ready'] as const;

export type Stage = (typeof STAGES)[number];

/** Sets a plan and its model as documents, the workbook in the interview's language: the render pool, or a test's own. */
export type Produce = (plan: Plan, model: FinancialModel, language: Language) => Promise<readonly StoredDocument[]>;

/** Writes an ordered plan and stores its documents. A plan is a pure function of its order: written twice, it gives the same bytes. */
export async function writePlan(
  { database, storage, produce }: { database: Database; storage: DocumentStorage; produce: Produce },
  order: PlanOrder,
  tell: (stage: Stage) => void,
): Promise<void> {
  if (!(await markPlan(database, order.id, 'writing'))) {
    if (await findPlanById(database, order.id)) return tell('ready');
    throw new Problem('not-found');
  }
  tell('figures');
  const model = buildModel(order.facts, order.date);
  refuseFailed(model.checks);
  tell('words');
  const compose = () => composePlan({ id: order.id, date: order.date, facts: order.facts, model, language: order.language });
  const plan = compose();
  refuseFailed(checkPlan(plan, compose()));
  tell('pages');
  const documents = await produce(plan, model, order.language);
  tell('saving');
  await storePlan(database, storage, order.id, await storage.secure(documents));
  tell('ready');
}

/** A document whose figures do not tie is worse than none. */
function refuseFailed(checks: readonly IntegrityCheck[]): void {
  const failed = checks.filter(({ passed }) => !passed).map(({ id }) => id);
  if (failed.length > 0) throw new Problem('plan-failed', { cause: new Error(`integrity checks failed: ${failed.join(', ')}`) });
}

/** The documents and the word that they exist, or neither: nothing is stored for a plan that was erased meanwhile. */
async function storePlan(database: Database, storage: DocumentStorage, planId: string, documents: readonly SafeDocument[]): Promise<void> {
  await database.transaction().execute(async (step: Database) => {
    if (!(await markPlan(step, planId, 'ready'))) throw new Problem('not-found');
    await storage.enter(step, planId, documents);
  });
}
