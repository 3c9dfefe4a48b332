// What the plan says to its reader where the reader is called «vos».
import type { DrawnPack } from '../draw-pack.ts';
import { capitalise } from '../fill-slots.ts';
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

/** What a pack bids its reader and its customers do, whose first word is always an imperative. */
export function bidAsVos(pack: DrawnPack): DrawnPack {
  const bid = (text: string) => speakVos(text, () => true);
  const [one, two, three] = pack.steps.es;
  return {
    ...pack,
    steps: { ...pack.steps, es: [bid(one), bid(two), bid(three)] },
    rivalTest: { ...pack.rivalTest, es: bid(pack.rivalTest.es) },
  };
}

/** The clauses of a pack that tell of somebody: nothing in them is said to the reader. */
export function toldIn({ steps, rivalTest, bankAsk, peak, trough, ...told }: DrawnPack): readonly string[] {
  return spanishIn(told).filter((text) => text !== '');
}

function spanishIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value) return [value.es].flat().filter((text) => typeof text === 'string');
  return Object.values(value).flatMap(spanishIn);
}

function change(text: string, where: RegExp, isBidding: (word: string, next: string) => boolean): string {
  return text.replace(where, (said: string, _word: string, next: string) => (isBidding(said.toLowerCase(), next) ? inVos(said) : said));
}

function inVos(said: string): string {
  const vos = toVos(said.toLowerCase());
  if (vos === null) return said;
  return /^\p{Lu}/u.test(said) ? capitalise(vos) : vos;
}
