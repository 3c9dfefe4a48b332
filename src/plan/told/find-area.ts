// The part of town that the problem was told of: what is missing there may well be had elsewhere in the city.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { Bilingual } from '../../language/language.ts';

const NAME = String.raw`((?:(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Tt]he) )?\p{Lu}[\p{L}’'-]+(?: (?:(?:de|del|la|las|los|of) )*\p{Lu}[\p{L}’'-]+)*)`;
/** «Por la zona de El Llano», «el barrio del Carmen», "in the Heeley area". */
const NAMED = [
  new RegExp(String.raw`\b(?:[Zz]ona|[Bb]arrio|[Dd]istrito) de(l)? ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:area|neighbou?rhood|district|part) of()? ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Ii]n|[Aa]round)( the)? ${NAME} (?:area|neighbou?rhood|district)\b`, 'u'),
];
const UNNAMED = /\b(?:en (?:el|mi|este|nuestro) barrio|in (?:the|my|this|our) neighbou?rhood)\b/i;

/** As it follows what is missing: «en El Llano», «en el barrio»; null where the problem names no part of town. */
export function findArea(facts: FactSheet): Bilingual | null {
  const problem = factValue(facts, 'problem') ?? '';
  for (const pattern of NAMED) {
    const match = pattern.exec(problem);
    const name = match?.[2];
    if (name) return match[1] === 'l' ? { es: ` en el ${name}`, en: ` in ${name}` } : { es: ` en ${name}`, en: ` in ${name}` };
  }
  return UNNAMED.test(problem) ? { es: ' en el barrio', en: ' in the neighbourhood' } : null;
}
