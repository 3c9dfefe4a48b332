// What is said to whoever is called «vos».
import { capitalise } from '../../language/capitalise.ts';
import { isImperative, toVos } from './voseo-words.ts';

const START = /(?<=^|[:;] |«)(\p{L}+)(?!\p{L})(?= ?(\p{L}*))/gu;
const NEXT = /(?<=, | [yeo] )(\p{L}+)(?!\p{L})(?= ?([\p{L}.]*))/gu;
const SENTENCE = /(?<=[.?!]”?) /;

/** The imperatives at the beginning of its sentences and clauses, and what is bidden in the same breath. */
export function speakVos(text: string, isBidding = isImperative): string {
  return text
    .split(SENTENCE)
    .map((sentence) => {
      const told = change(sentence, START, isBidding);
      return told === sentence ? sentence : change(told, NEXT, isImperative);
    })
    .join(' ');
}

function change(text: string, where: RegExp, isBidding: (word: string, next: string) => boolean): string {
  return text.replace(where, (said: string, _word: string, next: string) => (isBidding(said.toLowerCase(), next) ? inVos(said) : said));
}

function inVos(said: string): string {
  const vos = toVos(said.toLowerCase());
  if (vos === null) return said;
  return /^\p{Lu}/u.test(said) ? capitalise(vos) : vos;
}
