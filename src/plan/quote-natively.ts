import { type Bilingual, perLanguage } from '../language/language.ts';
import type { Plan, PlanText } from './plan.ts';

/** The visitor's words in the edition of their own language; in the other, the same told natively, or the quote itself where nothing tells it. */
export function quoteNatively(quotes: Plan['quotes'], quote: string, native: Bilingual | null): PlanText {
  return perLanguage((language) => (native === null || quotes[quote]?.language === language ? `{{quote:${quote}}}` : native[language]));
}
