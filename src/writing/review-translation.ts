// Whether a translation of the visitor's words may be printed as theirs: the same numbers and names, the other language, nothing added.
import { foldText } from '../language/fold-text.ts';
import type { Language } from '../language/language.ts';
import { findQuantities } from './find-quantities.ts';
import { type Finding, reviewSentence, wordsIn } from './review-sentence.ts';

export interface TranslationGrounds {
  readonly said: string;
  readonly from: Language;
  /** Names known of the business: its own, its place, its rivals. */
  readonly known: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly canary: string;
  readonly instructions: string;
}

const SHORTEST = 0.45;
const LONGEST = 2.1;
const SLACK_LETTERS = 16;
/** What a translation is looked at for, as any sentence is; quantities, names and lengths are held against the words themselves. */
const SHARED = new Set(['address', 'markup', 'leak', 'wrong-language', 'claim', 'worn-words', 'turned-news']);
/** So many words on end as they were said are not translated. */
const UNTRANSLATED = 5;

export function reviewTranslation(translated: string, grounds: TranslationGrounds): readonly Finding[] {
  const { said, from } = grounds;
  const to = from === 'es' ? 'en' : 'es';
  const shared = reviewSentence(translated, { ...grounds, language: to, outline: said, quoted: '' });
  return [
    ...shared.filter(({ offence }) => SHARED.has(offence)),
    ...(/[{}*<>`|\\[\]]/.test(translated) ? [{ offence: 'markup', words: translated } as const] : []),
    ...untranslated(translated, said),
    ...otherNumbers(translated, grounds, to),
    ...namesLost(translated, grounds),
    ...namesAdded(translated, grounds),
    ...otherLength(translated, said),
  ];
}

function untranslated(translated: string, said: string): readonly Finding[] {
  const [theirs, ours] = [wordsIn(translated).split(' '), ` ${wordsIn(said)} `];
  const at = theirs.findIndex(
    (_, from) => from + UNTRANSLATED <= theirs.length && ours.includes(` ${theirs.slice(from, from + UNTRANSLATED).join(' ')} `),
  );
  return at === -1 ? [] : [{ offence: 'wrong-language', words: theirs.slice(at, at + UNTRANSLATED).join(' ') }];
}

/** Digits or words, the values are the same. Halves are left out: «media hora» has no one word for it. */
function otherNumbers(translated: string, { said, from }: TranslationGrounds, to: Language): readonly Finding[] {
  const values = (text: string, language: Language) =>
    findQuantities(text, language)
      .flatMap(({ value }) => (value === null || value === 0.5 ? [] : [value]))
      .sort((one, other) => one - other)
      .join(' ');
  const [asked, given] = [values(said, from), values(translated, to)];
  return asked === given ? [] : [{ offence: 'quantity', words: `${given || 'none'} for ${asked || 'none'}` }];
}

function namesLost(translated: string, { said, known }: TranslationGrounds): readonly Finding[] {
  const asked = new Set([...known.filter((name) => name !== '' && said.includes(name)), ...capitalsIn(said)]);
  const lost = [...asked].find((name) => !foldText(translated).includes(foldText(name)));
  return lost === undefined ? [] : [{ offence: 'unknown-name', words: lost }];
}

/** English gives a capital to months, days and peoples: those follow from the words and are no names. */
function namesAdded(translated: string, { said, names }: TranslationGrounds): readonly Finding[] {
  const kin = new Set((said.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []).map((name) => foldText(name).slice(0, 4)));
  const added = capitalsIn(translated).find((name) => !names.has(foldText(name)) && !kin.has(foldText(name).slice(0, 4)));
  return added === undefined ? [] : [{ offence: 'unknown-name', words: added }];
}

const NO_NAMES =
  /^(?:I|I[’']\p{L}+|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Spanish|English|French|Italian|German|Basque|Catalan|Galician|Andalusian|Mexican|Colombian|Argentin\p{L}+|Chilean|Peruvian|American|European|British|Japanese|Chinese|Christmas|Easter)$/u;

/** Words with a capital that stand inside a sentence. */
function capitalsIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<=[\p{L}\p{N},;:)”»’'%€$][  ]+[“«"‘(]?)\p{Lu}[\p{L}’'-]*\p{L}/gu)].map(([word]) =>
    word.replace(/[’']s$/, ''),
  );
  return found.filter((word) => !NO_NAMES.test(word));
}

function otherLength(translated: string, said: string): readonly Finding[] {
  const [asked, given] = [said.length, translated.trim().length];
  const fits = given > 0 && given >= asked * SHORTEST - SLACK_LETTERS && given <= asked * LONGEST + SLACK_LETTERS;
  return fits ? [] : [{ offence: 'length', words: `${given} letters for ${asked}` }];
}
