import { type Bilingual, perLanguage } from '../language/language.ts';
import type { Plan, PlanText } from './plan.ts';

/**
 * The visitor's words in the edition of their own language; in the other, the same told natively, or the quote itself where nothing tells it.
 * One with a number stands in both: the editions hold the same figures.
 */
export function quoteNatively(quotes: Plan['quotes'], quote: string, native: Bilingual | null): PlanText {
  const told = /\d/.test(quotes[quote]?.text ?? '') ? null : native;
  return perLanguage((language) => (told === null || quotes[quote]?.language === language ? `{{quote:${quote}}}` : told[language]));
}
