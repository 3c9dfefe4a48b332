import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES, type Language } from '../../language/language.ts';
import type { SectorId } from '../sector.ts';
import type { Concept, ConceptKind } from './concept.ts';
import { CONCEPTS, GENERAL_CONCEPTS } from './concepts.ts';
import { findClosures } from './find-closures.ts';
import { findGuarantees } from './find-guarantees.ts';
import { findComplaints, findTerms, isMeasured, joinDays, withoutTerms } from './find-terms.ts';
import { conditionsIn, withoutConditions } from './split-conditions.ts';

/** What carries no meaning of its own. «Sin» and "not" stay: they turn a thing into its opposite. */
const SMALL_WORDS = new Set(
  (
    'el la los las un una de del al a en y e o u con por para que se su sus mi mis tu nosotros nosotras es son muy mas lo le les me nos te ' +
    'the an of to in on at for with and or is are it that this these our my your their its by from as be we us you i so'
  ).split(' '),
);
const NEGATIONS = new Set(['sin', 'no', 'ni', 'nunca', 'not', 'without', 'never', 'nor']);
const STEM: Readonly<Record<Language, (word: string) => string>> = { es: stemSpanish, en: stemEnglish };
const LONGEST = 4_000;

/** One way of saying a concept: the stems of its words in one language, or its only word without the plural. */
interface Phrase {
  readonly concept: Concept;
  readonly language: Language;
  readonly terms: readonly string[];
}

/** Phrases by their first term. */
type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

/** The words of a clause, as stems of either language and without the plural. */
interface Heard {
  readonly words: readonly string[];
  readonly stems: Readonly<Record<Language, readonly string[]>>;
  readonly singulars: readonly string[];
}

const books = new Map<string, PhraseBook>();
const phrases = new Map<Concept, readonly Phrase[]>();

/**
 * The things of these kinds that an answer names, in the order it names them, each once: a longer phrase before the shorter one inside it,
 * and of two as long the sector's own before a general one, and «garantía de seis meses» before «garantía». What is negated («sin esperas») is found only where a concept says so.
 */
export function findConcepts(text: string, sector: SectorId, kinds: readonly ConceptKind[]): readonly Concept[] {
  const book = bookOf(sector, kinds);
  const find = (said: string): readonly Concept[] =>
    partsOf(said).flatMap((part) => [
      ...(kinds.includes('edge') ? findTerms(part) : []),
      ...(kinds.includes('pain') ? [...findComplaints(part), ...findClosures(part)] : []),
      ...findInClause(hear(wordsIn(withoutTerms(part))), book).filter(
        ({ kind, unless }) => (kind !== 'offer' || !NOT_DONE.test(part)) && unless?.test(part) !== true,
      ),
    ]);
  const { found: guarantees, rest: said } = kinds.includes('edge')
    ? findGuarantees(foldText(text.slice(0, LONGEST)))
    : { found: [], rest: foldText(text.slice(0, LONGEST)) };
  const answered = find(conditionsIn(said)).filter(isOfCondition);
  const all = [...new Set([...guarantees, ...find(withoutConditions(said)), ...answered])];
  return all.filter((concept) => !all.some((other) => isSaidBetter(concept, other)));
}

/** «No hacemos bodas», "I am not doing hot yoga": what is told there is not offered. */
const NOT_DONE =
  /\b(?:no|not|never|nunca) (?:hago|hacemos|hare|haremos|trabajo|trabajamos|vendo|vendemos|ofrezco|ofrecemos|reparto|repartimos|doing|do|selling|sell|offering|offer|deliver|work with)\b/;

/** «Si no queda bien, volvemos al día siguiente y sin cobrar»: what is done then is promised as a guarantee alone; what is complained of may be feared. */
function isOfCondition({ kind, es }: Concept): boolean {
  return (kind !== 'offer' && kind !== 'edge') || ANSWERED_FOR.test(es);
}

const ANSWERED_FOR = /garant|devol|repet|sin cobrar|gratis|retoque|sustitu|reemplaz|cambio|puntual|sin cargo|multa/;

/** «Garantía de seis meses» says more than «garantía», and «esperas de tres semanas» than «esperas largas»; a list may hold what is made here as well. */
function isSaidBetter(concept: Concept, other: Concept): boolean {
  const { es } = concept;
  if (other.es === es) return other !== concept && isMeasured(other);
  return (
    other.es.startsWith(`${es} de `) ||
    other.es === `${es} como mucho` ||
    (LONG_WAITS.includes(es) && /^(?:esperas de|media hora de cola)/.test(other.es))
  );
}

const LONG_WAITS: readonly string[] = ['esperas largas', 'colas largas'];

function hear(words: readonly string[]): Heard {
  return { words, stems: { es: words.map(STEM.es), en: words.map(STEM.en) }, singulars: words.map(singularOf) };
}

function findInClause(heard: Heard, book: PhraseBook): Concept[] {
  const found: Concept[] = [];
  let at = 0;
  while (at < heard.words.length) {
    const phrase = longestAt(at, heard, book);
    const isNegated = at > 0 && NEGATIONS.has(heard.words[at - 1] ?? '');
    if (phrase && !isNegated) found.push(phrase.concept);
    at += phrase?.terms.length ?? 1;
  }
  return found;
}

/** A book lists the sector's phrases before the general ones: of two as long, the first stands. */
function longestAt(at: number, { stems, singulars }: Heard, book: PhraseBook): Phrase | null {
  let longest: Phrase | null = null;
  for (const first of new Set([stems.es[at], stems.en[at], singulars[at]])) {
    for (const phrase of book.get(first ?? '') ?? []) {
      const spoken = phrase.terms.length === 1 ? singulars : stems[phrase.language];
      const isHere = phrase.terms.every((term, step) => spoken[at + step] === term);
      if (isHere && phrase.terms.length > (longest?.terms.length ?? 0)) longest = phrase;
    }
  }
  return longest;
}

function bookOf(sector: SectorId, kinds: readonly ConceptKind[]): PhraseBook {
  const key = `${sector} ${kinds.join(' ')}`;
  const known = books.get(key);
  if (known) return known;
  const concepts = [...CONCEPTS[sector], ...GENERAL_CONCEPTS].filter(({ kind }) => kinds.includes(kind));
  const book = Map.groupBy(concepts.flatMap(phrasesOf), ({ terms }) => terms[0] ?? '');
  books.set(key, book);
  return book;
}

/** Made once: the general concepts stand in the book of every sector. */
function phrasesOf(concept: Concept): readonly Phrase[] {
  const known = phrases.get(concept);
  if (known) return known;
  const made = LANGUAGES.flatMap((language) =>
    [concept[language], ...concept.clues[language]].map((said) => ({ concept, language, terms: termsOf(said, language) })),
  ).filter(({ terms }) => terms.length > 0);
  phrases.set(concept, made);
  return made;
}

/** A stem of one word alone would catch too much («estudiantes», «estudio»): such a word is known by itself, plural or not. */
function termsOf(said: string, language: Language): readonly string[] {
  const words = clausesOf(foldText(said)).flat();
  return words.length === 1 ? words.map(singularOf) : words.map(STEM[language]);
}

function singularOf(word: string): string {
  return word.length > 4 ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word;
}

/** The words of each clause: a phrase does not run over a comma. */
function clausesOf(folded: string): string[][] {
  return partsOf(folded)
    .map(wordsIn)
    .filter((words) => words.length > 0);
}

/** Each clause of a folded text. */
function partsOf(folded: string): string[] {
  return joinDays(folded)
    .replace(/n't\b|(?<=\b(?:do|does|did|is|are|was|has|have|could|would|should|ca|wo))nt\b/g, ' not')
    .split(/[.,;:!?¿¡()[\]«»"“”\n]+/)
    .map((part) => part.trim());
}

/** Without the small ones. */
function wordsIn(part: string): string[] {
  return part.split(/[^a-z0-9]+/).filter((word) => word !== '' && !SMALL_WORDS.has(word));
}
