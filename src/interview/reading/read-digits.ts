import { SCALES } from './number-words.ts';
import type { Numeral } from './numeral.ts';

// Groups by a space first ("12 500"), else digits with any of . , ' between them; what they mean is decided afterwards.
const DIGITS = /(?<![\p{L}\d#@_])(-?)(\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,']\d+)*)(e[+-]?\d+)?/gu;
const ORDINAL = /^(?:º|ª|°|st\b|nd\b|rd\b|th\b|er\b|ero\b|era\b|o\b(?! ?\d))/;
const CLOCK = /^(?::\d|\/\d)/;
const SCALE_WORD =
  /^ ?(mil millones|millones|millon|millions?|mill(?! (?:lane|road|street|hill|close))|thousand|mil|billion|bn|grand|lucas?|palos?|k|m)(?![a-z0-9²])(?:(?<=mill)\.)?/;
const AND_A_HALF = /^ (?:y medi[oa]|and a half)\b/;
/** "2 and a half grand". */
const HALF_SCALE = /^ (?:and a half|y medi[oa]) (grand|k|thousand|mil|millones|million)(?![a-z])/;
/** «8 y media», "3 and a half": a price or a size, where no hour, year or dozen follows; «a las 8 y media» is when. */
const BARE_HALF =
  /^ (?:y medi[oa]|and a half)(?= ?$| ?[,.;:)+€$]| (?:y|and|e|o|or|cada|each|la|el|por|per|a|al|el|euros?|pesos|soles|dolares|pounds|quid|dollars|mas|plus|con|with|de)(?! (?:tarde|noche|manana))(?![a-z]))/;
const AT_HOUR = /(?:^|[^a-z])(?:las|at|from|until|till|hasta|desde)(?: las)? $/;
/** As they are said after the thousands, by their number. */
const HUNDREDS = [
  '',
  'cien',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];
const HUNDREDS_AFTER = new RegExp(`^ (${HUNDREDS.slice(1).join('|')})(?= ?$| ?[,.;:)€$]| (?!y )[a-z])`);
/** "1 palo 800", "2 millones 300": and so many thousands. */
const MILLIONS = /^(?:millon|millones|palos?)$/;
export const THOUSANDS_AFTER = /^ (\d{3})(?![\d.,]\d|\d)(?= ?$| ?[.,;)]| (?:al|por|para|x|entre|y|de|en|mensual\w*|pesos|cada|a)(?![a-z]))/;
const MONEY_BEFORE = /[$€£] ?$/;
const MONEY_AFTER = /^ ?(?:[$€£]|eur|usd|gbp|euros|dollars|pounds|arr\b|mrr\b)/;

/** Numbers written in digits. What cannot be a quantity (an ordinal, a clock time, a fraction, a dotted date) is left out. */
export function readDigits(text: string, folded: string): readonly Numeral[] {
  const found: Numeral[] = [];
  for (const match of folded.matchAll(DIGITS)) {
    const [whole, minus = '', digits = '', exponent = ''] = match;
    const isNegative = minus !== '' && /(?:^|[\s($€£:=])$/.test(folded.slice(0, match.index).slice(-1));
    const start = match.index + (isNegative || minus === '' ? 0 : 1);
    const bodyEnd = match.index + whole.length;
    const value = exponent ? Number(digits.replace(',', '.') + exponent) : valueOfDigits(digits);
    if (value === null || /\d[/:]$/.test(folded.slice(Math.max(0, start - 2), start))) continue;
    const after = folded.slice(bodyEnd, bodyEnd + 24);
    if (ORDINAL.test(after) || CLOCK.test(after)) continue;
    const { scale, extra, length } = scaleOf(text, folded, start, bodyEnd);
    const size = round(value * scale + extra) * (isNegative ? -1 : 1);
    const hasDecimals = !Number.isInteger(value) || (scale === 1 && extra > 0);
    found.push({ low: size, high: size, start, end: bodyEnd + length, isArticle: false, scale, hasDecimals, leadsTo: false });
  }
  return found;
}

/** One separator and exactly three digits after it are thousands in both languages; of two kinds, the last is the decimal one. */
function valueOfDigits(written: string): number | null {
  // «4'500.000»: the apostrophe marks the millions and the other the thousands.
  const digits = written.replace(/^(\d{1,3})'(\d{3})[.,](\d{3})$/, '$1$2$3').replaceAll(/[' ]/g, '');
  const marks = digits.match(/[.,]/g) ?? [];
  const first = marks[0];
  if (first === undefined) return Number(digits);
  const last = digits.lastIndexOf(marks.at(-1) ?? '');
  const isMixed = marks.some((mark) => mark !== first);
  const whole = isMixed ? digits.slice(0, last) : digits;
  const groups = whole.split(/[.,]/);
  const areThousands = groups.length > 1 && groups.slice(1).every((group) => group.length === 3) && /^[1-9]\d{0,2}$/.test(groups[0] ?? '');
  if (isMixed) return areThousands ? Number(`${groups.join('')}.${digits.slice(last + 1)}`) : null;
  if (areThousands) return Number(groups.join(''));
  return marks.length === 1 ? Number(digits.replace(',', '.')) : null;
}

function scaleOf(text: string, folded: string, start: number, end: number): { scale: number; extra: number; length: number } {
  const after = folded.slice(end, end + 40);
  const halved = HALF_SCALE.exec(after);
  if (halved) {
    const scale = /^(?:k|grand|thousand|mil)$/.test(halved[1] ?? '') ? 1e3 : 1e6;
    return { scale, extra: scale / 2, length: halved[0].length };
  }
  const match = SCALE_WORD.exec(after);
  const word = match?.[1];
  if (match === null || word === undefined) {
    const bare = AT_HOUR.test(folded.slice(Math.max(0, start - 12), start)) ? null : BARE_HALF.exec(after);
    return { scale: 1, extra: bare ? 0.5 : 0, length: bare?.[0].length ?? 0 };
  }
  if (word === 'm' && !isMillions(text, folded, start, end + match[0].length)) return { scale: 1, extra: 0, length: 0 };
  const scale =
    word === 'k' ? 1e3 : word === 'm' || word === 'mill' ? 1e6 : word === 'bn' || word === 'mil millones' ? 1e9 : (SCALES[word] ?? 1);
  const rest = after.slice(match[0].length);
  const half = AND_A_HALF.exec(rest);
  if (half) return { scale, extra: scale / 2, length: match[0].length + half[0].length };
  // «2 mil quinientos».
  const hundreds = word === 'mil' ? HUNDREDS_AFTER.exec(rest) : null;
  if (hundreds) return { scale, extra: HUNDREDS.indexOf(hundreds[1] ?? '') * 100, length: match[0].length + hundreds[0].length };
  // "3 mil 500": what follows the thousands adds to them.
  const more = word === 'mil' ? /^ (\d{3})(?![\d.,]\d|\d)/.exec(rest) : MILLIONS.test(word) ? THOUSANDS_AFTER.exec(rest) : null;
  return { scale, extra: more ? (Number(more[1]) * scale) / 1e3 : 0, length: match[0].length + (more?.[0].length ?? 0) };
}

/** "1,2M" and "$3m" are millions; "12 m" and "80 m2" are metres. */
function isMillions(text: string, folded: string, start: number, end: number): boolean {
  const isCapital = text.slice(start, end).trimEnd().endsWith('M');
  return isCapital || MONEY_BEFORE.test(folded.slice(Math.max(0, start - 2), start)) || MONEY_AFTER.test(folded.slice(end, end + 10));
}

/** Undoes binary noise ("1.2" times a million), nothing more. */
function round(value: number): number {
  return Math.abs(value) < 1e12 ? Math.round(value * 1e6) / 1e6 : value;
}
