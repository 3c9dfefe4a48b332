import type { Language } from '../../language/language.ts';
import type { Numeral } from './find-numbers.ts';
import { numberWord, ONES, SCALES } from './number-words.ts';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LINKS: ReadonlySet<string> = new Set(['y', 'and']);
const HALVES: ReadonlySet<string> = new Set(['medio', 'media', 'half']);

/** Numbers written in words, in either language: "mil quinientos", "thirty five", "medio millón", "twelve fifty" (12.50). */
export function readNumberWords(folded: string, language: Language): readonly Numeral[] {
  const words = [...folded.matchAll(/[a-z]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: Numeral[] = [];
  for (let at = 0; at < words.length; ) {
    const numeral = readFrom(words, at, folded, language);
    if (numeral) found.push(numeral.numeral);
    at = numeral ? numeral.next : at + 1;
  }
  return found;
}

function readFrom(words: readonly Word[], first: number, folded: string, language: Language): { numeral: Numeral; next: number } | null {
  const word = words[first];
  if (word === undefined || !isOpening(words, first, folded, language)) return null;
  let total = 0;
  let current: number | null = null;
  let rank = '';
  let scale = 1;
  let fraction = 0;
  let at = first;
  const isHalf = HALVES.has(word.text);
  const isOne = ONES.has(word.text) || word.text === 'a' || word.text === 'an';
  if (isHalf) {
    current = 0.5;
    at++;
    if (words[at]?.text === 'a') at++;
  } else if (isOne) {
    current = 1;
    at++;
  }
  for (; at < words.length; at++) {
    const here = words[at];
    if (here === undefined || (at > first && !isNextTo(words[at - 1], here, folded))) break;
    const step = LINKS.has(here.text) ? 1 : 0;
    const said = words[at + step];
    if (said === undefined || (step === 1 && (current === null || !isNextTo(here, said, folded)))) break;
    if (step === 1 && HALVES.has(said.text) && scale > 1) {
      total += scale / 2;
      at += 2;
      break;
    }
    const isLinkable = step === 0 || rank === 'ten' || rank === 'hundred' || rank === 'scale';
    if (!isLinkable) break;
    const scaled = Object.hasOwn(SCALES, said.text) ? (SCALES[said.text] ?? 1) : null;
    if (scaled !== null && step === 0) {
      if (scaled === 100) current = (current ?? 1) * 100;
      else if (scaled >= 1e6) [total, current] = [(total + (current ?? (total > 0 ? 0 : 1))) * scaled, null];
      else [total, current] = [total + (current ?? 1) * scaled, null];
      scale = scaled;
      rank = scaled === 100 ? 'hundred' : 'scale';
      continue;
    }
    const number = numberWord(said.text, language);
    if (number === null || (number.rank === 'hundred' && language === 'es' && words[at - 1]?.text === 'por')) break;
    if (current !== null && !canFollow(rank, number.rank)) {
      // "twelve fifty": two numbers under a hundred side by side are a price.
      const hasTwo = step === 0 && total === 0 && current >= 1 && current < 100 && number.value >= 10 && rank !== '';
      if (!hasTwo || fraction > 0) break;
      const unit = words[at + 1];
      const last = number.rank === 'ten' && unit && isNextTo(said, unit, folded) ? numberWord(unit.text, language) : null;
      fraction = (number.value + (last?.rank === 'unit' ? last.value : 0)) / 100;
      at += last?.rank === 'unit' ? 2 : 1;
      break;
    }
    current = (current ?? 0) + number.value;
    rank = number.rank;
    at += step;
  }
  const end = words[at - 1]?.end ?? word.end;
  const isArticle = isOne && at === first + 1;
  const value = Math.round((total + (current ?? 0) + fraction) * 1e4) / 1e4;
  const isLoneHalf = isHalf && total === 0 && at <= first + 2;
  if (isLoneHalf || ((word.text === 'a' || word.text === 'an') && isArticle)) return null;
  const numeral = { low: value, high: value, start: word.start, end, isArticle, scale, hasDecimals: fraction > 0, leadsTo: false };
  return { numeral, next: Math.max(at, first + 1) };
}

function isOpening(words: readonly Word[], at: number, folded: string, language: Language): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined) return false;
  // "3 mil", "por ciento": the word belongs to the digits or to the percent sign.
  if (/[\d)] ?$/.test(folded.slice(Math.max(0, word.start - 2), word.start)) || words[at - 1]?.text === 'por') {
    if (word.text.startsWith('cien') || Object.hasOwn(SCALES, word.text)) return false;
  }
  if (word.text === 'mil' || word.text === 'millones') return true;
  if (ONES.has(word.text)) return true;
  const leadsScale = next !== undefined && Object.hasOwn(SCALES, next.text) && isNextTo(word, next, folded);
  if (word.text === 'a' || word.text === 'an') return leadsScale && language === 'en';
  if (HALVES.has(word.text)) return leadsScale || (next?.text === 'a' && Object.hasOwn(SCALES, words[at + 2]?.text ?? ''));
  return numberWord(word.text, language) !== null;
}

function canFollow(before: string, rank: string): boolean {
  if (before === '' || before === 'scale') return true;
  if (before === 'hundred') return rank !== 'hundred';
  return before === 'ten' && rank === 'unit';
}

function isNextTo(before: Word | undefined, after: Word, folded: string): boolean {
  if (before === undefined) return false;
  const gap = folded.slice(before.end, after.start);
  return gap === ' ' || gap === '-';
}
