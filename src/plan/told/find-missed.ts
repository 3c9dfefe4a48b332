// What is told as something that cannot be had, whole: «no hay pan sin gluten», "you can’t find Irish-grown flowers".
import { foldText } from '../../language/fold-text.ts';
import type { Language } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import { isBare, tellPhrase } from '../../sectors/concepts/phrase.ts';
import { readPhrase } from '../../sectors/concepts/read-phrase.ts';

const MISSED: Readonly<Record<Language, RegExp>> = {
  es: /\b(?:no (?:hay|existen?|(?:se )?(?:encuentr\w+|consigu?\w+))|nadie (?:vende|hace|ofrece|tiene|reparte)|cuesta (?:mucho )?encontrar|es dificil encontrar)\s+(?:casi |ya |apenas )?(?:ningun[oa]?s?\s)?/,
  en: /\b(?:there(?:'?s| is| are) (?:no|hardly any|barely any)|can(?:not|'?t) (?:find|get|buy)|no ?body (?:sells|makes|does|offers|delivers)|hard to (?:find|get)|no way to get)\s+(?:any\s|a\s|an\s|decent\s)?/,
};
const ENDS = /[.,;:!?()\n]|\s(?:y|e|o|ni|pero|and|or|but|so|because|porque)\s/i;

/** Each thing with what it is like; a bare word tells too little of what is missed. */
export function findMissed(problem: string): readonly Concept[] {
  const folded = foldText(problem);
  const language = spokenLanguage(folded, 'es');
  const found = [...folded.matchAll(new RegExp(MISSED[language], 'g'))];
  return found.flatMap(({ 0: words, index }) => tellMissed(problem.slice(index + words.length).split(ENDS)[0] ?? '', language));
}

function tellMissed(thing: string, language: Language): readonly Concept[] {
  const phrase = readPhrase(thing.trim(), language);
  const told = !phrase || isBare(phrase) || phrase.head.isPerson ? null : tellPhrase(phrase);
  return told ? [{ kind: 'offer', ...told, clues: { es: [], en: [] } }] : [];
}
