import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import type { SafeDocument, StoredDocument } from '../documents/document-store.server.ts';
import type { FinancialModel, IntegrityCheck } from '../finance/financial-model.ts';
import type { Language } from '../language/language.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { composePlan } from '../plan/compose-plan.ts';
import { modelPlan } from '../plan/model-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { findPlanById, markPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { openReview, putSections } from '../writing/bind-sections.ts';
import type { WrittenSection } from '../writing/write-sections.ts';
import type { Database } from './database.server.ts';
import { letModelWrite, type ModelParts } from './let-model-write.server.ts';
import type { PlanWriter } from './metrics/app-metrics.ts';
import type { Sections, TellStage } from './plan-progress.ts';

/**
 * Sets a plan and its model as documents, the workbook in the interview's language: the render pool, or a test's own. `composed` is the plan
 * in our own words, for one whose words run past its sheets.
 */
export type Produce = (plan: Plan, model: FinancialModel, language: Language, composed?: Plan) => Promise<readonly StoredDocument[]>;

export interface WriteParts extends ModelParts {
  readonly storage: DocumentStorage;
  readonly produce: Produce;
}

/**
 * Writes an ordered plan and stores its documents, and hears whoever else waits between two steps. A plan is a pure function of its order and
 * of the sections kept with it: written twice, it gives the same bytes. Gives back whose words it carries; null where somebody else had written it already.
 */
export async function writePlan(parts: WriteParts, order: PlanOrder, tell: TellStage): Promise<PlanWriter | null> {
  const { database, storage, produce } = parts;
  if (!(await markPlan(database, order.id, 'writing'))) {
    if (!(await findPlanById(database, order.id))) throw new Problem('not-found');
    tell('ready');
    return null;
  }
  tell('figures');
  const model = modelPlan(order.facts, order.date);
  refuseFailed(model.checks);
  await letOthersGo();
  let sections: Sections | undefined;
  tell('words');
  const compose = () => composePlan({ id: order.id, date: order.date, facts: order.facts, model, language: order.language });
  const plan = compose();
  await letOthersGo();
  refuseFailed(checkPlan(plan, compose()));
  await letOthersGo();
  const written = await letModelWrite(parts, order.id, plan, (present) => {
    sections = present;
    tell('words', sections);
  });
  tell('pages', sections);
  const chosen = await chooseWords(plan, compose, written);
  const documents = await produce(chosen, model, order.language, plan);
  tell('saving', sections);
  await storePlan(database, storage, order.id, await storage.secure(documents));
  tell('ready', sections);
  return chosen.writtenWith === undefined ? 'embedded' : 'model';
}

/**
 * The plan with what a language model wrote, as long as it passes every check that the composed one does. Each section is reviewed once, and
 * between two of them whoever else waits is heard.
 */
async function chooseWords(plan: Plan, compose: () => Plan, written: readonly WrittenSection[]): Promise<Plan> {
  if (written.length === 0) return plan;
  const review = openReview(plan);
  const sound: WrittenSection[] = [];
  for (const section of written) {
    sound.push(review(section));
    await letOthersGo();
  }
  const enriched = putSections(plan, sound);
  return checkPlan(enriched, putSections(compose(), sound)).every(({ passed }) => passed) ? enriched : plan;
}

/** A document whose figures do not tie is worse than none. */
function refuseFailed(checks: readonly IntegrityCheck[]): void {
  const failed = checks.filter(({ passed }) => !passed).map(({ id }) => id);
  if (failed.length > 0) throw new Problem('plan-failed', { cause: new Error(`integrity checks failed: ${failed.join(', ')}`) });
}

/**
 * The documents and the word that they exist, or neither: nothing is stored for a plan that was erased meanwhile, nor for one that
 * another process, which took this one for dead, has finished.
 */
async function storePlan(database: Database, storage: DocumentStorage, planId: string, documents: readonly SafeDocument[]): Promise<void> {
  await database.transaction().execute(async (step: Database) => {
    if (await markPlan(step, planId, 'ready')) await storage.enter(step, planId, documents);
    else if (!(await findPlanById(step, planId))) throw new Problem('not-found');
  });
}
