import type { Language } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import { type NumberWord, numberWord, ONES, SCALES } from './number-words.ts';
import type { Numeral } from './numeral.ts';
import { THOUSANDS_AFTER } from './read-digits.ts';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number being read: what is finished, what is open, and the kind of word that came last. */
interface Sum {
  total: number;
  current: number | null;
  rank: NumberWord['rank'] | 'scale' | null;
  scale: number;
  fraction: number;
}

interface Source {
  readonly words: readonly Word[];
  readonly folded: string;
  readonly language: Language;
}

const LINKS: ReadonlySet<string> = new Set(['y', 'and']);
const HALVES: ReadonlySet<string> = new Set(['medio', 'media', 'half']);
const INDEFINITE: ReadonlySet<string> = new Set(['a', 'an']);
const PAIRS: ReadonlySet<string> = new Set(['couple', 'par', 'pair']);

/** Numbers written in words, in either language: "mil quinientos", "thirty five", "medio millón", "twelve fifty" (12.50). */
export function readNumberWords(folded: string, language: Language): readonly Numeral[] {
  const words = [...folded.matchAll(/[a-z]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const source = { words, folded, language };
  const found: Numeral[] = [];
  for (let at = 0; at < words.length; ) {
    const numeral = readQuarter(source, at) ?? (isOpening(source, at) ? readFrom(source, at) : null);
    if (numeral) found.push(numeral.numeral);
    at = numeral ? numeral.next : at + 1;
  }
  return found;
}

const QUARTER =
  /^(?:(?:an? |un )?(?:quarter|cuarto) (?:of a |de |of )?|(?:three quarters|tres cuartos) (?:of a |de ))(?:million|millon)(?![a-z])/;

/** "a quarter of a million". */
function readQuarter({ words, folded }: Source, first: number): { numeral: Numeral; next: number } | null {
  const word = words[first];
  if (word === undefined || !/^(?:an?|un|quarter|cuarto|three|tres)$/.test(word.text)) return null;
  const match = QUARTER.exec(folded.slice(word.start, word.start + 40))?.[0];
  if (match === undefined) return null;
  const value = /^t/.test(match) ? 750_000 : 250_000;
  const end = word.start + match.length;
  const next = words.findIndex(({ start }) => start >= end);
  return {
    numeral: { low: value, high: value, start: word.start, end, isArticle: false, scale: 1e6, hasDecimals: false, leadsTo: false },
    next: next < 0 ? words.length : next,
  };
}

function readFrom(source: Source, first: number): { numeral: Numeral; next: number } | null {
  const { words } = source;
  const word = words[first];
  if (word === undefined) return null;
  const isHalf = HALVES.has(word.text);
  const isOne = ONES.has(word.text) || INDEFINITE.has(word.text);
  const sum: Sum = {
    total: 0,
    current: isHalf ? 0.5 : isOne ? 1 : null,
    rank: isOne && isHyphened(source, first) ? 'unit' : null,
    scale: 1,
    fraction: 0,
  };
  let at = first + (isHalf || isOne ? 1 : 0);
  if (isHalf && words[at]?.text === 'a') at++;
  for (let step = addWord(source, at, sum, first); step > 0; step = addWord(source, at, sum, first)) at += step;
  const isArticle = isOne && at === first + 1;
  if (isHalf && sum.total === 0) return null;
  // "Un millón doscientos": and so many thousands.
  if (
    source.language === 'es' &&
    sum.total >= 1e6 &&
    sum.scale <= 1e6 &&
    sum.rank !== 'scale' &&
    (sum.current ?? 0) >= 100 &&
    sum.current !== null
  )
    sum.current *= 1e3;
  // «Un millón dos»: and so many hundred thousands.
  if (source.language === 'es' && isTenths(source, at, sum)) sum.current = (sum.current ?? 0) * 1e5;
  const value = Math.round((sum.total + (sum.current ?? 0) + sum.fraction) * 1e4) / 1e4;
  const { scale } = sum;
  const wordEnd = words[at - 1]?.end ?? word.end;
  // "Un millón 500", "mil 300": what follows in digits is of the next scale down.
  const isWhole = source.language === 'es' && (scale === 1e6 || scale === 1e3) && value % scale === 0;
  const more = isWhole ? THOUSANDS_AFTER.exec(source.folded.slice(wordEnd, wordEnd + 24)) : null;
  const end = wordEnd + (more?.[0].length ?? 0);
  const size = value + (Number(more?.[1] ?? 0) * scale) / 1e3;
  const numeral = { low: size, high: size, start: word.start, end, isArticle, scale, hasDecimals: sum.fraction > 0, leadsTo: false };
  return { numeral, next: Math.max(at, first + 1) };
}

/** "Twenty-one", «treinta y un»: one more, and no article: "twenty one-hour sessions" are twenty. */
function lastOne({ text, end }: Word, next: Word | undefined, { rank }: Sum, folded: string): NumberWord | null {
  const isOfNext = next !== undefined && folded.slice(end, next.start) === '-';
  return ONES.has(text) && rank === 'ten' && !isOfNext ? { value: 1, rank: 'unit' } : null;
}

/** "One-eighty", "one fifty a head": joined to what follows. */
function isHyphened({ words, folded, language }: Source, at: number): boolean {
  const [here, next] = [words[at], words[at + 1]];
  if (here?.text !== 'one' || next === undefined) return false;
  const isPrice = language === 'en' && numberWord(next.text, language)?.rank === 'ten' && ENDS_PRICE.test(folded.slice(next.end));
  return folded.slice(here.end, next.start) === '-' || (isPrice && folded.slice(here.end, next.start) === ' ');
}

/** What follows counts nothing. */
const ENDS_PRICE =
  /^(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?: ?$| ?[,.;)]| (?:an?|per|each|apiece|for|in|on|and|all in)(?![a-z]))/;

/** A lone unit right after the millions, and nothing that it counts. */
function isTenths({ words, folded }: Source, at: number, { total, scale, rank, current }: Sum): boolean {
  if (total < 1e6 || scale !== 1e6 || rank !== 'unit' || current === null) return false;
  return words[at - 2]?.text !== 'y' && NOTHING_COUNTED.test(folded.slice(words[at - 1]?.end ?? 0));
}

const NOTHING_COUNTED = /^(?: ?$| ?[,.;)]| (?:al mes|mensual\w*|por|cada|pesos|la|el|y)(?![a-z]))/;

/** Adds the word at this place to the number; how many words that took, 0 where the number has ended. */
function addWord({ words, folded, language }: Source, at: number, sum: Sum, first: number): number {
  const here = words[at];
  if (here === undefined || sum.fraction > 0 || (at > first && !isNextTo(words[at - 1], here, folded))) return 0;
  const next = words[at + 1];
  const follows = next !== undefined && isNextTo(here, next, folded);
  // "a couple of hundred"
  const isPair = (here.text === 'of' || here.text === 'de') && PAIRS.has(words[at - 1]?.text ?? '');
  if (isPair && follows && Object.hasOwn(SCALES, next.text)) return addScale(SCALES[next.text] ?? 1, sum) + 1;
  if (LINKS.has(here.text)) {
    if (sum.rank !== null && isHalfScale(words, at)) {
      sum.current = (sum.current ?? 0) + 0.5;
      return 3;
    }
    if (isAndAHalf(words, at) && sum.rank !== null && sum.rank !== 'scale' && sum.scale === 1) {
      sum.fraction = 0.5;
      return 3;
    }
    if (!follows || sum.rank === null || sum.rank === 'unit' || sum.rank === 'teen') return 0;
    if (HALVES.has(next.text) && sum.scale > 1) {
      sum.total += sum.scale / 2;
      return 2;
    }
    // "a grand | and a half"
    if (next.text === 'a' && words[at + 2]?.text === 'half' && sum.scale >= 1e3 && sum.current === null) {
      sum.total += sum.scale / 2;
      return 3;
    }
    const number = numberWord(next.text, language) ?? lastOne(next, words[at + 2], sum, folded);
    // «Un millón y dos hornos»: another number.
    if (sum.rank === 'scale' && number?.rank === 'unit' && language === 'es') return 0;
    return number !== null && canFollow(sum, number) ? addNumber(number, sum) + 1 : 0;
  }
  if (Object.hasOwn(SCALES, here.text)) return addScale(SCALES[here.text] ?? 1, sum);
  const number = numberWord(here.text, language) ?? (language === 'es' ? null : lastOne(here, next, sum, folded));
  if (number === null) return 0;
  if (canFollow(sum, number)) return addNumber(number, sum);
  if (language === 'es' && addHundredsAfterThousands(here.text, number, sum)) return 1;
  return addPence(number, number.rank === 'ten' ? unitAfter({ words, folded, language }, at) : null, sum);
}

/** «Dos quinientos», «veinte ochocientos»: the thousands are left out. */
function addHundredsAfterThousands(word: string, { value, rank }: NumberWord, sum: Sum): boolean {
  const isLeftOut = rank === 'hundred' && value > 100 && !word.startsWith('cient') && sum.total === 0 && (sum.current ?? 100) < 100;
  if (!isLeftOut) return false;
  sum.total = (sum.current ?? 0) * 1e3;
  sum.current = value;
  sum.rank = rank;
  sum.scale = 1e3;
  return true;
}

/** "four | and a half". */
function isAndAHalf(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'and' && words[at + 1]?.text === 'a' && words[at + 2]?.text === 'half';
}

/** "six | and a half | grand". */
function isHalfScale(words: readonly Word[], at: number): boolean {
  const [link, article, half, scale] = words.slice(at, at + 4).map(({ text }) => text);
  return link === 'and' && article === 'a' && half === 'half' && (SCALES[scale ?? ''] ?? 0) >= 1e3;
}

function addScale(scaled: number, sum: Sum): number {
  if (multipliesPair(sum, scaled)) sum.total *= scaled;
  else if (scaled === 100) sum.current = (sum.current ?? 1) * 100;
  else {
    const open = sum.current ?? (sum.total > 0 && scaled > 1e3 ? 0 : 1);
    // "dos mil millones" multiplies what is finished; "mil doscientos" starts afresh after it.
    sum.total = scaled >= 1e6 ? (sum.total + (sum.current ?? (sum.total > 0 ? 0 : 1))) * scaled : sum.total + open * scaled;
    sum.current = null;
  }
  sum.scale = scaled;
  sum.rank = scaled === 100 ? 'hundred' : 'scale';
  return 1;
}

/** "a couple of thousand": the pair itself is multiplied. */
function multipliesPair(sum: Sum, scaled: number): boolean {
  return sum.scale === 2 && sum.current === null && sum.total > 0 && scaled > 2;
}

function addNumber(number: NumberWord, sum: Sum): number {
  sum.current = (sum.current ?? 0) + number.value;
  sum.rank = number.rank;
  return 1;
}

/** "fifty | five", "noventa | y cinco": the unit after the ten at this place, and how many words it takes. */
function unitAfter({ words, folded, language }: Source, at: number): { readonly value: number; readonly length: number } | null {
  const here = words[at];
  const length = words[at + 1]?.text === 'y' ? 2 : 1;
  const last = words[at + length];
  if (here === undefined || last === undefined || !/^[ -](?:y )?$/.test(folded.slice(here.end, last.start))) return null;
  const unit = numberWord(last.text, language);
  return unit?.rank === 'unit' ? { value: unit.value, length } : null;
}

/** "twelve fifty", "dos noventa y cinco": two numbers under a hundred side by side are a price. */
function addPence(number: NumberWord, unit: ReturnType<typeof unitAfter>, sum: Sum): number {
  const isPrice = sum.total === 0 && sum.current !== null && sum.current >= 1 && sum.current < 100 && sum.rank !== null;
  if (!isPrice || number.value < 10 || number.value > 99) return 0;
  sum.fraction = (number.value + (unit?.value ?? 0)) / 100;
  return 1 + (unit?.length ?? 0);
}

function canFollow({ current, rank }: Sum, number: NumberWord): boolean {
  if (current === null || rank === null || rank === 'scale') return rank !== null || current === null;
  if (rank === 'hundred') return number.rank !== 'hundred';
  return rank === 'ten' && number.rank === 'unit';
}

function isOpening({ words, folded, language }: Source, at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined) return false;
  const leadsScale = next !== undefined && Object.hasOwn(SCALES, next.text) && isNextTo(word, next, folded);
  if (word.text.startsWith('cien') || word.text === 'mil') {
    // "por ciento" is a percent sign; "3 mil" belongs to the digits.
    return words[at - 1]?.text !== 'por' && !/[\d)] ?$/.test(folded.slice(Math.max(0, word.start - 2), word.start));
  }
  // "Hundred quid a job", «luca y media».
  if (opensWithScale(words, at)) return true;
  // "Couple a month to begin with"
  if (word.text === 'couple' && next?.text === 'a' && !INDEFINITE.has(words[at - 1]?.text ?? '')) return true;
  if (ONES.has(word.text)) return true;
  if (INDEFINITE.has(word.text)) return language === 'en';
  if (HALVES.has(word.text)) return leadsScale || (next?.text === 'a' && Object.hasOwn(SCALES, words[at + 2]?.text ?? ''));
  return numberWord(word.text, language) !== null;
}

/** A scale of which there is one: before its coin, or before its half. */
function opensWithScale(words: readonly Word[], at: number): boolean {
  const [before = '', word = '', next = '', last = ''] = [words[at - 1], words[at], words[at + 1], words[at + 2]].map((one) => one?.text);
  // «La picadora millón doscientos».
  const isHalved = next === 'y' && HALVES.has(last);
  if (word === 'millon')
    return (isHalved || numberWord(next, 'es')?.rank === 'hundred') && smallNumber(before) === undefined && !/^(?:un|medio)$/.test(before);
  if (/^(?:lucas?|palos?)$/.test(word)) return isHalved && smallNumber(before) === undefined;
  return (
    /^(?:hundred|thousand)$/.test(word) &&
    (COIN_WORD.test(next) || (next === 'and' && (smallNumber(last) ?? 0) >= 10)) &&
    !MANY.test(before) &&
    smallNumber(before) === undefined
  );
}

const COIN_WORD = /^(?:quid|pounds?|bucks|dollars?|euros?)$/;
const MANY = /^(?:a|an|one|few|several|couple|of|many|half|hundred|thousand|and)$/;

function isNextTo(before: Word | undefined, after: Word, folded: string): boolean {
  if (before === undefined) return false;
  const gap = folded.slice(before.end, after.start);
  return gap === ' ' || gap === '-';
}
