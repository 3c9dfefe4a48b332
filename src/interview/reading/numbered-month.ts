// A month counted from the opening: "the sixth month", "month six", «el noveno mes», «el mes 9».
import type { Language } from '../../language/language.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';

const ORDINALS: readonly (readonly [string, number])[] = [
  ['segundo|second|2nd', 2],
  ['tercer|third|3rd', 3],
  ['cuarto|fourth|4th', 4],
  ['quinto|fifth|5th', 5],
  ['sexto|sixth|6th', 6],
  ['septimo|seventh|7th', 7],
  ['octavo|eighth|8th', 8],
  ['noveno|ninth|9th', 9],
  ['decimo|tenth|10th', 10],
  ['undecimo|eleventh|11th', 11],
  ['duodecimo|twelfth|12th', 12],
];
/** «Sexto», "sixth": as a piece of a pattern. */
export const ORDINAL = ORDINALS.map(([words]) => words).join('|');
const MOST = 36;
/** «Once» is eleven in the one language only. */
const countsIn = (language: Language) =>
  [...SMALL_NUMBERS[language]].flatMap(([word, count]) => (count > 1 && count <= MOST ? [word] : [])).join('|');

/** Its words in a folded text, without what stands before them; the month is in one of three groups. */
export const NUMBERED_MONTH = `(?:(${ORDINAL}|\\d{1,2}[oºa]) (?:mes|month)(?! \\d)|(?:mes(?: numero)? (\\d{1,2}|${countsIn('es')})|month(?: number)? (\\d{1,2}|${countsIn('en')})))(?![a-z\\d])`;

/** Which month the groups of a match name; null where they name none. */
export function numberOfMonth([, ordinal, inSpanish, inEnglish]: readonly (string | undefined)[]): number | null {
  const count = inSpanish ?? inEnglish;
  const named = ORDINALS.find(([words]) => ordinal !== undefined && new RegExp(`^(?:${words})$`).test(ordinal))?.[1];
  const month = named ?? smallNumber(count ?? '') ?? Number.parseInt(ordinal ?? count ?? '', 10);
  return Number.isInteger(month) && month > 0 ? month : null;
}
