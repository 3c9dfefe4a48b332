// Whether one sentence of a model may be printed. It may say in other words what the outline says, and nothing else.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { spokenLanguage } from '../language/spoken-language.ts';
import { CLAIMS, WORLD } from './claim-words.ts';
import { findQuantities, type Quantity, SLOT } from './find-quantities.ts';
import { WORN_WORDS } from './worn-words.ts';

export type Offence =
  | 'quantity'
  | 'unknown-token'
  | 'missing-token'
  | 'repeated-token'
  | 'address'
  | 'markup'
  | 'leak'
  | 'claim'
  | 'world'
  | 'unknown-name'
  | 'wrong-language'
  | 'worn-words'
  | 'turned-news'
  | 'length';

/** What is wrong, and the very words. */
export interface Finding {
  readonly offence: Offence;
  readonly words: string;
}

/** What a sentence is held against. */
export interface Grounds {
  readonly language: Language;
  /** The paragraph that it rewords, in the same language. */
  readonly outline: string;
  /** The visitor's words that the paragraph quotes. */
  readonly quoted: string;
  /** Words with a capital that the plan itself holds, folded. */
  readonly names: ReadonlySet<string>;
  /** A word of the instructions that may never come back. */
  readonly canary: string;
  /** The words of the instructions (see `wordsIn`), so that they cannot be told. */
  readonly instructions: string;
}

/** For words that were reviewed when they came, and are looked at again: whoever asked for them is gone with its instructions. */
export const NO_SECRETS: Pick<Grounds, 'canary' | 'instructions'> = { canary: '', instructions: '' };

const LEAK_WORDS = 7;
const LONGEST_WORD = 34;

const ADDRESS =
  /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:|\b(?:javascript|data|ftp):|\S@\S|@[\p{L}\p{N}_]{2,}|[\p{L}\p{N}-]+\.(?:com|net|org|es|mx|info|io|co|ai|app|dev|uk|us|eu|biz|xyz|site|shop|online|link|ly|me|tv)\b|\b(?:dot|punto)\s+(?:com|net|org|es|io)\b|(?<!\p{L})(?:calle|avenida|plaza|paseo|c\/)\s+(?:de\s+|del\s+|la\s+)*\p{Lu}\p{L}+|\p{Lu}\p{L}+\s+(?:Street|Avenue|Road|Square|Boulevard)\b|\b(?:visit|visita|entra en|haz clic|click|pulsa|escanea|scan)\b.{0,25}\b(?:web|website|sitio|page|página|enlace|link|qr)\b/iu;
/** Markup of any kind. Bold around a figure is looked at on its own. */
const MARKUP = /[<>`|\\#~^_=[\]{}]|\*\*\*|(?<!\*)\*(?!\*)|!\(|&[a-z]+;|\n|\r|\t|^\s*[-+•·–—]\s|^\s*>\s/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]|\p{Default_Ignorable_Code_Point}/u;
const OTHER_SCRIPT = /(?=\p{L})\P{Script=Latin}|\p{Extended_Pictographic}/u;
const SPACED_OUT = /(?<!\p{L})(?:\p{L}[\s.·_-]+){3,}\p{L}(?!\p{L})/u;
/** Small words of neighbours that neither of the two languages has. */
const FOREIGN = new Set(
  'et les une est avec dans nous vous não uma com ao você und der das mit ist nicht il che gli della sono amb els aquest és pour'.split(
    ' ',
  ),
);

/** Words of good and of bad news. */
export const NEWS: Readonly<Record<'gain' | 'loss', RegExp>> = {
  gain: /(?<!\p{L})(?:gana|ganancia|ganará|beneficio|rentab|superávit|profit|earn|surplus|gains?(?!\p{L})|in the black)/iu,
  loss: /(?<!\p{L})(?:pérdida|pierd|perder|perdiendo|déficit|números rojos|quiebra|loss|loses?(?!\p{L})|losing|deficit|in the red|bankrupt)/iu,
};

/** Everything wrong with the sentence; nothing when it may stand. Its figures are looked at with the whole paragraph. */
export function reviewSentence(sentence: string, grounds: Grounds): readonly Finding[] {
  const words = sentence.replace(SLOT, ' ').replace(/\*\*/g, '');
  const said = `${grounds.outline} ${grounds.quoted}`;
  return [
    ...newQuantities(sentence, grounds),
    ...newMatch('address', ADDRESS, words, grounds.outline),
    ...newMatch('markup', MARKUP, words, grounds.outline.replace(SLOT, ' ')),
    ...newMatch('markup', INVISIBLE, sentence, grounds.outline),
    ...newMatch('markup', SPACED_OUT, words, grounds.outline),
    ...longWords(words),
    ...newMatch('wrong-language', OTHER_SCRIPT, words, grounds.outline),
    ...leaks(sentence, grounds),
    ...newClaims(words, grounds, said),
    ...newNames(words, grounds),
    ...otherLanguage(words, grounds),
    ...newKind('worn-words', WORN_WORDS[grounds.language], words, grounds.outline, [WORN_WORDS.es, WORN_WORDS.en]),
    ...newKind('turned-news', NEWS.gain, words, grounds.outline, [NEWS.gain]),
    ...newKind('turned-news', NEWS.loss, words, grounds.outline, [NEWS.loss]),
  ];
}

/** Sentences of a text; what ends inside a quotation stays with it. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!…]["”»]?)\s+(?=\S)/u).filter((sentence) => sentence.trim() !== '');
}

/** A quantity may stand only where the outline states the very same of the very same thing. */
function newQuantities(sentence: string, { language, outline }: Grounds): readonly Finding[] {
  const found = findQuantities(sentence, language);
  if (found.length === 0) return [];
  const known = new Set(findQuantities(outline, language).map(keyOf));
  return found.filter((quantity) => !known.has(keyOf(quantity))).map(({ text }) => ({ offence: 'quantity', words: text }));
}

function keyOf({ text, counted }: Quantity): string {
  return `${foldText(text)} ${counted}`;
}

/** A match of the pattern that the ground does not hold in the same words. */
function newMatch(offence: Offence, pattern: RegExp, text: string, ground: string): readonly Finding[] {
  const found = pattern.exec(text)?.[0];
  return found === undefined || foldText(ground).includes(foldText(found)) ? [] : [{ offence, words: found }];
}

/** What is hidden in another spelling has no spaces. */
function longWords(words: string): readonly Finding[] {
  const long = words.split(/\s+/).find((word) => word.length > LONGEST_WORD);
  return long ? [{ offence: 'markup', words: long }] : [];
}

function leaks(sentence: string, { canary, instructions }: Grounds): readonly Finding[] {
  const [plain, secret] = [lettersOf(sentence), lettersOf(canary)];
  const isTold = secret !== '' && (plain.includes(secret) || plain.includes([...secret].reverse().join('')));
  if (isTold) return [{ offence: 'leak', words: sentence }];
  const words = wordsIn(sentence.replace(SLOT, ' ')).split(' ');
  const told = words.some((_, at) => at + LEAK_WORDS <= words.length && instructions.includes(words.slice(at, at + LEAK_WORDS).join(' ')));
  return told ? [{ offence: 'leak', words: sentence }] : [];
}

/** The words of a text, folded, one space between them. */
export function wordsIn(text: string): string {
  return (foldText(text).match(/[a-z]+/g) ?? []).join(' ');
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^a-z]/g, '');
}

/** What was said is granted by its kind: whoever said "ten years a baker" may be told to have experience. */
function newClaims(words: string, { language }: Grounds, said: string): readonly Finding[] {
  const find = (offence: Offence, kinds: typeof CLAIMS | typeof WORLD) =>
    Object.values(kinds).flatMap((kind: Bilingual<RegExp>) => newKind(offence, kind[language], words, said, [kind.es, kind.en]));
  return [...find('claim', CLAIMS), ...find('world', WORLD)];
}

/** A match of the pattern, unless the ground speaks of the like in either language: it may be said in other words of its kind. */
function newKind(offence: Offence, pattern: RegExp, text: string, ground: string, alike: readonly RegExp[]): readonly Finding[] {
  const found = pattern.exec(text)?.[0];
  return found === undefined || alike.some((one) => one.test(ground)) ? [] : [{ offence, words: found }];
}

/** Words with a capital inside the sentence name somebody or some place: only those the plan holds may stand. */
function newNames(words: string, { language, names }: Grounds): readonly Finding[] {
  const inside = words.matchAll(/(?<=[\p{L}\p{N},;)”»’'"]\s+[“«"‘(]?|[:(“«"‘–—]\s*)\p{Lu}[\p{L}’'-]*/gu);
  const found = [...inside].map(([word]) => word).find((word) => !isKnownName(word, language, names));
  return found === undefined ? [] : [{ offence: 'unknown-name', words: found }];
}

function isKnownName(word: string, language: Language, names: ReadonlySet<string>): boolean {
  const folded = foldText(word).replace(/'s$|[’']$/, '');
  return names.has(folded) || (language === 'en' && /^i('|$)/.test(folded)) || (language === 'en' && CALENDAR.has(folded));
}

const CALENDAR = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

function otherLanguage(words: string, { language }: Grounds): readonly Finding[] {
  const folded = foldText(words);
  const small = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isForeign = small.filter((word) => FOREIGN.has(word)).length > 1;
  return isForeign || spokenLanguage(folded, language) !== language ? [{ offence: 'wrong-language', words: words.trim() }] : [];
}
