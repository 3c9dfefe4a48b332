import type { Language } from '../../language/language.ts';
import { joinSpoken } from './join-spoken.ts';
import type { Numeral } from './numeral.ts';
import { readDigits } from './read-digits.ts';
import { readNumberWords } from './read-number-words.ts';

const SIGN = '(?:us\\$|€|£|\\$|%)';
const JOINED = new RegExp(
  `^ ?(?:${SIGN}|euros?|dollars?|pounds?)? ?(-|a|al|to|y|and|o|or|hasta|up to|till) ?(?:los |las |el |the )?${SIGN}? ?$`,
);
const CHANGE =
  /\b(?:pas|sub|crec|aument|baj|ir|grow|go|went|increas|rais|mov|jump|scal|ris|ramp|llev)\w*(?: \S+){0,3}? (?:de|desde|from) ?(?:[$€£]|us\$)?$/;
/** "42ish". */
const ISH = /^[- ]?ish(?![a-z])/;
const PACK = /\b(?:bonos?|packs?|paquetes?|cajas?|lotes?|abonos?|tarjetas?|docenas?) (?:de|of) $/;
const BETWEEN = /\b(?:entre|between)(?: el| los| las| the ages? of)? ?(?:[$€£]|us\$)?$/;

/** All numbers of a text, in order, ranges joined; the letter of “A$71” is none: 1.500 and 1,500 are thousands in both languages; "between 15 and 20" is one numeral. */
export function findNumbers(text: string, folded: string, language: Language): readonly Numeral[] {
  const words = readNumberWords(folded, language).filter(({ end }) => folded[end] !== '$');
  const singles = [...readDigits(text, folded), ...words].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart = singles.filter((one, at) => singles.slice(Math.max(0, at - 3), at).every(({ end }) => one.start >= end));
  return joinRanges(joinSpoken(apart, folded), folded).map((numeral) => {
    const ish = ISH.exec(folded.slice(numeral.end, numeral.end + 5))?.[0].length ?? 0;
    return ish === 0 ? numeral : { ...numeral, end: numeral.end + ish };
  });
}

function joinRanges(singles: readonly Numeral[], folded: string): readonly Numeral[] {
  const joined: Numeral[] = [];
  for (let at = 0; at < singles.length; at++) {
    const first = singles[at];
    const second = singles[at + 1];
    if (first === undefined) break;
    const relation = second === undefined ? 'apart' : relate(first, second, folded);
    if (second === undefined || relation === 'apart') joined.push(first);
    else if (relation === 'change') joined.push({ ...first, leadsTo: true });
    else {
      const low = first.scale === 1 && second.scale > 1 && first.low * second.scale <= second.high ? first.low * second.scale : first.low;
      joined.push({ ...second, low, start: first.start, isArticle: false, hasDecimals: first.hasDecimals || second.hasDecimals });
      at++;
    }
  }
  return joined;
}

function relate(first: Numeral, second: Numeral, folded: string): 'apart' | 'range' | 'change' {
  if (second.start - first.end > 24) return 'apart';
  const word = JOINED.exec(folded.slice(first.end, second.start))?.[1];
  if (word === undefined) return 'apart';
  // "10 % a los 20 primeros": only one of the two is a share.
  if (folded[first.end + (folded[first.end] === ' ' ? 1 : 0)] === '%' && !/^ ?(?:%|por|per)/.test(folded.slice(second.end))) return 'apart';
  const before = folded.slice(Math.max(0, first.start - 40), first.start);
  // "el bono de diez a 170"
  if ((word === 'a' || word === 'at') && PACK.test(before)) return 'apart';
  const isUp = first.low < second.high;
  if (word === 'y' || word === 'and') return isUp && BETWEEN.test(before) ? 'range' : 'apart';
  if (word === 'o' || word === 'or')
    return isUp && second.high <= first.low * (first.scale === 1 ? second.scale : 1) * 2 ? 'range' : 'apart';
  if (word !== '-' && CHANGE.test(before)) return 'change';
  // «5 a 32 mil», "4 at 2,900": so many, and what each costs.
  if (isEachAt(first, second, word, before)) return 'apart';
  return isUp && second.high <= first.low * second.scale * 25 ? 'range' : 'apart';
}

/** Nobody doubts between five thousand and thirty-two; "from 5 to 32" opens with its word. */
function isEachAt(first: Numeral, second: Numeral, word: string, before: string): boolean {
  const isFew = first.scale === 1 && Number.isInteger(first.low) && first.low >= 2 && first.low <= MOST_THINGS;
  const isFar = second.scale >= THOUSAND && second.high / second.scale > first.low * FAR_APART;
  return (word === 'a' || word === 'at') && isFew && isFar && !FROM.test(before);
}

const MOST_THINGS = 50;
const THOUSAND = 1000;
const FAR_APART = 5;
const FROM = /(?<![a-z])(?:de|desde|from|entre|between)(?: unos| unas| los| las)? ?$/;
