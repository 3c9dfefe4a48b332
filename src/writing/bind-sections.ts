import type { Plan } from '../plan/plan.ts';
import { applyWording, outlinePlan } from './outline-plan.ts';
import { namesIn } from './review-passage.ts';
import { recheckWording } from './reword-section.ts';
import { recheckTranslations } from './translate-quotes.ts';
import type { WrittenSection } from './write-sections.ts';

/** The plan with these sections in it, as far as they still pass the review. The same sections give the same plan; with none, it is the plan itself. */
export function bindSections(plan: Plan, written: readonly WrittenSection[]): Plan {
  const review = openReview(plan);
  return putSections(
    plan,
    written.map((section) => review(section)),
  );
}

/** A review for this plan, of one section at a time: it keeps what still passes, for what was kept may be older than the outline. */
export function openReview(plan: Plan): (written: WrittenSection) => WrittenSection {
  const parts = { plan, names: namesIn(plan) };
  const outline = new Map(outlinePlan(plan).map((section) => [section.id, section]));
  return (written) => {
    const page = outline.get(written.section);
    const wording = page ? recheckWording(page, written.wording, parts) : {};
    return { ...written, wording, translations: recheckTranslations(written.translations, parts) };
  };
}

/** The plan with sections that were reviewed for it, in whatever order they come. */
export function putSections(plan: Plan, reviewed: readonly WrittenSection[]): Plan {
  const sound = reviewed
    .filter(({ wording, translations }) => Object.keys(wording).length + Object.keys(translations).length > 0)
    .toSorted((one, other) => (one.section < other.section ? -1 : 1));
  const [first] = sound;
  if (!first) return plan;
  const translations = Object.assign({}, plan.translations, ...sound.map((section) => section.translations));
  const reworded = applyWording(plan, Object.fromEntries(sound.map(({ section, wording }) => [section, wording])));
  return { ...reworded, writtenWith: first.model, ...(Object.keys(translations).length > 0 && { translations }) };
}
