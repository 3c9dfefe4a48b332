// Sections a model wrote, kept as soon as they are finished: a plan is written once, also across a crash.
import type { Kysely } from 'kysely';
import type { WrittenSection } from './write-sections.ts';

export interface WritingTables {
  written_sections: {
    plan_id: string;
    section: string;
    /** JSON: the model's name, paragraphs, translations. */
    text: string;
  };
}

type Database = Kysely<WritingTables & { plans: { id: string; state: unknown } }>;

export async function listWrittenSections(db: Database, planId: string): Promise<WrittenSection[]> {
  const rows = await db.selectFrom('written_sections').selectAll().where('plan_id', '=', planId).orderBy('section').execute();
  return rows.map(({ section, text }) => ({ section, ...(JSON.parse(text) as Omit<WrittenSection, 'section'>) }));
}

/**
 * Keeps a section; the first that is kept stands. Nothing is kept of a plan that was erased meanwhile: its row is held first, so that an
 * erasure comes before the section or takes it along.
 */
export async function keepWrittenSection(db: Database, planId: string, { section, ...written }: WrittenSection): Promise<void> {
  await db.transaction().execute(async (step: Database) => {
    const { numUpdatedRows } = await step
      .updateTable('plans')
      .set((of) => ({ state: of.ref('state') }))
      .where('id', '=', planId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await step
      .insertInto('written_sections')
      .values({ plan_id: planId, section, text: JSON.stringify(written) })
      .onConflict((conflict) => conflict.columns(['plan_id', 'section']).doNothing())
      .execute();
  });
}
