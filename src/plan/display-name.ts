// What the business and its place are called where they are printed.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { capitalise } from '../language/capitalise.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import type { Sector } from '../sectors/sector.ts';
import { cleanWords } from './told/clip-quote.ts';

const LONGEST_NAME = 60;

/** As it was told; '' where it was not. */
export function nameOf(facts: FactSheet): string {
  return properName(factValue(facts, 'name'));
}

/** The town as it was told; '' where it was not. */
export function placeOf(facts: FactSheet): string {
  return properName(factValue(facts, 'city'));
}

/** Clipped at a word: a name runs across the cover. */
function properName(value: string | undefined): string {
  const clean = cleanWords(value ?? '').replace(/[*_]/g, '');
  if (clean.length <= LONGEST_NAME) return clean;
  const cut = clean.slice(0, LONGEST_NAME);
  return `${cut.slice(0, cut.lastIndexOf(' ') > LONGEST_NAME / 2 ? cut.lastIndexOf(' ') : LONGEST_NAME).trim()}…`;
}

/** What to call a business without a name on the cover, by the language of the edition. */
export function displayNameOf(facts: FactSheet, sector: Sector): Bilingual {
  const name = nameOf(facts);
  if (name) return { es: name, en: name };
  return perLanguage((language) => capitalise(sector.pack.aBusiness[language]));
}
