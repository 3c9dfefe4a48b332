import { LANGUAGES, type Language, perLanguage } from '../language/language.ts';
import type { Plan } from '../plan/plan.ts';
import type { RenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';

export interface ProducedDocument {
  readonly name: string;
  readonly language: Language;
  readonly mediaType: 'application/pdf';
  readonly bytes: Uint8Array;
}

/** Both editions of a plan, side by side. The same plan gives the same bytes. A plan that runs past its sheets gives way to `composed`. */
export async function produceDocuments(plan: Plan, pool: RenderPool, composed: Plan = plan): Promise<ProducedDocument[]> {
  const editions = await setEditions(plan, pool);
  const isOver = editions.some(({ pages }) => pages > COVER + plan.pages.length);
  const printed = isOver && composed !== plan ? await setEditions(composed, pool) : editions;
  return printed.map(({ language, bytes }) => ({
    name: `business-plan-${plan.id}-${language.toUpperCase()}.pdf`,
    language,
    mediaType: 'application/pdf',
    bytes,
  }));
}

const COVER = 1;

function setEditions(plan: Plan, pool: RenderPool): Promise<{ language: Language; bytes: Uint8Array; pages: number }[]> {
  const writtenAt = Date.parse(`${plan.date}T00:00:00Z`) / 1000;
  const sheets = perLanguage((language) => setPlan(plan, language));
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const { bytes, pages } = await pool.renderCounted(sheets[language], writtenAt, sheets[language === 'es' ? 'en' : 'es']);
      return { language, bytes, pages };
    }),
  );
}
