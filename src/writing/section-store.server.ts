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

type Database = Kysely<WritingTables & { plans: { id: string } }>;

export async function listWrittenSections(db: Database, planId: string): Promise<WrittenSection[]> {
  const rows = await db.selectFrom('written_sections').selectAll().where('plan_id', '=', planId).orderBy('section').execute();
  return rows.map(({ section, text }) => ({ section, ...(JSON.parse(text) as Omit<WrittenSection, 'section'>) }));
}

/** Keeps a section; the first that is kept stands. Nothing is kept of a plan that was erased meanwhile. */
export async function keepWrittenSection(db: Database, planId: string, { section, ...written }: WrittenSection): Promise<void> {
  await db
    .insertInto('written_sections')
    .columns(['plan_id', 'section', 'text'])
    .expression((from) =>
      from
        .selectFrom('plans')
        .select(['plans.id', from.val(section).as('section'), from.val(JSON.stringify(written)).as('text')])
        .where('plans.id', '=', planId),
    )
    .onConflict((conflict) => conflict.columns(['plan_id', 'section']).doNothing())
    .execute();
}
