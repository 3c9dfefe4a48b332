import { type Bilingual, LANGUAGES, perLanguage } from '../../language/language.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { Plan, PlanText } from '../plan.ts';
import { holdsNumbers, withDigits } from './quoted-numbers.ts';
import { isToldWhole } from './translate-told.ts';

/**
 * The visitor's words in the edition of their own language; in the other, the same told natively, or the quote itself where nothing tells it.
 * Where it is translated whole and that says more than a list of what it names, the quote stands in both.
 * A number in the quote is a figure in the words that stand for it: the editions hold the same figures. Words without it are not used.
 */
export function quoteNatively(quotes: Plan['quotes'], quote: string, native: Bilingual | null, figures: FigureTable = {}): PlanText {
  const text = quotes[quote]?.text ?? '';
  const words = native && withDigits(native, text, figures);
  // Words that quote something else would stand in one edition alone.
  const isOwn = words !== null && LANGUAGES.every((language) => !words[language].includes('{{quote:'));
  const isBetter = isToldWhole(quotes, quote, native);
  const told = !isBetter && isOwn && LANGUAGES.every((language) => holdsNumbers(words[language], text, figures)) ? words : null;
  return perLanguage((language) => (told === null || quotes[quote]?.language === language ? `{{quote:${quote}}}` : told[language]));
}
