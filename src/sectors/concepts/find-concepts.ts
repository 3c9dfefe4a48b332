import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldText } from '../../language/fold-text.ts';
import { LANGUAGES, type Language } from '../../language/language.ts';
import type { SectorId } from '../sector.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS, GENERAL_CONCEPTS } from './concepts.ts';

/** What carries no meaning of its own. «Sin» and "not" stay: they turn a thing into its opposite. */
const SMALL_WORDS = new Set(
  (
    'el la los las un una unos unas de del al a en y e o u con por para que se su sus mi mis tu es son muy mas lo le les me nos te ' +
    'the an of to in on at for with and or is are it that this these our my your their its by from as be we you i so'
  ).split(' '),
);
const NEGATIONS = new Set(['sin', 'no', 'ni', 'nunca', 'not', 'without', 'never', 'nor']);
const STEM: Readonly<Record<Language, (word: string) => string>> = { es: stemSpanish, en: stemEnglish };
const LONGEST = 4_000;

/** One way of saying a concept, as the stems of its words in one language. */
interface Phrase {
  readonly concept: Concept;
  readonly language: Language;
  readonly stems: readonly string[];
}

type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

const books = new Map<SectorId, PhraseBook>();

/**
 * The things an answer names, in the order it names them, each once: those of its sector before general ones, a longer phrase before the
 * shorter one inside it. What is negated («sin esperas») is found only where a concept says so.
 */
export function findConcepts(text: string, sector: SectorId): readonly Concept[] {
  const book = bookOf(sector);
  const found = clausesOf(text).flatMap((words) => findInClause(words, book));
  return [...new Set(found)];
}

function findInClause(words: readonly string[], book: PhraseBook): Concept[] {
  const stems = { es: words.map(STEM.es), en: words.map(STEM.en) };
  const found: Concept[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = longestAt(at, stems, book);
    const isNegated = at > 0 && NEGATIONS.has(words[at - 1] ?? '');
    if (phrase && !isNegated) found.push(phrase.concept);
    at += phrase?.stems.length ?? 1;
  }
  return found;
}

/** A book lists the sector's phrases before the general ones: of two as long, the first stands. */
function longestAt(at: number, stems: Readonly<Record<Language, readonly string[]>>, book: PhraseBook): Phrase | null {
  let longest: Phrase | null = null;
  for (const first of new Set([stems.es[at], stems.en[at]])) {
    for (const phrase of book.get(first ?? '') ?? []) {
      const spoken = stems[phrase.language];
      const isHere = phrase.stems.every((stem, step) => spoken[at + step] === stem);
      if (isHere && phrase.stems.length > (longest?.stems.length ?? 0)) longest = phrase;
    }
  }
  return longest;
}

function bookOf(sector: SectorId): PhraseBook {
  const known = books.get(sector);
  if (known) return known;
  const phrases = [...CONCEPTS[sector], ...GENERAL_CONCEPTS].flatMap((concept) =>
    LANGUAGES.flatMap((language) =>
      [concept[language], ...concept.clues[language]].map((words) => ({
        concept,
        language,
        stems: clausesOf(words).flat().map(STEM[language]),
      })),
    ),
  );
  const book = Map.groupBy(
    phrases.filter(({ stems }) => stems.length > 0),
    ({ stems }) => stems[0] ?? '',
  );
  books.set(sector, book);
  return book;
}

/** The words of each clause, folded, small ones away: a phrase does not run over a comma. */
function clausesOf(text: string): string[][] {
  return foldText(text.slice(0, LONGEST))
    .replace(/n't\b/g, ' not')
    .split(/[.,;:!?¿¡()[\]«»"“”\n]+/)
    .map((clause) => clause.split(/[^a-z0-9]+/).filter((word) => word !== '' && !SMALL_WORDS.has(word)))
    .filter((words) => words.length > 0);
}
