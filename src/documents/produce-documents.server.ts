import { LANGUAGES, type Language } from '../language/language.ts';
import type { Plan } from '../plan/plan.ts';
import type { RenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';

export interface ProducedDocument {
  readonly name: string;
  readonly language: Language;
  readonly mediaType: 'application/pdf';
  readonly bytes: Uint8Array;
}

/** Both editions of a plan, side by side. The same plan gives the same bytes. */
export function produceDocuments(plan: Plan, pool: RenderPool): Promise<ProducedDocument[]> {
  const writtenAt = Date.parse(`${plan.date}T00:00:00Z`) / 1000;
  return Promise.all(
    LANGUAGES.map(async (language): Promise<ProducedDocument> => {
      const bytes = await pool.render(setPlan(plan, language), writtenAt);
      return { name: `business-plan-${plan.id}-${language.toUpperCase()}.pdf`, language, mediaType: 'application/pdf', bytes };
    }),
  );
}
