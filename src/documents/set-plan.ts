import { formatMonth } from '../language/format-date.ts';
import type { Bilingual, Language } from '../language/language.ts';
import type { Plan } from '../plan/plan.ts';
import { keepLastWords, SHORT_PAIR_IN_CELL } from './keep-last-words.ts';
import { createBlockSetter } from './set-block.ts';
import { createTextSetter, shorten } from './set-text.ts';
import type { Rich, SheetData } from './sheet-data.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { weaveCover } from './weave-cover.ts';

const OTHER: Bilingual<Language> = { es: 'en', en: 'es' };

/**
 * One edition of a plan, ready for the templates: every figure formatted for the edition's locale, every quote between its marks.
 * Throws on a figure or quote that the plan names and does not have, and on a number that is not finite: mistakes of ours, never the visitor's.
 */
export function setPlan(plan: Plan, language: Language): SheetData {
  const text = createTextSetter(plan, language);
  const words = SHEET_WORDS[language];
  const setBlock = createBlockSetter(plan, language, text);
  const name = plan.cover.displayName?.[language] ?? plan.cover.name;
  return {
    language,
    region: plan.locales[language].split('-')[1] ?? '',
    paper: plan.paper,
    family: plan.family,
    title: `${name}. ${words.kind}`,
    name,
    shortName: shorten(name, 44),
    cover: setCover(plan, language, name, text),
    pages: plan.pages.map((page) => ({ title: text.rich(page.title), blocks: page.blocks.flatMap(setBlock) })),
    colophon: plan.writtenWith ? words.helped.replace('{{model}}', () => plan.writtenWith ?? '') : null,
    words,
    quotesOther: Object.values(plan.quotes).some((said) => said.language !== language) ? OTHER[language] : null,
  };
}

function setCover(plan: Plan, language: Language, name: string, text: ReturnType<typeof createTextSetter>): SheetData['cover'] {
  const { cover } = plan;
  const month = formatMonth(plan.date.slice(0, 7), plan.locales[language]);
  const revenue = cover.revenue.map(text.number);
  const cash = cover.cash.map(text.number);
  return {
    name,
    tagline: text.rich(cover.tagline),
    when: cover.place ? `${cover.place}, ${month}` : month.charAt(0).toUpperCase() + month.slice(1),
    weave: weaveCover(revenue, cash),
    weaveAlt: describeWeave(plan, language, text),
    facts: cover.facts.map((fact) => ({
      label: text.rich(fact.label),
      value: keepLastWords(withoutMarks(text.rich(fact.value)), SHORT_PAIR_IN_CELL),
    })),
  };
}

/** The cover says what is asked for; where each figure comes from is said inside. */
function withoutMarks(rich: Rich): Rich {
  return rich.map((span) => (span.t === 'fig' ? { ...span, mark: null } : span));
}

/** The drawing in words, with its data at the end of each year. */
function describeWeave(plan: Plan, language: Language, text: ReturnType<typeof createTextSetter>): string {
  const words = SHEET_WORDS[language];
  const ends = [12, 24, 36].flatMap((month) => {
    const [sales, cash] = [plan.cover.revenue[month - 1], plan.cover.cash[month - 1]];
    if (!sales || !cash) return [];
    const figures = `${words.sales} ${text.print(sales)}, ${words.cash} ${text.print(cash)}`;
    return [`${words.yearEnd} ${month / 12}: ${figures}`];
  });
  return `${words.weave} ${ends.join('; ')}.`;
}
