// A noun phrase that both languages have every word of: «tablas de queso por copas», "Irish-grown flowers in the city".
import { formatList, listInBoth } from '../../language/format-list.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import { agreed, type Noun, type Trait } from './named-forms.ts';

/** What it is of or for, with nothing before it: «tablas de queso», "cheese boards"; `isMany` in Spanish. */
export interface Modifier {
  readonly noun: Noun;
  readonly isMany: boolean;
  readonly link: 'de' | 'para';
}

/** What follows it: the same words in both, or a word of place or means before a phrase or a name that stays as it is. */
export type Tail = { readonly fixed: Bilingual } | { readonly link: Bilingual; readonly to: readonly (Phrase | string)[] };

export interface Phrase {
  readonly head: Noun;
  readonly isMany: boolean;
  readonly count: number | null;
  readonly article: 'the' | 'a' | null;
  /** «Con cita» is "with appointments" and «con bañera» "with a bathtub": English does not leave a thing that is counted bare. */
  readonly english: { readonly isMany: boolean; readonly article: 'the' | 'a' | null };
  /** In the order of English. */
  readonly traits: readonly Trait[];
  /** In the order of Spanish. */
  readonly modifiers: readonly Modifier[];
  readonly tails: readonly Tail[];
}

/** One word alone, which may mean another thing in another trade. */
export function isBare({ head, count, traits, modifiers, tails }: Phrase): boolean {
  return count === null && traits.length + modifiers.length + tails.length === 0 && !/[ -]/.test(head.one.es);
}

/** In both languages; null where a number has no word that agrees, or one word is said twice. */
export function tellPhrase(phrase: Phrase): Bilingual | null {
  const told = isCountTold(phrase) ? { es: inSpanish(phrase), en: inEnglish(phrase) } : null;
  return told && !TWICE.test(told.es) && !TWICE.test(told.en) ? told : null;
}

/** The same of several, as a list in each language. */
export function tellPhrases(phrases: readonly Phrase[]): Bilingual | null {
  const told = phrases.flatMap((phrase) => tellPhrase(phrase) ?? []);
  return told.length === phrases.length ? listInBoth(told) : null;
}

/** «Lanchas pequeñas» are small boats already. */
const TWICE = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u;

/** «Veintiuna» and «treinta y una» would have to agree. */
function isCountTold({ count, head, tails }: Phrase): boolean {
  const isTold = count === null || (numberWord(count, 'es') !== null && (count % 10 !== 1 || count === 11 || !head.isFeminine));
  return isTold && tails.every((tail) => 'fixed' in tail || tail.to.every((one) => typeof one === 'string' || isCountTold(one)));
}

function inSpanish({ head, isMany, count, article, traits, modifiers, tails }: Phrase): string {
  const said = traits.map((trait) => agreed(trait, head, isMany)).toReversed();
  const isLong = (trait: string) => trait.includes(' ');
  return joined([
    count === null ? spanishArticle(article, head, isMany) : numberWord(count, 'es'),
    (isMany ? head.many : head.one).es,
    ofThem(
      modifiers[0]?.link ?? '',
      modifiers.map(({ noun, isMany: areMany }) => (areMany ? noun.many : noun.one).es),
      'es',
    ),
    formatList(
      said.filter((trait) => !isLong(trait)),
      'es',
    ),
    ...said.filter(isLong),
    ...tails.map((tail) => tellTail(tail, 'es')),
  ])
    .replace(/(?<!\p{L})de el(?!\p{L})/gu, 'del')
    .replace(/(?<!\p{L})a el(?!\p{L})/gu, 'al');
}

function spanishArticle(article: Phrase['article'], { isFeminine, one }: Noun, isMany: boolean): string | null {
  if (article === null || (article === 'a' && isMany)) return null;
  const isFemale = isFeminine && (isMany || !STRESSED_A.test(one.es));
  if (article === 'a') return isFemale ? 'una' : 'un';
  if (isMany) return isFemale ? 'las' : 'los';
  return isFemale ? 'la' : 'el';
}

const STRESSED_A = /^(?:agua|aula|área|ave|arma|ala|alma)(?: |$)/;

function inEnglish({ head, count, traits, modifiers, tails, english: { isMany, article } }: Phrase): string {
  const named = joined([
    ...traits.map(({ en }) => en),
    formatList(
      modifiers.filter(({ link }) => link === 'de').map(({ noun }) => noun.one.en),
      'en',
    ),
    (isMany ? head.many : head.one).en,
    ofThem(
      'for',
      modifiers.filter(({ link }) => link === 'para').map(({ noun }) => noun.many.en),
      'en',
    ),
    ...tails.map((tail) => tellTail(tail, 'en')),
  ]);
  if (count !== null) return `${numberWord(count, 'en')} ${named}`;
  if (article === 'a' && !isMany) return `${/^[aeiou]/i.test(named) ? 'an' : 'a'} ${named}`;
  return article === 'the' ? `the ${named}` : named;
}

const SAY: Readonly<Record<Language, (phrase: Phrase) => string>> = { es: inSpanish, en: inEnglish };

function tellTail(tail: Tail, language: Language): string {
  if ('fixed' in tail) return tail.fixed[language];
  const { to, link } = tail;
  const said = to.map((one) => (typeof one === 'string' ? one : SAY[language](one)));
  return `${link[language]} ${formatList(said, language)}`;
}

function ofThem(link: string, nouns: readonly string[], language: Language): string {
  return nouns.length === 0 ? '' : `${link} ${formatList(nouns, language)}`;
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
