import { FULL_STOP } from '../../language/sentence-stops.ts';
import { withoutChatter } from './without-chatter.ts';

const MOST_WORDS = 25;
/** A text only this much longer is kept whole: better three words more than a sentence without its end. */
const SLACK_WORDS = 3;
/** Of a quote that has room for a sentence at all. */
const ROOM_WORDS = 20;
const SENTENCE_SLACK_WORDS = 8;
/** Characters that would be read as markup or that do not print: braces in pairs, stars in pairs, controls, direction marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
const SENTENCE_END = new RegExp(`(?:[!?…]|${FULL_STOP})$`, 'u');
const WEAK_ENDINGS = new Set(
  'y e o u que de del a al en con por para sin el la los las un una unos unas mi su sus se lo como and or the a an of to in on for with at by from my our their those who that which as'.split(
    ' ',
  ),
);

/**
 * The visitor's words, short enough to be quoted: whole when they fit, else cut at the end of a sentence, of a clause, or at least of a word.
 * Never cuts a word or a number, nor parts a number from its unit. It begins where something is said, where anything is. Quotation marks and the full stop are the page's.
 */
export function clipQuote(text: string, mostWords: number = MOST_WORDS): string {
  const clean = cleanWords(text);
  const words = (withoutChatter(clean) || clean).split(' ').filter(Boolean);
  if (words.length <= mostWords + SLACK_WORDS) return withoutEnd(words.join(' '));
  const first = firstSentence(words);
  if (mostWords >= ROOM_WORDS && first > mostWords && first <= mostWords + SENTENCE_SLACK_WORDS)
    return withoutEnd(words.slice(0, first).join(' '));
  const kept = words.slice(0, mostWords);
  const sentence = lastEdge(kept, SENTENCE_END);
  if (sentence >= Math.min(6, mostWords / 2)) return withoutEnd(kept.slice(0, sentence).join(' '));
  const clause = lastEdge(kept, /[,;:)—–]$/);
  const joint = kept.findLastIndex((word) => JOINT.test(word));
  const end = clause >= mostWords / 2 ? clause : joint;
  const cut = end >= mostWords / 2 ? kept.slice(0, end) : wholeEnd(kept);
  return `${withoutEnd(withoutOpenBracket(cut.join(' ')))}…`;
}

/** One line of the narrow column of a table of months. */
export const NAME_LETTERS = 22;

/** The first words of a name, as many as one line of so many letters holds. */
export function clipName(name: string, mostLetters: number): string {
  if (name.length <= mostLetters) return name;
  const words = name.split(' ');
  const held = words.filter((_, at) => words.slice(0, at + 1).join(' ').length < mostLetters);
  return `${held.length === 0 ? name.slice(0, mostLetters) : withoutEnd(strongEnd(held).join(' '))}…`;
}

/** Text of a visitor as it may stand on a page: no markup, no control characters, single spaces. */
export function cleanWords(text: string): string {
  return text
    .replace(UNPRINTABLE, ' ')
    .replace(/\{+|\}+|\*{2,}|[«»“”"„‟`]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .trim();
}

/** Another clause begins with it: what stands before it is whole. */
const JOINT = /^(?:y|pero|porque|mientras|cuando|and|but|because|while|when|so)$/i;

/** How many words the first sentence has. */
function firstSentence(words: readonly string[]): number {
  const end = words.findIndex((word) => SENTENCE_END.test(word));
  return end < 0 ? words.length : end + 1;
}

/** How many words stand before the last edge; 0 without one. */
function lastEdge(words: readonly string[], edge: RegExp): number {
  return words.findLastIndex((word) => edge.test(word)) + 1;
}

/** Without a number left alone at the end, nor an article or a preposition. */
function wholeEnd(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !/[\d$€£]$/.test(word) && !WEAK_ENDINGS.has(word.toLowerCase()));
  return end < words.length / 2 ? words : words.slice(0, end + 1);
}

/** Up to the last word that a name may end in: «volantes en las» is «volantes». */
function strongEnd(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !WEAK_ENDINGS.has(word.toLowerCase()));
  return end < 0 ? words : words.slice(0, end + 1);
}

/** «(Las Condes, Vitacura…»: a list in brackets that is cut is left out. */
function withoutOpenBracket(text: string): string {
  const at = text.lastIndexOf('(');
  return at > 0 && text.indexOf(')', at) < 0 ? text.slice(0, at).trimEnd() : text;
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.,;:…—–-]+$/, '').replace(/^[\s.,;:—–-]+/, '');
}
