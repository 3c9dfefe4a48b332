// A month counted from the opening: "the sixth month", "month six", «el noveno mes», «el mes 9».
import type { Language } from '../../language/language.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';

/** From the first on. */
const PLACES = [
  ...['primer|first', 'segundo|second', 'tercer|third', 'cuarto|fourth', 'quinto|fifth', 'sexto|sixth'],
  ...['septimo|seventh', 'octavo|eighth', 'noveno|ninth', 'decimo|tenth', 'undecimo|eleventh', 'duodecimo|twelfth'],
];
/** «Primer», "first", «sexto»: as a piece of a pattern. */
export const SPELLED_PLACE = PLACES.join('|');
/** «Sexto», "sixth", "6th", and not the first: as a piece of a pattern. */
export const ORDINAL = `${PLACES.slice(1).join('|')}|2nd|3rd|(?:[4-9]|1[0-2])th`;
const MOST = 36;
/** «Once» is eleven in the one language only. */
const countsIn = (language: Language) =>
  [...SMALL_NUMBERS[language]].flatMap(([word, count]) => (count > 1 && count <= MOST ? [word] : [])).join('|');

/** Its words in a folded text, without what stands before them; the month is in one of three groups. */
export const NUMBERED_MONTH = `(?:(${ORDINAL}|\\d{1,2}[oºa]) (?:mes|month)(?! \\d)|(?:mes(?: numero)? (\\d{1,2}|${countsIn('es')})|month(?: number)? (\\d{1,2}|${countsIn('en')})))(?![a-z\\d])`;

/** Which month the groups of a match name; null where they name none. */
export function numberOfMonth([, ordinal, inSpanish, inEnglish]: readonly (string | undefined)[]): number | null {
  const count = inSpanish ?? inEnglish;
  const month = spelledPlace(ordinal ?? '') ?? smallNumber(count ?? '') ?? Number.parseInt(ordinal ?? count ?? '', 10);
  return Number.isInteger(month) && month > 0 ? month : null;
}

/** «Primer» is 1, "twelfth" 12; null for any other word. */
export function spelledPlace(word: string): number | null {
  const at = PLACES.findIndex((words) => words.split('|').includes(word));
  return at < 0 ? null : at + 1;
}

const MONTHS_A_YEAR = 12;

/** Which month after the opening a month of the year is, the opening's own being the first. */
export function monthSince(opening: number, month: number): number {
  return ((month - opening + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1;
}
