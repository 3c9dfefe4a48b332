import type { Plan } from '../plan/plan.ts';
import { applyWording, outlinePlan } from './outline-plan.ts';
import { namesIn } from './review-passage.ts';
import { recheckWording } from './reword-section.ts';
import { recheckTranslations } from './translate-quotes.ts';
import type { WrittenSection } from './write-sections.ts';

/**
 * The plan with these sections in it, as far as they still pass the review: what was kept may be older than the outline.
 * The same sections give the same plan; with none of them it is the plan itself.
 */
export function bindSections(plan: Plan, written: readonly WrittenSection[]): Plan {
  if (written.length === 0) return plan;
  const parts = { plan, names: namesIn(plan) };
  const outline = new Map(outlinePlan(plan).map((section) => [section.id, section]));
  const sound = written
    .toSorted((one, other) => (one.section < other.section ? -1 : 1))
    .map((section) => {
      const page = outline.get(section.section);
      const wording = page ? recheckWording(page, section.wording, parts) : {};
      return { ...section, wording, translations: recheckTranslations(section.translations, parts) };
    })
    .filter(({ wording, translations }) => Object.keys(wording).length + Object.keys(translations).length > 0);
  const [first] = sound;
  if (!first) return plan;
  const translations = Object.assign({}, ...sound.map((section) => section.translations));
  const reworded = applyWording(plan, Object.fromEntries(sound.map(({ section, wording }) => [section, wording])));
  return { ...reworded, writtenWith: first.model, ...(Object.keys(translations).length > 0 && { translations }) };
}
