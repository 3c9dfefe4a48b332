// What the founder knows of the trade, in the words both languages have for it: how long, and as what.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { numberWord, smallNumber } from '../../language/small-numbers.ts';
import { OCCUPATIONS } from './occupation-words.ts';

const YEARS = /\b(?:(?<several>muchos|varios|many|several)|(?<count>\d{1,2}|[a-z]{3,12}(?: y [a-z]{2,6}|-[a-z]{3,5})?)) (?:anos|years)\b/;

/** «Once años de mecánico» as "eleven years as a mechanic"; in words, as digits are a figure’s; null where no years are told, or where another number stands beside them. */
export function tellCredential(told: string): Bilingual | null {
  const said = foldText(told);
  const years = YEARS.exec(said)?.groups;
  const value = countIn(years?.count ?? '');
  if ((told.match(/\d+/g)?.length ?? 0) > (/^\d/.test(years?.count ?? '') ? 1 : 0) || (years?.several === undefined && value === undefined))
    return null;
  const occupation = OCCUPATIONS.find(({ words }) => words.test(said));
  return perLanguage((language) => {
    const long = value === undefined ? MANY[language] : (numberWord(value, language) ?? MANY[language]);
    return `${long} ${AS[language](occupation?.name[language])}`;
  });
}

function countIn(words: string): number | undefined {
  if (/^\d/.test(words)) return Number(words);
  const [tens, ones] = words.split(/ y |-/);
  const value = smallNumber(tens ?? '');
  if (value === undefined || ones === undefined) return value;
  const rest = smallNumber(ones) ?? (/^(?:un|uno|una|one)$/.test(ones) ? 1 : undefined);
  return rest === undefined ? undefined : value + rest;
}

/** After words that say already that it is experience. */
export function withoutExperience(told: Bilingual): Bilingual {
  return { es: told.es.replace(/ de experiencia$/, ''), en: told.en.replace(/ of experience$/, '') };
}

const MANY: Bilingual = { es: 'varios', en: 'several' };
const AS: Bilingual<(name: string | undefined) => string> = {
  es: (name) => (name ? `años ${name}` : 'años de experiencia'),
  en: (name) => (name ? `years ${name}` : 'years of experience'),
};
