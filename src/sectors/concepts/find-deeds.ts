// What is done, read by its verb and its object where no list holds the offer: «coso uniformes», "I fix wheelchairs".
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, LANGUAGES, type Language, perLanguage } from '../../language/language.ts';
import type { Concept } from './concept.ts';
import { findNamed, type Named } from './find-named.ts';

interface Deed {
  /** In each language, folded, as the founder says it: in the first person, as what is done, or as its noun. */
  readonly verb: Bilingual;
  readonly say: (thing: Bilingual) => Bilingual;
}

const OBJECT_WORDS = 4;
const MOST_DEEDS = 2;

const of =
  (es: string, en: string): Deed['say'] =>
  (thing) => ({ es: es.replace('…', thing.es), en: en.replace('…', thing.en) });
const deed = (es: string, en: string, say: Deed['say']): Deed => ({ verb: { es, en }, say });

const DEEDS: readonly Deed[] = [
  deed(
    'arregl(?:o|amos|ar|ando|a)|repar(?:o|amos|ar|ando|a)',
    'fix(?:es|ing)?|repair(?:s|ing)?|mend(?:s|ing)?',
    of('reparación de …', 'repairs to …'),
  ),
  deed('restaur(?:o|amos|ar|ando|a)', 'restor(?:e|es|ing)', of('restauración de …', 'restoration of …')),
  deed(
    'cos(?:o|emos|er|iendo|e)|confeccion(?:o|amos|ar|ando)',
    'sew(?:s|ing)?|stitch(?:es|ing)?',
    of('confección de …', '… sewn to order'),
  ),
  deed(
    'hago|hacemos|hacer|haciendo|fabric(?:o|amos|ar|ando|a)|elabor(?:o|amos|ar|ando)|cocin(?:o|amos|ar|ando)|horne(?:o|amos|ar|ando)|tej(?:o|emos|er|iendo)',
    'mak(?:e|es|ing)|build(?:s|ing)?|bak(?:e|es|ing)|cook(?:s|ing)?|knit(?:s|ting)?|weav(?:e|es|ing)',
    of('… de elaboración propia', '… made in-house'),
  ),
  deed('cultiv(?:o|amos|ar|ando|a)', 'grow(?:s|ing)?', of('… de cultivo propio', '… grown by the business')),
  deed(
    'alquil(?:o|amos|ar|ando|a)|rent(?:o|amos|ar|ando)',
    'rent(?:s|ing)?(?: out)?|hir(?:e|es|ing) out',
    of('alquiler de …', 'rental of …'),
  ),
  deed('limpi(?:o|amos|ar|ando|a)|lav(?:o|amos|ar|ando|a)', 'clean(?:s|ing)?|wash(?:es|ing)?', of('limpieza de …', 'cleaning of …')),
  deed(
    'instal(?:o|amos|ar|ando|a)|coloc(?:o|amos|ar|ando)',
    'install(?:s|ing)?|fit(?:s|ting)?',
    of('instalación de …', 'installation of …'),
  ),
  deed('pint(?:o|amos|ar|ando)', 'paint(?:s|ing)?', of('pintura de …', 'painting of …')),
  deed('afil(?:o|amos|ar|ando|a)', 'sharpen(?:s|ing)?', of('afilado de …', 'sharpening of …')),
  deed('disen(?:o|amos|ar|ando)', 'design(?:s|ing)?', of('diseño de …', 'design of …')),
  deed('vend(?:o|emos|er|iendo|e)', 'sell(?:s|ing)?', of('venta de …', 'sale of …')),
  deed('repart(?:o|imos|ir|iendo)|entreg(?:o|amos|ar|ando)', 'deliver(?:s|ing)?', of('reparto de …', 'delivery of …')),
  deed('transport(?:o|amos|ar|ando)', 'transport(?:s|ing)?|haul(?:s|ing)?', of('transporte de …', 'transport of …')),
];

const VERBS: Readonly<Record<Language, readonly (readonly [RegExp, Deed])[]>> = perLanguage((language) =>
  DEEDS.map((one) => [new RegExp(`(?<![a-z])(?:${one.verb[language]})(?![a-z])(?<object>[^.,;:!?()]*)`, 'g'), one] as const),
);
const NOT_DONE = /\b(?:no|not|never|nunca|don'?t|without|sin)\s+(?:\w+\s+)?$/;

/** Each with the first thing named right after it; a verb whose object no list holds says nothing. */
export function findDeeds(text: string): readonly Concept[] {
  const said = foldText(text);
  const found = LANGUAGES.flatMap((language) =>
    VERBS[language].flatMap(([verb, one]) => [...said.matchAll(verb)].flatMap((match) => read(match, one, language, said))),
  );
  return found
    .filter(({ concept }, at) => found.findIndex((other) => other.concept.en === concept.en) === at)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_DEEDS)
    .map(({ concept }) => concept);
}

function read(
  match: RegExpExecArray,
  { say }: Deed,
  language: Language,
  said: string,
): readonly { readonly at: number; readonly concept: Concept }[] {
  if (NOT_DONE.test(said.slice(0, match.index))) return [];
  const words = (match.groups?.object ?? '').trim().split(/\s+/);
  const [thing] = findNamed(words.slice(0, OBJECT_WORDS).join(' '), language).filter(
    (one) => isSeveral(one) && isFirst(one.noun[language], words),
  );
  return thing ? [{ at: match.index, concept: { kind: 'offer', ...say(thing.like), clues: { es: [], en: [] } } }] : [];
}

/** One of a thing («en una hora», «la furgoneta») is what it is done with or in; what is sold comes in numbers, or is no thing one counts. */
function isSeveral({ es, isPerson, isPace }: Named): boolean {
  return !isPerson && !isPace && !/^(?:una?|el|la|ultim\w+|últim\w+) /.test(es);
}

/** «Queso de cabra» is no goat: what is done is done to what comes first, or after one adjective. */
function isFirst(noun: string, words: readonly string[]): boolean {
  const stem = foldText(noun).split(' ')[0]?.slice(0, STEM) ?? '';
  return words.slice(0, 2).some((word) => word.startsWith(stem)) && !SMALL.test(words[0] ?? '');
}

const STEM = 4;
const SMALL = /^(?:a|al|con|de|del|en|para|por|at|by|for|from|in|of|on|to|with)$/;
