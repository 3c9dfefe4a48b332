// The words of phrases by their first word, in both languages: what the lists of named things and people hold, and the words of offers.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';
import { FORMS, type Form, formsOf, readNoun, TRAIT_WORDS, type Trait } from './named-forms.ts';
import { careWords } from './words/care-words.ts';
import { coreWords } from './words/core-words.ts';
import { deskWords } from './words/desk-words.ts';
import { feastWords } from './words/feast-words.ts';
import { foodWords } from './words/food-words.ts';
import { plainWords } from './words/plain-words.ts';
import { shopWords } from './words/shop-words.ts';
import type { WordList } from './words/word-list.ts';
import { workWords } from './words/work-words.ts';

/** A word of one language as it is heard: its tokens, and what it stands for. */
interface Heard<Meaning> {
  readonly tokens: readonly string[];
  readonly meaning: Meaning;
}

type Book<Meaning> = Readonly<Record<Language, ReadonlyMap<string, readonly Heard<Meaning>[]>>>;

const WORD_LISTS: readonly WordList[] = [coreWords, shopWords, careWords, deskWords, foodWords, feastWords, workWords, plainWords];
const linesOf = (list: keyof WordList): readonly string[] => WORD_LISTS.flatMap((words) => words[list].split('\n').filter(Boolean));

interface Books {
  readonly nouns: Book<Form>;
  readonly traits: Book<Trait>;
  readonly after: Book<Bilingual>;
}

let made: Books | undefined;

/** Made when the first phrase is read: whoever only starts does not wait for some thousand lines. */
function books(): Books {
  made ??= makeBooks();
  return made;
}

function makeBooks(): Books {
  const nouns = linesOf('nouns').map((line) => readNoun(line, false));
  const traits: readonly Trait[] = [...TRAIT_WORDS.en.values(), ...linesOf('traits').map(readTrait), ...linesOf('before').map(readBefore)];
  const after = linesOf('after').map(readPair);
  return {
    nouns: perLanguage((language) =>
      bookOf(
        [...[...FORMS[language].values()].flat(), ...formsOf(nouns, language)]
          .filter((form) => !isSaidAsOne(form, language))
          .map((form) => ({ tokens: form.tokens, meaning: form })),
      ),
    ),
    traits: perLanguage((language) =>
      bookOf(
        traits.flatMap((trait) =>
          (language === 'es' ? [...new Set(trait.es)] : [trait.en]).map((said) => ({ tokens: tokensOf(said), meaning: trait })),
        ),
      ),
    ),
    after: perLanguage((language) => bookOf(after.map((said) => ({ tokens: tokensOf(said[language]), meaning: said })))),
  };
}

/** "Bread" is no plural for all that «panes» is one. */
function isSaidAsOne({ noun, isMany }: Form, language: Language): boolean {
  return isMany && noun.one[language] === noun.many[language] && noun.one.es !== noun.many.es;
}

export interface At<Meaning> {
  readonly meaning: Meaning;
  readonly end: number;
}

/** The longest noun that begins there. */
export function nounAt(words: readonly string[], at: number, language: Language): At<Form> | null {
  return heardAt(books().nouns[language], words, at);
}

/** The longest word for what a noun is like. */
export function traitAt(words: readonly string[], at: number, language: Language): At<Trait> | null {
  return heardAt(books().traits[language], words, at);
}

/** The longest of what follows a noun in both languages: «por copas», "by the glass". */
export function afterAt(words: readonly string[], at: number, language: Language): At<Bilingual> | null {
  return heardAt(books().after[language], words, at);
}

function heardAt<Meaning>(book: ReadonlyMap<string, readonly Heard<Meaning>[]>, words: readonly string[], at: number): At<Meaning> | null {
  const heard = (book.get(words[at] ?? '') ?? []).find(({ tokens }) => tokens.every((token, step) => words[at + step] === token));
  return heard ? { meaning: heard.meaning, end: at + heard.tokens.length } : null;
}

function bookOf<Meaning>(all: readonly Heard<Meaning>[]): ReadonlyMap<string, readonly Heard<Meaning>[]> {
  const longest = all.filter(({ tokens }) => tokens.length > 0).toSorted((a, b) => b.tokens.length - a.tokens.length);
  return Map.groupBy(longest, ({ tokens }) => tokens[0] ?? '');
}

/** The words of a phrase, folded; a hyphen parts them. */
export function tokensOf(said: string): readonly string[] {
  return (
    foldText(said)
      .replace(/'s?(?![a-z])/g, ' ')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function readPair(line: string): Bilingual {
  const [es = '', en = ''] = line.split(' = ');
  return { es, en };
}

function readTrait(line: string): Trait {
  const { es, en } = readPair(line);
  return { es: es.split(' '), en };
}

/** Four forms, or one for all. */
function readBefore(line: string): Trait {
  const { es, en } = readPair(line);
  const forms = es.split(' | ');
  return { es: forms.length === 4 ? forms : [es, es, es, es], en };
}
