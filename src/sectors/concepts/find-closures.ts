// The last of its kind that closed: «cerró la última librería infantil», "the last butcher’s shut". What is missed since is made with its name, not listed.
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES, type Language } from '../../language/language.ts';
import type { Concept } from './concept.ts';
import { tellPhrase } from './phrase.ts';
import { readPhrase } from './read-phrase.ts';

const CLUES: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [
    /\b(?:cerro|cerraron|ha cerrado|han cerrado|se jubilo|desaparecio|echo el cierre|bajo la persiana) (?:la|el) (?:ultim|unic)[ao] (?<what>[^.,;:()]{3,60})/g,
    /\b(?:la|el) (?:ultim|unic)[ao] (?<what>[^.,;:()]{3,40}?) (?:ya )?(?:cerro|ha cerrado|echo el cierre|bajo la persiana)\b/g,
  ],
  en: [/\bthe (?:last|only) (?<what>[^.,;:()]{3,40}?) (?:has |have |just )?(?:closed|shut|closed down|shut down|went under)\b/g],
};
const ENDS =
  /\s(?:y|e|en|del? (?:la |mi |este )?(?:barrio|zona|pueblo|plaza|ciudad|centro|calle)|hace|que|and|in|of|when|which|that|round here|around here|left)(?:\s.*)?$/;
const LAST: Readonly<Record<'la' | 'el', string>> = { la: 'la última', el: 'el último' };
const NOTHING_LEFT: Concept = conceptOf('falta de oferta en la zona', 'a lack of anything nearby');

/** One closing is the same thing wherever it is told. */
const known = new Map<string, Concept>();

/** By what closed, where both languages have words for it; else that nothing of the kind is left. */
export function findClosures(statement: string): readonly Concept[] {
  const said = foldText(statement);
  return LANGUAGES.flatMap((language) =>
    CLUES[language].flatMap((clue) =>
      [...said.matchAll(clue)].map((found) => {
        const what = found.groups?.what ?? '';
        const at = found.index + found[0].indexOf(what);
        return tellClosed(statement.slice(at, at + what.length).replace(ENDS, ''), language);
      }),
    ),
  );
}

function tellClosed(what: string, language: Language): Concept {
  const phrase = readPhrase(what.trim(), language);
  const told = phrase && !phrase.isMany && tellPhrase({ ...phrase, article: null });
  if (!phrase || !told) return NOTHING_LEFT;
  const es = `el cierre ${phrase.head.isFeminine ? `de ${LAST.la}` : `d${LAST.el}`} ${told.es}`;
  const concept = known.get(es) ?? conceptOf(es, `the closure of the last ${told.en}`);
  known.set(es, concept);
  return concept;
}

function conceptOf(es: string, en: string): Concept {
  return { kind: 'pain', es, en, clues: { es: [], en: [] } };
}
