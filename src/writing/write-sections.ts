// What a language model writes of a plan, section by section: each kept as soon as it is finished, none waited for longer than there is time.
import type { Plan } from '../plan/plan.ts';
import type { ModelDesk } from './model-call.ts';
import { outlinePlan, type Wording } from './outline-plan.ts';
import { namesIn } from './review-passage.ts';
import { rewordSection, type SectionParts } from './reword-section.ts';
import { type Translations, translateQuotes } from './translate-quotes.ts';

/** What a model wrote for one section, as it is kept: a plan taken up again is written with these very words. */
export interface WrittenSection {
  readonly section: string;
  /** The model's name, for the colophon. */
  readonly model: string;
  readonly wording: Wording[string];
  readonly translations: Translations;
}

/** A model at work on one plan. */
export interface Writer extends Pick<SectionParts, 'hear'> {
  readonly name: string;
  readonly desk: ModelDesk;
  /** A word that no answer may hold, drawn for this plan. */
  readonly canary: string;
  /** Aborted when the time for writing is over. */
  readonly signal: AbortSignal;
}

export interface Keeping {
  /** Sections finished before, by an attempt that was interrupted. */
  readonly kept: readonly WrittenSection[];
  keep(section: WrittenSection): Promise<void>;
  /** Hears how many sections are finished. */
  tell(done: number, total: number): void;
}

/** The section that holds the translations; the others are called as their pages. */
const TRANSLATIONS = 'translations';
/** Calls under way at the same time. */
const AT_ONCE = 3;

/** Has every section written that is not kept yet. One that fails or comes too late is kept empty: the plan does without. */
export async function writeSections(plan: Plan, writer: Writer, { kept, keep, tell }: Keeping): Promise<readonly WrittenSection[]> {
  const works = worksOf(plan);
  const parts: SectionParts = { ...writer, plan, names: namesIn(plan) };
  const finished = new Map(kept.map((written) => [written.section, written]));
  const left = works.filter(({ id }) => !finished.has(id)).values();
  const report = () => tell(works.filter(({ id }) => finished.has(id)).length, works.length);
  const writeNext = async () => {
    for (const { id, write } of left) {
      const written = await untilAborted(write(parts), writer.signal);
      const section: WrittenSection = { section: id, model: writer.name, wording: {}, translations: {}, ...written };
      await keep(section);
      finished.set(id, section);
      report();
    }
  };
  report();
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
  return [...finished.values()];
}

interface Work {
  readonly id: string;
  write(parts: SectionParts): Promise<Partial<WrittenSection>>;
}

/** The translations first: they are what a reader of the other edition misses most. */
function worksOf(plan: Plan): readonly Work[] {
  const pages = outlinePlan(plan).map(
    (section): Work => ({ id: section.id, write: async (parts) => ({ wording: await rewordSection(section, parts) }) }),
  );
  if (Object.keys(plan.quotes).length === 0) return pages;
  return [{ id: TRANSLATIONS, write: async (parts) => ({ translations: await translateQuotes(parts) }) }, ...pages];
}

/** Null where the time is over or the work fails. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, giveUp).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
