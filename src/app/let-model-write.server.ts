import type { Plan } from '../plan/plan.ts';
import { drawCanary } from '../writing/draw-canary.server.ts';
import type { LanguageModelOffice } from '../writing/model-call.ts';
import { keepWrittenSection, listWrittenSections } from '../writing/section-store.server.ts';
import { type WrittenSection, writeSections } from '../writing/write-sections.ts';
import type { Database } from './database.server.ts';
import type { Sections } from './plan-progress.ts';

/** The longest that a plan waits for a language model. */
const LONGEST_WRITING_MS = 6 * 60_000;

export interface ModelParts {
  readonly database: Database;
  /** Null or left out where no language model is connected. */
  readonly office?: LanguageModelOffice | null;
  /** Aborted when the time for writing is over. */
  readonly limitWriting?: () => AbortSignal;
}

/**
 * What a language model has written of the plan: what is kept, and, where one is connected, the rest of it now. Whatever the model does, this
 * ends in time; what is missing then is printed as it was composed. What is kept is what is given back, whoever kept it.
 */
export async function letModelWrite(
  { database, office, limitWriting = () => AbortSignal.timeout(LONGEST_WRITING_MS) }: ModelParts,
  planId: string,
  plan: Plan,
  tell: (sections: Sections) => void,
): Promise<readonly WrittenSection[]> {
  const kept = await listWrittenSections(database, planId);
  if (!office) return kept;
  const writer = { name: office.name, desk: office.openDesk(planId), canary: drawCanary(), signal: limitWriting() };
  await writeSections(plan, writer, {
    kept,
    keep: (section) => keepWrittenSection(database, planId, section),
    tell: (done, total) => tell({ done, total }),
  });
  return listWrittenSections(database, planId);
}
