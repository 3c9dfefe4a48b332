// The nouns of the lists by their first word, in both languages, and what may be said of them.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { NAMED_PEOPLE } from './named-people.ts';
import { NAMED_THINGS } from './named-things.ts';
import { NAMED_TRAITS } from './named-traits.ts';

export interface Noun {
  readonly isPerson: boolean;
  readonly one: Bilingual;
  readonly many: Bilingual;
  readonly isCounted: boolean;
  readonly isFeminine: boolean;
  /** A span, which tells nothing unless it is counted: «dos meses», "a week". */
  readonly isSpan: boolean;
}

export interface Form {
  readonly tokens: readonly string[];
  readonly noun: Noun;
  readonly isMany: boolean;
}

/** Masculine, feminine, and both of several; in English one word for all. */
export interface Trait {
  readonly es: readonly string[];
  readonly en: string;
}

const linesOf = (list: string): readonly string[] => list.split('\n').filter(Boolean);
const NOUNS: readonly Noun[] = [
  ...linesOf(NAMED_PEOPLE).map((line) => readNoun(line, true)),
  ...linesOf(NAMED_THINGS).map((line) => readNoun(line, false)),
];
const TRAITS: readonly Trait[] = linesOf(NAMED_TRAITS).map(readTrait);
/** By their first word, the longest first. */
export const FORMS: Readonly<Record<Language, ReadonlyMap<string, readonly Form[]>>> = perLanguage((language) => formsIn(language));
export const TRAIT_WORDS: Readonly<Record<Language, ReadonlyMap<string, Trait>>> = {
  es: new Map(TRAITS.flatMap((trait) => trait.es.map((word): [string, Trait] => [foldText(word), trait]))),
  en: new Map(TRAITS.map((trait) => [foldText(trait.en), trait])),
};

/** Of a folded clause. */
export function wordsOf(clause: string): readonly string[] {
  return clause.replace(/'s?\b/g, ' ').match(/[a-z0-9]+/g) ?? [];
}

/** In Spanish, as the noun has it. */
export function agreed({ es }: Trait, { isFeminine }: Noun, isMany: boolean): string {
  return es[(isMany ? 2 : 0) + (isFeminine ? 1 : 0)] ?? '';
}

/** «corredor/corredores = runner/runners». */
export function readNoun(line: string, isPerson: boolean): Noun {
  const [es = '', en = ''] = line.replace(/ [fm#]$/, '').split(' = ');
  const [oneEs = '', manyEs = oneEs] = es.split('/');
  const [oneEn = '', manyEn = oneEn] = en.split('/');
  return {
    one: { es: oneEs, en: oneEn },
    many: { es: manyEs, en: manyEn },
    isPerson,
    isCounted: es.includes('/') && en.includes('/'),
    isSpan: line.endsWith(' #'),
    isFeminine:
      !line.endsWith(' m') &&
      (line.endsWith(' f') || (/(?:as?|[csxgn]ión|stión|dad|tud)$/.test(oneEs.split(' ')[0] ?? '') && !/(?:ista|grama|día)$/.test(oneEs))),
  };
}

function readTrait(line: string): Trait {
  const [es = '', en = ''] = line.split(' = ');
  return { es: es.split(' '), en };
}

/** By their first word, the longest first. */
function formsIn(language: Language): ReadonlyMap<string, readonly Form[]> {
  const longest = formsOf(NOUNS, language).toSorted((a, b) => b.tokens.length - a.tokens.length);
  return Map.groupBy(longest, ({ tokens }) => tokens[0] ?? '');
}

/** Each noun as it is heard, of several and of one. */
export function formsOf(nouns: readonly Noun[], language: Language): readonly Form[] {
  return nouns.flatMap((noun): Form[] => [
    { tokens: wordsOf(foldText(noun.many[language])), noun, isMany: noun.many.es !== noun.one.es || /s$/.test(noun.one.es) },
    { tokens: wordsOf(foldText(noun.one[language])), noun, isMany: false },
  ]);
}
