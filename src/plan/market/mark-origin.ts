// Where what a cell says comes from, as the sign that figures bear: said in the interview, or common in that kind of business.
import { capitalise } from '../../language/capitalise.ts';
import { type Language, perLanguage } from '../../language/language.ts';
import type { PlanText } from '../plan.ts';

export const SAID = '{{mark:said}}';
export const COMMON = '{{mark:sector}}';
/** After what the business says of itself. */
export const OWN_WORDS: PlanText = { es: SAID, en: SAID };

const USUAL = { es: /^Lo habitual: /, en: /^Usually: / } as const;
const HEARSAY = { es: /, según se contó/g, en: /, as stated/g } as const;

/** The signs in place of the words that say the same. A figure or a quotation that ends the cell says of itself where it comes from. */
export function markOrigin(text: PlanText): PlanText {
  return perLanguage((language) => markOne(text[language], language));
}

function markOne(text: string, language: Language): string {
  const isCommon = USUAL[language].test(text);
  const bare = text.replace(USUAL[language], '');
  const told = bare.replace(HEARSAY[language], SAID);
  if (!isCommon) return told;
  // What is common, then what was told of that one.
  const [common = '', ...others] = told.endsWith(SAID) ? told.split(/(?=; [^;]*$)/) : [told];
  return capitalise([common.includes('*}}') ? common : `${common}${COMMON}`, ...others].join(''));
}
